import { parseNumber } from '../../rational/parse.js';
import { type Rational, reduce, negate, quotient, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';

/** Writes a rational number as an expression: "3", "-2/3". */
export function rationalExpression(value: Rational): string {
  const { numerator, denominator } = reduce(value);
  return denominator === 1n ? numerator.toString() : `${numerator.toString()}/${denominator.toString()}`;
}

/** Writes start + amount × factor, omitting a start of 0 and an amount of 1. */
export function withTerm(start: Rational, amount: Rational, factor: Expression): Expression {
  const isNegative = sign(amount) < 0;
  const size = rationalExpression(isNegative ? negate(amount) : amount);
  const term = timesExpression(size, factor);
  if (sign(start) === 0) return isNegative ? ['neg', term] : term;
  return [isNegative ? '-' : '+', rationalExpression(start), term];
}

/**
 * Writes size × factor for a size > 0. The numerator of a fraction precedes the factor, and the denominator is below
 * both.
 */
function timesExpression(size: string, factor: Expression): Expression {
  const [over = '', under] = size.split('/');
  const product: Expression = over === '1' ? factor : ['×', over, factor];
  return under === undefined ? product : ['/', product, under];
}

/** Returns a quotient of integers in lowest terms. */
export function fraction(numerator: bigint, denominator: bigint): Rational {
  return reduce(quotient(numerator, denominator));
}

/** Parses a rational number and reduces it to lowest terms. */
export function parseRational(text: string): Rational | undefined {
  const number = parseNumber(text);
  return number.ok ? reduce(number.value) : undefined;
}
