import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Gives the vertices of the right triangle coordinates, and compares directions and lengths. */
export const verify: Verify = (problem) => {
  const own = answerNumber(problem);
  const numbers = numbersIn(problem);
  const degrees = Number(/(\d+)°/.exec(problem.question)?.[1] ?? NaN);
  const [first = 0, second = 0] = numbers.filter(
    (n) => n !== degrees || numbers.filter((one) => one === n).length > 1,
  );
  const direction = (up: number, level: number): number => (Math.atan2(up, level) * 180) / Math.PI;
  const exact = {
    easy: () => Math.sqrt(first ** 2 - (first * Math.cos((degrees * Math.PI) / 180)) ** 2),
    medium: () => first / Math.tan(((90 - degrees) * Math.PI) / 180),
    hard: () => direction(first, second),
  }[problem.difficulty]();
  return {
    values: { x: String(exact) },
    faults: [
      ...(Math.abs(exact - own) <= 0.05 ? [] : [`the answer should be ${exact}`]),
      ...drawingFaults(problem, { sought: exact }),
    ],
  };
};
