import { MathError } from './math-error.js';
import { partsOf } from './fields-of.js';
import type { Failure, Result, Success } from './result.js';

/**
 * Returns the value of a result, for callers who prefer an exception.
 * Throws `MathError` with the field, code and message of a failure, and with `empty` for a value that isn't a result.
 * @example unwrap(success(3)) // 3
 */
export function unwrap<T>(result: Result<T>): T {
  if (partsOf(result)['ok'] === true) return (result as Success<T>).value;
  const {
    field = 'result',
    code = 'empty',
    message = 'result is missing.',
  } = partsOf(result) as Partial<Failure>;
  throw new MathError(field, code, message);
}
