import { numberText } from '../../../expression/number-text.js';
import { isSum, productOf, sumOf, termOfProduct, termsOf } from '../../../expression/terms.js';
import * as exact from '../../../rational/rational.js';
import { type Rational, rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { simplestNumber } from '../values/number-form.js';
import type { Board, Found, Sides } from './board.js';
import { partsOf, type Place } from './kind.js';
import { divideBoth, multiplyBoth } from './laws.js';
import { holds } from './polynomial/read-polynomial.js';

/**
 * Divides by the number before the only sum with an exponential function, a logarithm or a high power of a sum:
 * 4(2e^x − 1) = 20, 5((x + 1)³ + 7) = 60.
 */
export function solveScaledSum(
  board: Board,
  { left, right }: Sides,
  places: ReadonlySet<Place>,
): Found | undefined {
  const isHigh = [left, right].some((side) => partsOf(side).some((part) => isHighPower(part, board.unknown)));
  if (!isHigh && !places.has('exponent') && !places.has('logarithm')) return undefined;
  const [whole, number] = holds(right, board.unknown) ? [right, left] : [left, right];
  const scaled = holds(number, board.unknown) ? undefined : (scaledSum(whole) ?? scaledTerms(whole));
  if (!scaled) return undefined;
  const { factor, sum } = scaled;
  const isDivisor = factor.numerator === 1n;
  const inverse = numberText(exact.divide(rational(1n), factor));
  const rest = simplestNumber(['/', number, numberText(factor)]);
  board.line(isDivisor ? multiplyBoth(inverse) : divideBoth(numberText(factor)), sum, rest);
  return board.solve(sum, rest);
}

/** Returns whether an expression is a power such as (x + 1)³, which shouldn't be expanded. */
function isHighPower([operator, base = '0', exponent = '1']: Expression, unknown: string): boolean {
  return operator === '^' && isSum(base) && holds(base, unknown) && Number(exponent) > 2;
}

/** A sum with a numeric factor other than 1. */
interface ScaledSum {
  readonly factor: Rational;
  readonly sum: Expression;
}

/** Reads a product of a number and a sum. */
function scaledSum(whole: Expression): ScaledSum | undefined {
  const { coefficient, factors } = productOf(whole);
  const [only = '1', ...more] = factors.map(withoutParentheses);
  return isSum(only) && more.length === 0 ? ofOther(exact.reduce(coefficient), only) : undefined;
}

/** Reads a sum whose terms have the same numeric factor, up to the sign. */
function scaledTerms(whole: Expression): ScaledSum | undefined {
  const terms = termsOf(whole).map(({ isNegative, body }) => ({ isNegative, ...productOf(body) }));
  const [first, ...more] = terms;
  if (!first || more.length === 0) return undefined;
  const isAlike = terms.every(
    ({ coefficient, factors }) => factors.length > 0 && exact.compare(coefficient, first.coefficient) === 0,
  );
  const one = rational(1n);
  const bare = terms.map(({ isNegative, factors }) => ({
    isNegative,
    body: termOfProduct({ coefficient: one, factors }).body,
  }));
  return isAlike ? ofOther(exact.reduce(first.coefficient), sumOf(bare)) : undefined;
}

function ofOther(factor: Rational, sum: Expression): ScaledSum | undefined {
  return exact.sign(factor) === 0 || exact.compare(factor, rational(1n)) === 0 ? undefined : { factor, sum };
}

function withoutParentheses(expression: Expression): Expression {
  return expression[0] === '()' && typeof expression !== 'string' ? (expression[1] ?? '0') : expression;
}
