import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Computes the third side and uses Heron’s formula. */
export const verify: Verify = (problem) => {
  const numbers = numbersIn(problem);
  const own = answerNumber(problem);
  const isHard = problem.difficulty === 'hard';
  const [size = 0, ...rest] = isHard ? numbers : [0, ...numbers];
  const sides = isHard ? numbers.slice(-3, -1) : rest;
  const [a = 0, b = 0] = sides;
  const degrees = isHard ? own : (rest[2] ?? 0);
  const heron = (angle: number): number => {
    const c = Math.sqrt(a * a + b * b - 2 * a * b * Math.cos((angle * Math.PI) / 180));
    const s = (a + b + c) / 2;
    return Math.sqrt(s * (s - a) * (s - b) * (s - c));
  };
  const exact = (Math.asin((2 * size) / (a * b)) * 180) / Math.PI;
  const isRight = isHard
    ? heron(own - 0.051) < size && heron(own + 0.051) > size
    : Math.abs(heron(degrees) - own) <= 0.0501;
  return {
    values: { x: String(exact) },
    faults: [...(isRight ? [] : ['the triangle has another area']), ...drawingFaults(problem)],
  };
};
