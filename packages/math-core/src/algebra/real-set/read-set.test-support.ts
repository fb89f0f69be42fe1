import { unwrap } from '../../result/unwrap.js';
import { readStatement } from '../read/read-statement.js';
import type { RealSet } from './set-algebra.js';
import { solutionSet } from './solution-set.js';

/** Returns the solutions of a line in x. */
export function setOf(line: string): RealSet | undefined {
  return solutionSet(unwrap(readStatement(line)), 'x');
}

/** Returns the solutions of a line in x, which must be decidable. */
export function decidedSetOf(line: string): RealSet {
  const set = setOf(line);
  if (!set) throw new Error(`undecided: ${line}`);
  return set;
}
