import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { charge } from '../expression/budget.js';
import type { Statement } from '../read/statement.js';
import { expressionsOf, mapped } from './substitute.js';

/**
 * The maximum number of combinations of places and results that are tried when a rule is applied to all parts
 * at once.
 */
const MAX_VARIANTS = 12;

/** Rewrites the expression in one place. Returns no result if the rule doesn't apply there. */
export type Rule = (place: Expression) => readonly Expression[];

/** Returns all expressions in which a rule was applied in one place, outermost places first. */
export function atOnePlace(expression: Expression, rule: Rule): readonly Expression[] {
  charge(1);
  const found: Expression[] = [...rule(expression)];
  if (typeof expression === 'string') return found;
  const [operator, ...operands] = expression;
  for (const [i, operand] of operands.entries())
    for (const changed of atOnePlace(operand, rule)) {
      charge(1);
      found.push([operator, ...operands.map((old, k) => (k === i ? changed : old))]);
    }
  if (operator === '+' || operator === '×') found.push(...inParts(operator, operands, rule));
  return found;
}

/** Applies a rule to pairs of terms or factors in a longer sum or product. */
function inParts(operator: '+' | '×', operands: readonly Expression[], rule: Rule): readonly Expression[] {
  if (operands.length < 3 || operands.length > 6) return [];
  const found: Expression[] = [];
  charge(operands.length ** 2);
  for (const [i, a] of operands.entries())
    for (const [j, b] of operands.entries()) {
      if (j <= i) continue;
      const rest = operands.filter((_, k) => k !== i && k !== j);
      for (const changed of rule([operator, a, b])) found.push([operator, changed, ...rest]);
    }
  return found;
}

/** Applies the first result of a rule in every innermost place. */
export function everywhere(expression: Expression, rule: Rule): Expression {
  if (typeof expression === 'string') return rule(expression)[0] ?? expression;
  const [operator] = expression;
  const inner: Expression = [operator, ...operandsOf(expression).map((operand) => everywhere(operand, rule))];
  return rule(inner)[0] ?? inner;
}

/** Returns all statements in which a rule was applied in one place, and the one in which it was applied everywhere. */
export function inStatement(statement: Statement, rule: Rule): readonly Statement[] {
  const found: Statement[] = [];
  for (const index of expressionsOf(statement).keys()) {
    for (const change of changesAt(statement, index, rule)) found.push(change);
  }
  if (statement.kind === 'or') found.push(...inAllParts(statement, rule));
  if (found.length > 1) found.push(mapped(statement, (expression) => everywhere(expression, rule)));
  return found;
}

/** Applies a rule in the same place of alternatives that have the same form, such as those from ±. */
function inAllParts(statement: Statement & { readonly kind: 'or' }, rule: Rule): readonly Statement[] {
  const found: Statement[] = [];
  for (let variant = 0; variant < MAX_VARIANTS; variant++) {
    const parts = statement.parts.map((part) => {
      if (part.kind !== 'relation') return part;
      const right = atOnePlace(part.right, rule)[variant];
      return right === undefined ? undefined : { ...part, right };
    });
    if (!parts.every((part) => part !== undefined)) break;
    found.push({ kind: 'or', parts });
  }
  return found;
}

function changesAt(statement: Statement, index: number, rule: Rule): readonly Statement[] {
  const expression = expressionsOf(statement)[index] ?? '0';
  return atOnePlace(expression, rule).map((changed) => {
    let i = 0;
    return mapped(statement, (old) => (i++ === index ? changed : old));
  });
}
