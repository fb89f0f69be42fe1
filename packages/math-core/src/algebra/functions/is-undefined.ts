import type { Failure } from '../../result/result.js';

/** Returns whether a failure says that there is no value. */
export function isUndefined({ code }: Failure): boolean {
  return code === 'division-by-zero' || code === 'out-of-range';
}
