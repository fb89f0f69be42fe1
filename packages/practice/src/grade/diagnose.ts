import { answerText } from '../answer-text.js';
import type { Mistake, Problem } from '../problem.js';
import { type Asked, grade } from './grade.js';

/**
 * The mistake that gives an answer judged wrong, if the problem knows one.
 * @example diagnose('7', { answer: '12', form: { kind: 'number' }, mistakes: [{ answer: '7', why: 'You added: multiply.' }] }) // answer is "7"
 */
export function diagnose(entry: string, problem: Asked & Pick<Problem, 'mistakes'>): Mistake | undefined {
  return problem.mistakes?.find((mistake) => isAnswer(entry, mistake.answer, problem));
}

/** Prints the answers of mistakes, in typed notation, and leaves out those that are right by chance or equal to another's. */
export function distinctMistakes(problem: Asked, mistakes: readonly Mistake[]): readonly Mistake[] {
  const wrong = mistakes
    .map(({ answer, why }) => ({ answer: answerText(answer, problem.form), why }))
    .filter(({ answer }) => !isAnswer(answer, problem.answer, problem));
  return wrong.filter(
    ({ answer }) => wrong.filter((other) => isAnswer(answer, other.answer, problem)).length === 1,
  );
}

/** A whole number and what follows it. */
const WHOLE = /^(-?\d{1,20})(\D*)$/;

/** Whether an entry has the value of an answer, in whichever form. */
function isAnswer(entry: string, answer: string, { form, question }: Asked): boolean {
  const [, own = '', unit] = WHOLE.exec(entry) ?? [];
  const [, wanted = '', itsUnit] = WHOLE.exec(answer) ?? [];
  if (own !== '' && wanted !== '' && unit === itsUnit) return BigInt(own) === BigInt(wanted); // most are, and need no grader
  const verdict = grade(entry, { answer, form, ...(question !== undefined && { question }) });
  return verdict === 'correct' || verdict === 'wrong-form';
}
