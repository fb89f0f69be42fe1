import type { AnswerFact, Fact } from './fact.js';
import { inOrder } from './order.js';
import { isSubmission, validPlacements } from './outcome.js';

/** Folds facts, which it must get in order. */
interface Folder {
  readonly answer: (fact: AnswerFact) => void;
  readonly place: (known: readonly string[], at: number) => void;
}

/**
 * Returns a function that folds a record. If a record only adds answers to the previous one, the function continues with
 * the previous folder, so that an answer doesn't cost another fold of everything before it. The folder changes with the
 * next call.
 */
export function continuedFold<Kind extends Folder>(
  create: () => Kind,
): (facts: readonly Fact[], now: number) => Kind {
  let previous: { readonly ordered: readonly Fact[]; readonly folder: Kind } | undefined;
  return (facts, now) => {
    const ordered = inOrder(facts, now);
    const folded = previous && addsAnswers(ordered, previous.ordered) ? previous : undefined;
    const folder = folded?.folder ?? create();
    fold(folder, ordered, folded?.ordered.length ?? 0);
    previous = { ordered, folder };
    return folder;
  };
}

/** Returns true if a record is an earlier one and later answers. A placement can change the meaning of earlier facts. */
function addsAnswers(ordered: readonly Fact[], before: readonly Fact[]): boolean {
  return (
    before.every((fact, index) => fact === ordered[index]) &&
    ordered.slice(before.length).every(({ kind }) => kind === 'answer')
  );
}

function fold(folder: Folder, ordered: readonly Fact[], from: number): void {
  const placements = validPlacements(ordered);
  for (const fact of ordered.slice(from))
    if (isSubmission(fact)) folder.answer(fact);
    else if (fact.kind === 'placement' && placements.has(fact)) folder.place(fact.known, fact.at);
}
