import type { Draft, Family } from './family.js';

/** The number of times that a problem is drawn again, which leaves the answer in one of 60 questions if a draw gives away every fourth answer. */
const MOST_REDRAWS = 2;

/** Checks whether the question contains the answer, if that is one number. */
export function isGivenAway({
  question,
  answer,
  form,
}: Pick<Draft, 'question' | 'answer' | 'form'>): boolean {
  if (!['number', 'numbers', 'fraction', 'rounded'].includes(form.kind)) return false;
  const given: readonly string[] = question.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  return given.includes(answer);
}

/** Returns a family that draws again if the question contains the answer, unless the family allows that. */
export function withHiddenAnswers(family: Family): Family {
  if (family.repeatsAnswers === true) return family;
  return {
    ...family,
    make: (random, difficulty) => {
      let draft = family.make(random, difficulty);
      for (let turn = 0; turn < MOST_REDRAWS && isGivenAway(draft); turn++)
        draft = family.make(random, difficulty);
      return draft;
    },
  };
}
