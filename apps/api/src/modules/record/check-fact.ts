import type { Fact } from '@mathtools/contracts/record';

/** Times before this come from a clock that was reset: the site is younger. */
const earliest = Date.UTC(2020, 0, 1);

/**
 * Returns facts whose times can be right. Others come from a clock that is years behind, or ahead. They become the last
 * milliseconds before the arrival, so that no answer is lost and the facts keep their order.
 */
export function untilArrival<One extends Fact>(facts: readonly One[], arrival: number): readonly One[] {
  const wrong = facts.filter(({ at }) => at < earliest || at > arrival).sort((a, b) => a.at - b.at);
  const times = new Map(wrong.map((fact, index) => [fact, arrival - (wrong.length - 1 - index)]));
  return facts.map((fact) => ({ ...fact, at: times.get(fact) ?? fact.at }));
}

/** Returns true if the server stores a fact differently than it was sent. */
export function isCorrected(sent: Fact, stored: Fact): boolean {
  return JSON.stringify(sent) !== JSON.stringify(stored);
}
