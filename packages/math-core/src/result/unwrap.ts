import { MathError } from './math-error.js';
import type { Result } from './result.js';

/**
 * Returns the value of a result, for callers who prefer an exception.
 * Throws `MathError` with the field, code and message of a failure.
 * @example unwrap(success(3)) // 3
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new MathError(result.field, result.code, result.message);
}
