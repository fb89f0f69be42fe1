import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Compares the height of the triangle, computed from both sides of it. */
export const verify: Verify = (problem) => {
  const own = answerNumber(problem);
  const [p = 0, q = 0, r = 0] = numbersIn(problem);
  const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
  if (problem.difficulty === 'medium') {
    const height = r * sin(q); // p and q are the angles A and B, and r is side a.
    const exact = height / sin(p);
    const isRight = Math.abs(exact - own) <= 0.05;
    return {
      values: { b: String(exact) },
      faults: [...(isRight ? [] : [`b is ${exact}`]), ...drawingFaults(problem, { sought: exact })],
    };
  }
  const height = q * sin(r); // p and q are the sides a and b, and r is angle A.
  const isRight = p * sin(own - 0.05) <= height && height <= p * sin(own + 0.05);
  const exact = (Math.asin(height / p) * 180) / Math.PI;
  return {
    values: { x: String(exact) },
    faults: [...(isRight ? [] : [`B is ${exact}`]), ...drawingFaults(problem)],
  };
};
