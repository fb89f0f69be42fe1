import { sign } from '../../../../rational/rational.js';
import { sumOf, type Term } from '../../../../expression/terms.js';
import type { Expression } from '../../../../steps/expression.js';
import { negative, type Radical, rationalOf } from '../../radical/radical.js';
import { radicalExpression } from '../../radical/radical-expression.js';
import type { Polynomial } from './polynomial.js';
import { type PowerTerm, termsOf } from './read-polynomial.js';

/** Options for writing numbers and the unknown. */
export interface Writing {
  readonly unknown: Expression;
  /** True if the problem contains decimals, so the lines keep them. */
  readonly isDecimal?: boolean;
}

/** Writes a number. */
export function numberExpression(
  value: Radical,
  { isDecimal = false }: Pick<Writing, 'isDecimal'>,
): Expression {
  return radicalExpression(value, isDecimal);
}

/** Writes a sum of terms in the given order: 2x² − 3x + 1. */
export function termsExpression(terms: readonly PowerTerm[], writing: Writing): Expression {
  return sumOf(terms.map((term) => termExpression(term, writing)));
}

/** Writes a polynomial with the highest power first. */
export function polynomialExpression(p: Polynomial, writing: Writing): Expression {
  return termsExpression(termsOf(p), writing);
}

function termExpression({ coefficient, degree }: PowerTerm, writing: Writing): Term {
  const [[radicand, factor] = [], second] = coefficient;
  const isNegative = !second && radicand !== undefined && radicand > 0n && !!factor && sign(factor) < 0;
  const size = isNegative ? negative(coefficient) : coefficient;
  const number = numberExpression(size, writing);
  if (degree === 0) return { isNegative, body: number };
  const power = powerExpression(writing.unknown, degree);
  const value = rationalOf(size);
  const isOne = value?.numerator === value?.denominator && value !== undefined;
  return { isNegative, body: isOne ? power : ['×', number, power] };
}

/** Writes a power, omitting the exponent 1. */
export function powerExpression(base: Expression, exponent: number): Expression {
  return exponent === 1 ? base : ['^', base, exponent.toString()];
}
