import type { Expression } from '../../steps/expression.js';
import { replacedIn, type Values } from '../operations/substitute.js';
import type { Statement } from '../read/statement.js';
import type { WrongRule } from './mistakes/wrong-rules.js';
import { equation, lettersIn, mapped } from './substitute.js';

/** An expression in whose next step letters are replaced. */
export interface Substituted {
  readonly line: Extract<Statement, { kind: 'expression' }>;
  /** The values that the next step substitutes. */
  readonly values?: Values;
  /** The inner function whose value that is, and the number at which it has that value. */
  readonly inner?: { readonly function: Expression; readonly at: Values };
}

/** Returns the lines to which a rule leads, with the values of letters. Substituting can be the mistake. */
export function madeIn(rule: WrongRule, { line, values, inner }: Substituted): readonly Statement[] {
  if (!values) return rule.lines(line);
  const parts = Object.entries(values).map(([letter, value]) => equation(letter, inner?.function ?? value));
  const put = (side: Expression): Expression => replacedIn(side, values);
  const letters = lettersIn(mapped(line, put));
  const made = rule.lines({ kind: 'and', parts: [line, ...parts] });
  const substituted = inner ? made.map((after) => mapped(after, (side) => replacedIn(side, inner.at))) : made;
  return [
    ...rule.lines(line).map((after) => mapped(after, put)),
    ...substituted.filter((after) => [...lettersIn(after)].every((letter) => letters.has(letter))),
  ];
}
