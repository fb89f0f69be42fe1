import { MathError } from '../../../result/math-error.js';
import { failure } from '../../../result/result.js';
import { bounded } from '../../polynomial/polynomial.js';
import type { SolvedResult } from '../solved.js';

/** The work limit for one statement. */
const LIMIT = 80_000;

/** Runs a solver with bounded work. A problem that needs more fails with `too-large`. */
export function guarded(run: () => SolvedResult): SolvedResult {
  try {
    return bounded(LIMIT, run);
  } catch (error) {
    if (error instanceof MathError) return failure('equation', 'too-large', error.message);
    throw error;
  }
}
