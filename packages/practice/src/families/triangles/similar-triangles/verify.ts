import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Compares cross products, without a scale factor. */
export const verify: Verify = (problem) => {
  const { question, drawing } = problem;
  const own = answerNumber(problem);
  const n = numbersIn(problem);
  const [first = 0, second = 0, third = 0, , fifth = 0] = n;
  const [factor, isRight] = /smaller one are/.test(question)
    ? [fifth / first, own * first === second * fifth]
    : /stick|post/.test(question)
      ? [third / second, own * second === first * third]
      : /parallel/.test(question)
        ? [second / first, own * second === third * first]
        : /have areas/.test(question)
          ? [own / third, own ** 2 * first === third ** 2 * second]
          : [second / first, own * first ** 2 === third * second ** 2];
  const isDrawn = !/areas? of/.test(question);
  return {
    values: { k: String(factor), h: String(own), x: String(own) },
    faults: [
      ...(isRight ? [] : ['the ratios differ']),
      ...(isDrawn || drawing ? drawingFaults(problem, { sought: own }) : []),
    ],
  };
};
