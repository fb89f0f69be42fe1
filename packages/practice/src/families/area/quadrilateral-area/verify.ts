import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { numbersIn, unexpectedAnswer } from '../../shared/text-numbers.test-support.js';

/** Splits a trapezoid into two triangles of the same height. A parallelogram is a sheared rectangle. */
export const verify: Verify = (problem) => {
  const { question } = problem;
  const unit = /\d (c?m)\b/.exec(question)?.[1] ?? '';
  const [first = 0, second = 0, third = 0] = numbersIn(problem);
  if (/parallelogram/.test(question)) {
    return {
      values: { b: String(first), h: String(third) },
      faults: [
        ...unexpectedAnswer(problem, `${first * third} ${unit}²`),
        ...(second > third ? [] : ['the slanted side is shorter than the height']),
        ...drawingFaults(problem),
      ],
    };
  }
  if (!/has an area/.test(question)) {
    const area = (first * third) / 2 + (second * third) / 2;
    const values = { a: String(first), c: String(second), h: String(third) };
    return { values, faults: [...unexpectedAnswer(problem, `${area} ${unit}²`), ...drawingFaults(problem)] };
  }
  const sought = /How far/.test(question) ? first / ((second + third) / 2) : (first / second) * 2 - third;
  return {
    values: { h: String(sought), c: String(sought) },
    faults: [...unexpectedAnswer(problem, `${sought} ${unit}`), ...drawingFaults(problem, { sought })],
  };
};
