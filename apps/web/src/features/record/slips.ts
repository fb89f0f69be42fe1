import { diagnose, problemById } from '@mathtools/practice';
import type { AnswerFact, Fact } from '@mathtools/practice/record';

/** A typical mistake that a learner made, with the sentence about its latest occurrence. */
export interface Slip {
  readonly skill: string;
  readonly why: string;
  readonly count: number;
}

/** The maximum number of wrong answers, starting with the latest, that are searched for slips. */
const LATEST = 300;

/** Returns the known mistakes behind a learner's wrong answers, the most frequent first. */
export function slipsIn(facts: readonly Fact[]): readonly Slip[] {
  const wrong = facts.filter(
    (fact): fact is AnswerFact => fact.kind === 'answer' && fact.verdict === 'incorrect',
  );
  const slips = new Map<string, Slip>();
  for (const fact of wrong.slice(-LATEST)) {
    const why = whyOf(fact);
    if (why === undefined) continue;
    const key = `${fact.skill} ${kindOf(why)}`;
    slips.set(key, { skill: fact.skill, why, count: (slips.get(key)?.count ?? 0) + 1 });
  }
  return [...slips.values()].sort((a, b) => b.count - a.count);
}

/** Returns the sentence about a mistake: the server's, or the browser's own until the server has graded the answer. */
function whyOf({ problem, text, slip }: AnswerFact): string | undefined {
  if (slip !== undefined || text === '') return slip;
  const found = problemById(problem);
  return found.ok ? diagnose(text, found.value)?.why : undefined;
}

/** Returns a sentence about a mistake without the numbers and the math of its problem. */
function kindOf(why: string): string {
  return why.replaceAll(/\$[^$]*\$|[\d.,]+/g, '');
}
