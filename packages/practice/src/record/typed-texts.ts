import type { AnswerFact, Fact } from './fact.js';

/** The number of days for which the typed text of the last try at a problem is kept. */
export const TEXT_DAYS = 90;

/**
 * Returns facts without the texts that nothing shows anymore: those that are older than {@link TEXT_DAYS} days, and those of
 * earlier tries at the same problem, unless a mistake that isn't named yet may be behind them.
 */
export function withoutOldTexts(facts: readonly Fact[], now: number): readonly Fact[] {
  const last = new Map<string, Fact>();
  for (const fact of facts) if (fact.kind === 'answer') last.set(fact.problem, fact);
  const oldest = now - TEXT_DAYS * 86_400_000;
  const isKept = (fact: AnswerFact): boolean =>
    fact.at > oldest &&
    (last.get(fact.problem) === fact || (fact.verdict === 'incorrect' && fact.slip === undefined));
  return facts.map((fact) =>
    fact.kind !== 'answer' || fact.text === '' || isKept(fact) ? fact : { ...fact, text: '' },
  );
}
