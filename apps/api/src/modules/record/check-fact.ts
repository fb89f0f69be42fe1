import type { Fact } from '@mathtools/contracts/record';
import { grade, type Problem } from '@mathtools/practice';

/** A problem and the skill that it practices. */
export interface FoundProblem {
  problem: Problem;
  skill: string | undefined;
}

/**
 * Returns a fact as it is stored, without its time. If the problem is known, the server determines its ID, skill and
 * level and grades the text again. Hints, red marks, tries and times are stored as the client reports them.
 */
export function checkedFact(fact: Fact, find: (problem: string) => FoundProblem | undefined): Fact {
  if (fact.kind !== 'answer') return fact;
  const found = find(fact.problem);
  if (!found) return fact;
  const { problem, skill = fact.skill } = found;
  // An empty text means that the learner gave up.
  const verdict = fact.text === '' ? 'incorrect' : grade(fact.text, problem);
  return { ...fact, problem: problem.id, skill, level: problem.difficulty, verdict };
}

/** Times before this come from a clock that was reset: the site is younger. */
const earliest = Date.UTC(2020, 0, 1);

/**
 * Returns facts whose times can be right. Others come from a clock that is years behind, or ahead. They become the last
 * milliseconds before the arrival, so that no answer is lost and the facts keep their order.
 */
export function untilArrival(facts: readonly Fact[], arrival: number): readonly Fact[] {
  const wrong = facts.filter(({ at }) => at < earliest || at > arrival).sort((a, b) => a.at - b.at);
  const times = new Map(wrong.map((fact, index) => [fact, arrival - (wrong.length - 1 - index)]));
  return facts.map((fact) => ({ ...fact, at: times.get(fact) ?? fact.at }));
}

/** Returns true if the server stores a fact differently than it was sent. */
export function isCorrected(sent: Fact, stored: Fact): boolean {
  return JSON.stringify(sent) !== JSON.stringify(stored);
}
