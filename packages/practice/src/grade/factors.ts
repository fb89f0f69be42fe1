import { type Rational, divide, exactText, rational, reduce, sign } from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import { greatestCommonDivisor } from '../value/divisor.js';
import type { Term } from '../value/polynomial.js';
import { type Value, valueOf } from '../value/value.js';

const MAX_FACTORS = 20;

/** Splits a product into the values of its factors, repeated for integer powers. Returns undefined if one has no exact value. */
export function factorsOf(expression: Expression): readonly Value[] | undefined {
  const parts = flat(expression);
  const factors = parts.length > MAX_FACTORS ? [undefined] : parts.map(valueOf);
  return factors.every((value) => value !== undefined) ? factors : undefined;
}

/** Returns the factors, but of a power only as many as show that there are too many. */
function flat(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [expression];
  const [operator, ...operands] = expression;
  if (operator === '×' || operator === '()') return operands.flatMap(flat);
  if (operator === 'neg') return ['-1', ...operands.flatMap(flat)];
  const [base = '', exponent] = operands;
  const times =
    operator === '^' && typeof exponent === 'string' && /^\d{1,2}$/.test(exponent) ? Number(exponent) : 0;
  if (times === 0) return [expression];
  const once = flat(base);
  return Array.from({ length: times }, () => once)
    .flat()
    .slice(0, MAX_FACTORS + 1);
}

/** Tests if all coefficients are integers without a common divisor, so no number can be factored out. */
export function isPrimitive({ top, bottom }: Value): boolean {
  const coefficients = [...top.values()].map(({ coefficient }) => reduce(coefficient));
  const isWhole = coefficients.every(({ denominator }) => denominator === 1n);
  return (
    isWhole &&
    bottom.size === 1 &&
    coefficients.map(({ numerator }) => numerator).reduce(greatestCommonDivisor, 0n) === 1n
  );
}

/** Returns a string that is the same for a factor and its multiples. */
export function unitFactor({ top }: Value): string {
  const terms = [...top].sort(([a], [b]) => (a < b ? 1 : -1));
  const leading: Rational = terms[0]?.[1].coefficient ?? rational(1n);
  const scaled = ([key, { coefficient }]: readonly [string, Term]): string =>
    `${exactText(reduce(divide(coefficient, leading)))}*${key}`;
  return sign(leading) === 0 ? '0' : terms.map(scaled).join(' + ');
}
