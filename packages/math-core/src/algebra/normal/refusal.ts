import { MathError } from '../../result/math-error.js';

/** What is thrown where an expression divides by 0 whatever its letters are. */
export function divisionByZero(): MathError {
  return new MathError('expression', 'division-by-zero', 'expression divides by 0.');
}

/** What is thrown where an expression has no real value whatever its letters are: √(-3), ln 0, 0⁰. */
export function undefinedValue(): MathError {
  return new MathError('expression', 'out-of-range', 'expression has no real value.');
}

/** What is thrown for operators without a value, and where the sign of a number stays open. */
export function unsupportedExpression(recognised: string): MathError {
  return new MathError('expression', 'unsupported', `expression can't be worked out here: ${recognised}.`);
}
