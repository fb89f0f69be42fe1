import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { numbersIn, unexpectedAnswer } from '../../shared/text-numbers.test-support.js';

/** Computes areas with Heron's formula or as half of base times height, depending on the text. */
export const verify: Verify = (problem) => {
  const { question } = problem;
  const unit = /\d (c?m|mm)\b/.exec(question)?.[1] ?? '';
  const [first = 0, second = 0] = numbersIn(problem);
  if (/isosceles/.test(question)) {
    const side = /perimeter/.test(question) ? (second - first) / 2 : second;
    const half = side + first / 2;
    const area = Math.sqrt(half * (half - side) ** 2 * (half - first));
    const values = { h: String((2 * area) / first) };
    return { values, faults: [...unexpectedAnswer(problem, `${area} ${unit}²`), ...drawingFaults(problem)] };
  }
  if (/area of/.test(question)) {
    const sought = (2 * first) / second;
    const values = { h: String(sought), b: String(sought) };
    return {
      values,
      faults: [...unexpectedAnswer(problem, `${sought} ${unit}`), ...drawingFaults(problem, { sought })],
    };
  }
  const values = { b: String(first), h: String(second) };
  return {
    values,
    faults: [...unexpectedAnswer(problem, `${(first * second) / 2} ${unit}²`), ...drawingFaults(problem)],
  };
};
