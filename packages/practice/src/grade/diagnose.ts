import type { Mistake } from '../problem.js';
import { generalMistake } from './general-mistakes.js';
import { within } from '../value/work.js';
import { type Asked, grade, MAX_WORK } from './grade.js';

/**
 * Returns the known mistake of a problem that leads to a wrong answer, or a mistake that is common in any
 * problem: a missing π, a wrong sign, a power instead of its exponent, or only one of two unknowns. Finds none for an entry that
 * takes far more work than usual.
 * @example diagnose('7', { answer: '12', form: { kind: 'number' }, mistakes: [{ answer: '7', why: 'You added: multiply.' }] }) // answer is "7"
 */
export function diagnose(entry: string, problem: Asked): Mistake | undefined {
  return within(2 * MAX_WORK, () => {
    const own = problem.mistakes?.find((mistake) => isAnswer(entry, mistake.answer, problem));
    return own ?? generalMistake(entry, problem);
  }).result;
}

/** Tests if an entry has the value of an answer, in any form. */
function isAnswer(entry: string, answer: string, { form, question }: Asked): boolean {
  const verdict = grade(entry, { answer, form, ...(question !== undefined && { question }) });
  return verdict === 'correct' || verdict === 'wrong-form';
}
