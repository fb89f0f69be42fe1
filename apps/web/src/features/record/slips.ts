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
    const known = mistakeOf(fact);
    if (!known) continue;
    const { why, name = kindOf(why) } = known;
    const key = `${fact.skill} ${name}`;
    slips.set(key, { skill: fact.skill, why, count: (slips.get(key)?.count ?? 0) + 1 });
  }
  return [...slips.values()].sort((a, b) => b.count - a.count);
}

/** Returns the mistake as the server knows it, or as this browser does until the server has graded the answer. */
function mistakeOf({ problem, text, slip, mistake }: AnswerFact): { why: string; name?: string } | undefined {
  if (slip !== undefined) return { why: slip, ...(mistake !== undefined && { name: mistake }) };
  const found = text === '' ? undefined : problemById(problem);
  return found?.ok ? diagnose(text, found.value) : undefined;
}

/** Returns a sentence about a mistake without the numbers and the math of its problem. */
function kindOf(why: string): string {
  return why.replaceAll(/\$[^$]*\$|[\d.,]+/g, '');
}
