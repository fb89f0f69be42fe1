import type { Fact } from '@mathtools/contracts/record';
import { grade, type Problem } from '@mathtools/practice';

/** A problem and the skill that it practices. */
export interface FoundProblem {
  problem: Problem;
  skill: string | undefined;
}

/**
 * Returns a fact as it is stored. A time after the arrival becomes the arrival. If the problem is known, the
 * server determines its skill and level and grades the text again. Hints, red marks, tries and times are
 * stored as the client reports them.
 */
export function checkedFact(
  fact: Fact,
  { arrival, find }: { arrival: number; find: (problem: string) => FoundProblem | undefined },
): Fact {
  const at = Math.min(fact.at, arrival);
  if (fact.kind !== 'answer') return { ...fact, at };
  const found = find(fact.problem);
  if (!found) return { ...fact, at };
  const { problem, skill = fact.skill } = found;
  // An empty text means that the learner gave up.
  const verdict = fact.text === '' ? 'incorrect' : grade(fact.text, problem);
  return { ...fact, at, skill, level: problem.difficulty, verdict };
}

/** Returns true if the server stores a fact differently than it was sent. */
export function isCorrected(sent: Fact, stored: Fact): boolean {
  return JSON.stringify(sent) !== JSON.stringify(stored);
}
