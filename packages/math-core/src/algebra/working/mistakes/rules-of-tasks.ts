import { numberText } from '../../../expression/number-text.js';
import { constantValue } from '../../../expression/constant.js';
import { negate } from '../../../rational/rational.js';
import type { Statement } from '../../read/statement.js';
import type { Operation } from '../operations.js';
import { lettersIn, mapped, substituted } from '../substitute.js';
import type { WrongRule } from './wrong-rules.js';

/** The rules that are meant only in tasks of one kind. In other work, they would take over lines of other rules. */
export const OF_TASKS: Readonly<Partial<Record<Operation, readonly WrongRule[]>>> = {
  remainder: [{ name: 'root-sign-swapped', lines: oppositeSubstituted }],
  'count-solutions': [{ name: 'discriminant-misread', lines: otherSigns }],
};

/** Substitutes the opposite of a number: 2 for x = −2. */
function oppositeSubstituted(before: Statement): readonly Statement[] {
  const [line, value] = before.kind === 'and' ? before.parts : [];
  if (!line || value?.kind !== 'relation' || typeof value.left !== 'string') return [];
  const [letter, number] = [value.left, constantValue(value.right)];
  return number ? [mapped(line, (side) => substituted(side, letter, numberText(negate(number))))] : [];
}

/** Rewrites the number 9 as 0 and as −9, whose signs are different. */
function otherSigns(before: Statement): readonly Statement[] {
  if (before.kind !== 'expression' || lettersIn(before).size > 0) return [];
  const { expression } = before;
  if (typeof expression !== 'string') return [];
  const wrong =
    expression === '0'
      ? ['1', '-1']
      : ['0', expression.startsWith('-') ? expression.slice(1) : `-${expression}`];
  return wrong.map((other) => ({ kind: 'expression', expression: other }));
}
