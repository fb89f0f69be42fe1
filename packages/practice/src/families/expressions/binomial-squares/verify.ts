import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { sameAsQuestion } from '../../shared/checks.test-support.js';
import { verifyIdentity } from '../../shared/identity.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Expands, squares, or finds the two numbers of the question by trying them. */
export const verify: Verify = (problem) => {
  if (problem.difficulty === 'easy') return verifyIdentity(problem, (answer) => !answer.includes('('));
  if (problem.difficulty === 'medium') return sameAsQuestion(problem);
  const answer = answerNumber(problem);
  const { question } = problem;
  const letters = /\$(\w) \+ (\w) =/.exec(question)?.slice(1) ?? [];
  const numbers = numbersIn({ question: question.replaceAll(/\^2/g, '') });
  const [sum = 0, given = 0] = numbers;
  const isProduct = question.includes(`^2 = ${given}`);
  const [product, squares] = isProduct ? [answer, given] : [given, answer];
  const first = Array.from({ length: sum }, (_, n) => n).find((n) => n * (sum - n) === product) ?? NaN;
  const isRight = first ** 2 + (sum - first) ** 2 === squares;
  return {
    values: { [letters[0] ?? 'a']: String(first), [letters[1] ?? 'b']: String(sum - first) },
    faults: isRight ? [] : ['no two numbers fit'],
  };
};
