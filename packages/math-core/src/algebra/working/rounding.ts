import { compare, type Rational, rational, subtract, add } from '../../rational/rational.js';
import { constantValue } from '../../expression/constant.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { membersOf } from '../real-set/members.js';
import { solutionsOf } from './solutions.js';
import { enclose, signOf } from '../normal/enclose.js';
import { MathError } from '../../result/math-error.js';
import { numberText } from '../../expression/number-text.js';
import { solver } from './solver.js';
import { lettersIn, partsOf } from './substitute.js';
import type { Statement } from '../read/statement.js';

/** Returns the exact values that a statement gives its unknown, or undefined if they can't be found. */
export function valuesOf(statement: Statement, unknown: string): readonly Expression[] | undefined {
  const parts = partsOf(statement);
  const values = parts.map((part) =>
    part.kind === 'relation' &&
    part.relation !== '≠' &&
    part.left === unknown &&
    lettersIn({ kind: 'expression', expression: part.right }).size === 0
      ? part.right
      : undefined,
  );
  if (values.every((value) => value !== undefined)) return values;
  const set = solutionsOf(statement, unknown);
  const members = set && membersOf(set)?.map(({ exact }) => exact);
  return members?.every((value) => value !== undefined) ? members : undefined;
}

/** An exact value, or the ends of an interval that contains a root without an exact form. */
export type Known = Expression | { readonly low: Rational; readonly high: Rational };

/** Returns the values that a statement gives its unknown, some of which may have no exact form. */
export function knownValues(statement: Statement, unknown: string): readonly Known[] | undefined {
  const values = valuesOf(statement, unknown);
  if (values) return values;
  const solved = solver().solve(statement);
  const solution = solved.ok ? solved.value.solution : undefined;
  if (solution?.kind !== 'approximate' || solution.searched || solution.unknown !== unknown) return undefined;
  return solution.roots.map((root): Known => {
    if ('exact' in root) return root.exact;
    const [low, high] = [constantValue(root.low), constantValue(root.high)];
    return low && high ? { low, high } : root.rounded;
  });
}

/** Returns whether a decimal is a value rounded to its last digit, or undefined if that can't be decided. */
export function isRounded(decimal: Expression, value: Known): boolean | undefined {
  const number = constantValue(decimal);
  if (!number) return undefined;
  const half = halfUnit(decimal);
  const above = sideOf(value, add(number, half));
  const below = sideOf(value, subtract(number, half));
  if (above === undefined || below === undefined) return undefined;
  return above <= 0 && below >= 0;
}

/** Returns half a unit of the last digit. */
function halfUnit(decimal: Expression): Rational {
  const text = isNumberText(decimal) ? decimal : '';
  const decimals = text.split('.')[1]?.length ?? 0;
  return rational(1n, 2n * 10n ** BigInt(decimals));
}

function sideOf(value: Known, bound: Rational): number | undefined {
  if (typeof value === 'object' && 'low' in value) {
    if (compare(value.high, bound) <= 0) return -1;
    return compare(value.low, bound) >= 0 ? 1 : undefined;
  }
  const number = constantValue(value);
  if (number) return compare(number, bound);
  try {
    return signOf(enclose(['-', value, numberText(bound)], {}));
  } catch (error) {
    if (error instanceof MathError) return undefined;
    throw error;
  }
}

/** Returns whether decimals are the rounded values of an unknown, with none missing. */
export function areRounded(decimals: readonly Expression[], values: readonly Known[]): boolean | undefined {
  const fits = (decimal: Expression, value: Known): boolean | undefined => isRounded(decimal, value);
  if (decimals.some((decimal) => values.some((value) => fits(decimal, value) === undefined)))
    return undefined;
  return (
    decimals.every((decimal) => values.some((value) => fits(decimal, value))) &&
    values.every((value) => decimals.some((decimal) => fits(decimal, value)))
  );
}
