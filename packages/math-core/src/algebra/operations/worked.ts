import type { Expression } from '../../steps/expression.js';
import { oncePerExpression } from '../../expression/once.js';
import { divide, rational } from '../../rational/rational.js';
import { unwrap } from '../../result/unwrap.js';
import { type NormalForm, normalForm } from '../normal/normal-form.js';
import { constantOf, lettersOf, type Polynomial, scale } from '../polynomial/polynomial.js';

/** Returns the normal form. Throws a `MathError` if {@link normalForm} fails. */
export const formOf = oncePerExpression((expression): NormalForm => unwrap(normalForm(expression)));

/** Writes the normal form of an expression. Throws a `MathError` if {@link normalForm} fails. */
export function worked(expression: Expression): Expression {
  return formOf(expression).expression;
}

/** Returns the expression as a polynomial in letters with rational coefficients. Returns undefined if it isn't one. */
export function polynomialOf(expression: Expression): Polynomial | undefined {
  const { numerator, denominator } = formOf(expression);
  const divisor = constantOf(denominator);
  if (!divisor || lettersOf(numerator).some((name) => name.startsWith('#'))) return undefined;
  return scale(numerator, divide(rational(1n), divisor));
}
