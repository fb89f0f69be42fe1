import { MathError } from '../../result/math-error.js';
import { charge } from '../budget.js';

/** How much work is left; without an enclosing {@link bounded} each operation is only held to its own limits. */
let left = Infinity;

/**
 * Counts `amount` units of work: about one product of two terms each.
 * Throws `MathError`: `too-large` (expression) where the enclosing {@link bounded} has none left.
 */
export function spend(amount: number): void {
  charge(amount);
  left -= amount;
  if (left < 0) throw tooLarge();
}

/**
 * Runs something that may spend `limit` units of work, and no more than an enclosing call allows.
 * Throws `MathError`: `too-large` (expression) past the limit.
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

/** What is thrown where an expression needs more work, terms, degrees or digits than are computed. */
export function tooLarge(): MathError {
  return new MathError('expression', 'too-large', 'expression is too large to be worked out.');
}
