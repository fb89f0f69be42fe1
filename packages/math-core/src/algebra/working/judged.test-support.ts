import { solve } from '../solve/solve.js';
import { solveSystem } from '../solve/system/system.js';
import { checkWorking as verdictsOn } from './check-working.js';
import type { LineVerdict } from './verdict.js';

/** Checks lines with the solver. */
export function checkWorking(lines: readonly string[]): readonly LineVerdict[] {
  return verdictsOn(lines, { solve, solveSystem });
}
