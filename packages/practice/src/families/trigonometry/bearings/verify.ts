import { labelFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Puts the places on a map whose y-axis points north. */
export const verify: Verify = (problem) => {
  const { question, drawing } = problem;
  const own = answerNumber(problem);
  const [a = 0, b = 0] = numbersIn(problem);
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const faults = drawing ? labelFaults(drawing) : [];
  if (problem.difficulty === 'easy') {
    const isBack =
      Math.abs(Math.cos(radians(own)) + Math.cos(radians(a))) +
        Math.abs(Math.sin(radians(own)) + Math.sin(radians(a))) <
      1e-9;
    return {
      values: { x: String(own) },
      faults: [...(isBack && own < 360 ? [] : ['it isn’t the bearing back']), ...faults],
    };
  }
  if (problem.difficulty === 'medium') {
    const [east, north] = [a * Math.cos(radians(90 - b)), a * Math.sin(radians(90 - b))];
    const exact = question.includes('east') ? east : north;
    return {
      values: { x: String(exact) },
      faults: [...(Math.abs(exact - own) <= 0.05 ? [] : [`the distance is ${exact}`]), ...faults],
    };
  }
  const [x, y] = [question.includes('west') ? -a : a, question.includes('south') ? -b : b];
  const exact = ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360;
  return {
    values: { a: String((Math.atan(a / b) * 180) / Math.PI), x: String(exact) },
    faults: Math.abs(exact - own) <= 0.0501 ? [] : [`the bearing is ${exact}`],
  };
};
