import type { Mistake, Problem } from '../problem.js';
import { type Asked, grade } from './grade.js';

/**
 * Returns the known mistake of a problem that leads to a wrong answer, if there is one.
 * @example diagnose('7', { answer: '12', form: { kind: 'number' }, mistakes: [{ answer: '7', why: 'You added: multiply.' }] }) // answer is "7"
 */
export function diagnose(entry: string, problem: Asked & Pick<Problem, 'mistakes'>): Mistake | undefined {
  return problem.mistakes?.find((mistake) => isAnswer(entry, mistake.answer, problem));
}

/** Tests if an entry has the value of an answer, in any form. */
function isAnswer(entry: string, answer: string, { form, question }: Asked): boolean {
  const verdict = grade(entry, { answer, form, ...(question !== undefined && { question }) });
  return verdict === 'correct' || verdict === 'wrong-form';
}
