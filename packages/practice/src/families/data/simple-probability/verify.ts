import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/** Lists all outcomes one by one and counts the ones that the question asks for. */
export const verify: Verify = (problem) => {
  const [a = 0, b = 0, c = 0] = numbersIn(problem);
  const [top = NaN, bottom = 1] = problem.answer.split(' ')[0]?.split('/').map(Number) ?? [];
  const outcomes = [a, b, c].flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const wanted = outcomes.filter((kind) => kind === 0 || (problem.difficulty === 'medium' && kind === 1));
  const isRight =
    problem.difficulty === 'hard'
      ? Math.abs(top / c - b / a) < 1e-12
      : top * outcomes.length === bottom * wanted.length;
  return { values: {}, faults: isRight ? [] : ['another number of outcomes is favorable'] };
};
