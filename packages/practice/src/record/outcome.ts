import type { AnswerFact, Fact, PlacementFact } from './fact.js';

/**
 * The outcome of an answer: right on the first try, right on the first try but with a hint or a red mark,
 * wrong on the first try, or any later answer to the same problem.
 */
export type Outcome = 'first-try' | 'helped' | 'miss' | 'later';

/** Returns true if a fact is an answer that counts: other verdicts ask the learner to type the answer again. */
export function isSubmission(fact: Fact): fact is AnswerFact {
  return fact.kind === 'answer' && (fact.verdict === 'correct' || fact.verdict === 'incorrect');
}

/** Returns a function that classifies the submissions of a record, which it must get in order. */
export function classifier(): (fact: AnswerFact) => Outcome {
  const tried = new Set<string>();
  return ({ problem, tries, verdict, hints, redMarks }) => {
    const isFirst = tries === 1 && !tried.has(problem);
    tried.add(problem);
    if (!isFirst) return 'later';
    if (verdict !== 'correct') return 'miss';
    return hints === 0 && redMarks === 0 ? 'first-try' : 'helped';
  };
}

/** Returns the placements that count: the last one of each category that wasn't undone. */
export function validPlacements(ordered: readonly Fact[]): ReadonlySet<PlacementFact> {
  const undone = new Set(ordered.flatMap((fact) => (fact.kind === 'undo' ? fact.placement : [])));
  const last = new Map<string, PlacementFact>();
  for (const fact of ordered)
    if (fact.kind === 'placement' && !undone.has(fact.id)) last.set(fact.category, fact);
  return new Set(last.values());
}
