import { operandsOf } from '../../expression/rewrite.js';
import { OutOfWork } from '../expression/budget.js';
import { MathError } from '../../result/math-error.js';
import type { Expression } from '../../steps/expression.js';
import { haveSameForm } from '../normal/identical.js';
import { signOfValue } from '../normal/value-sign.js';
import { type Complex, complexValue } from '../operations/complex-arithmetic.js';
import type { Statement } from '../read/statement.js';
import { expressionsOf } from './substitute.js';

/** Runs a check. A value that can't be found leaves the line undecided. */
export function decided<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof MathError || error instanceof OutOfWork) return undefined;
    throw error;
  }
}

/** Evaluates an expression with i. Throws `MathError` as {@link complexValue} does. */
export const valueOf = (expression: Expression): Complex => complexValue(expression).value;

export const ZERO: Complex = { re: '0', im: '0' };

/** Returns whether an expression contains the imaginary unit, or a letter i. */
export function hasUnit(expression: Expression): boolean {
  return expression === 'i' || operandsOf(expression).some(hasUnit);
}

/** Returns whether a statement contains the imaginary unit, or a letter i. */
export function hasUnitIn(statement: Statement): boolean {
  return expressionsOf(statement).some(hasUnit);
}

/** Writes a complex number as a sum. */
export const written = ({ re, im }: Complex): Expression => ['+', re, ['×', im, 'i']];

/** Returns whether two complex numbers are equal. Returns undefined if that can't be decided. */
export function areSame(a: Complex, b: Complex): boolean | undefined {
  const equal = ([one, other]: readonly [Expression, Expression]): boolean | undefined => {
    if (haveSameForm(one, other)) return true;
    const sign = signOfValue(['-', one, other]);
    return sign === undefined ? undefined : sign === 0;
  };
  const [re, im] = [equal([a.re, b.re]), equal([a.im, b.im])];
  if (re === false || im === false) return false;
  return re === undefined || im === undefined ? undefined : true;
}
