import { MathError } from '../../result/math-error.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';

/** Returns the error for an expression that divides by 0 for all values of its letters. */
export function divisionByZero(): MathError {
  return new MathError('expression', 'division-by-zero', 'expression divides by 0.');
}

/** Returns the error for an expression without a real value for any values of its letters: √(−3), ln 0, 0⁰. */
export function undefinedValue(): MathError {
  return new MathError('expression', 'out-of-range', 'expression has no real value.');
}

/** Returns the error for the logarithm of a number that isn't positive: ln 0, log (−4). */
export function undefinedLogarithm(logarithm: Expression, argument: Expression): MathError {
  const [shown, value] = [logarithm, argument].map((each) => expressionText(each));
  const message = `${shown ?? ''} is undefined for real numbers, because ${value ?? ''} isn't positive.`;
  return new MathError('expression', 'out-of-range', message);
}

/** Returns the error for an unsupported operator, or for a number whose sign can't be decided. */
export function unsupportedExpression(recognised: string): MathError {
  return new MathError('expression', 'unsupported', `expression isn't supported here: ${recognised}.`);
}
