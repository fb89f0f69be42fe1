import type { Fact } from '@mathtools/practice/record';

/** The local storage key for problems that were solved before solved problems were part of the record. */
const KEY = 'pack-solved';

/** Returns the ids of the problems that are solved in a record, or that this browser stored as solved in a pack. */
export function solvedIn(facts: readonly Fact[], pack: string): ReadonlySet<string> {
  const right = facts.flatMap((fact) =>
    fact.kind === 'answer' && fact.verdict === 'correct' ? fact.problem : [],
  );
  return new Set([...storedIn(pack), ...right]);
}

/** Returns the stored ids. Anything else in storage counts as none. */
function storedIn(pack: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const ids = (stored as Readonly<Record<string, unknown>> | null)?.[pack];
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
