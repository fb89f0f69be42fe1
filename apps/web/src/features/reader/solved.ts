import type { Fact } from '@mathtools/practice/record';
import { keyFor, readText } from '../learners/storage.js';

/** The local storage key for problems that were solved before solved problems were part of the record. */
const KEY = 'pack-solved';

/** Returns the ids of the problems that are solved in a learner's record, or that this browser stored as solved in a pack. */
export function solvedIn(learner: string, facts: readonly Fact[], pack: string): ReadonlySet<string> {
  const right = facts.flatMap((fact) =>
    fact.kind === 'answer' && fact.verdict === 'correct' ? fact.problem : [],
  );
  return new Set([...storedIn(learner, pack), ...right]);
}

/** Returns the stored ids. Anything else in storage counts as none. */
function storedIn(learner: string, pack: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readText(keyFor(KEY, learner)) ?? '{}');
    const ids = (stored as Readonly<Record<string, unknown>> | null)?.[pack];
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
