import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Gives the vertices of the triangle coordinates, and measures the distance between two of them. */
export const verify: Verify = (problem) => {
  const own = answerNumber(problem);
  const [p = 0, q = 0, r = 0] = numbersIn(problem);
  const across = (one: number, other: number, degrees: number): number => {
    const radians = (degrees * Math.PI) / 180;
    return Math.hypot(one - other * Math.cos(radians), other * Math.sin(radians));
  };
  if (problem.difficulty === 'medium') {
    const exact = across(p, q, r);
    const isRight = Math.abs(exact - own) <= 0.05;
    return {
      values: {},
      faults: [...(isRight ? [] : [`the side is ${exact}`]), ...drawingFaults(problem, { sought: exact })],
    };
  }
  const isRight = across(q, r, own - 0.05) <= p && p <= across(q, r, own + 0.05);
  let [low, high] = [0, 180]; // The angle is found by bisection, because the distance grows with it.
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2;
    if (across(q, r, middle) < p) low = middle;
    else high = middle;
  }
  return {
    values: { x: String(low) },
    faults: [...(isRight ? [] : [`the angle is ${low}`]), ...drawingFaults(problem)],
  };
};
