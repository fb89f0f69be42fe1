import type { Fact } from './fact.js';

/**
 * Returns the facts in the order in which they are folded, each once: by the time of the answer, then by id. A time
 * after `now` comes from a clock that was wrong, and counts as `now`. Such facts keep their order.
 */
export function inOrder(facts: readonly Fact[], now: number): readonly Fact[] {
  return merge(facts, []).map((fact) => (fact.at > now ? { ...fact, at: now } : fact));
}

/**
 * Returns the union of two records by id, in order. Neither the order of the records nor the order of their facts
 * matters, and merging a record with itself changes nothing.
 */
export function merge(one: readonly Fact[], other: readonly Fact[]): readonly Fact[] {
  const byId = new Map<string, Fact>();
  for (const fact of [...one, ...other]) {
    const known = byId.get(fact.id);
    byId.set(fact.id, known === undefined ? fact : firstOf(known, fact));
  }
  return [...byId.values()].sort(byTime);
}

function byTime(a: Fact, b: Fact): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

/** Returns the same one of two facts with one id, regardless of their order. Honest browsers never differ. */
function firstOf(one: Fact, other: Fact): Fact {
  return one.at < other.at || (one.at === other.at && textOf(one) <= textOf(other)) ? one : other;
}

function textOf(fact: Fact): string {
  return JSON.stringify(fact, Object.keys(fact).sort());
}
