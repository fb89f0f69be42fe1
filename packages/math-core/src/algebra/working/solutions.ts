import type { RealSet } from '../real-set/set-algebra.js';
import { solutionSet } from '../real-set/solution-set.js';
import { withoutPower } from './high-power.js';
import type { Statement } from '../read/statement.js';

const known = new WeakMap<Statement, Map<string, RealSet | undefined>>();

/** Returns the solutions of a statement in one unknown. They are cached for as long as the statement object exists. */
export function solutionsOf(statement: Statement, unknown: string): RealSet | undefined {
  const own = known.get(statement) ?? new Map<string, RealSet | undefined>();
  known.set(statement, own);
  if (!own.has(unknown)) {
    const set = solutionSet(statement, unknown);
    const lower = set ? undefined : withoutPower(statement);
    own.set(unknown, lower ? solutionSet(lower, unknown) : set);
  }
  return own.get(unknown);
}
