import { MathError } from '../../result/math-error.js';
import { charge } from '../expression/budget.js';

/**
 * Work left for the current call. Outside of {@link bounded} it is infinite, so each operation has only its own limits.
 */
let left = Infinity;

/**
 * Charges `amount` units of work, where one unit is about one product of two terms.
 * Throws `MathError`: `too-large` (expression) if the enclosing {@link bounded} has none left.
 */
export function spend(amount: number): void {
  charge(amount);
  left -= amount;
  if (left < 0) throw tooLarge();
}

/**
 * Runs a function with a budget of `limit` units of work, capped by what the enclosing call has left.
 * Throws `MathError`: `too-large` (expression) if it exceeds the limit.
 */
export function bounded<T>(limit: number, run: () => T): T {
  const before = left;
  const allowed = Math.min(before, limit);
  left = allowed;
  try {
    return run();
  } finally {
    left = before - (allowed - Math.max(left, 0));
  }
}

/** Returns the error for an expression that exceeds the limits on work, terms, degrees or digits. */
export function tooLarge(): MathError {
  return new MathError('expression', 'too-large', 'expression is too large to evaluate.');
}
