import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/**
 * Computes with the angle in radians. The arc is r times the angle, and the area is half of r² times the
 * angle.
 */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const [radius = 0, second = 0] = numbersIn(problem);
  const degrees = /half/.test(question) ? 180 : /quarter/.test(question) ? 90 : second;
  const radians = (degrees * Math.PI) / 180;
  const read = parseExpression(answer.replace(/°| [cm]?m²?$/, ''));
  const own = read.ok ? realValue(read.value).toNumber() : NaN;
  const arc = radius * radians;
  const wanted = /What is the measure/.test(question)
    ? ((second * Math.PI) / radius) * (180 / Math.PI)
    : /area/.test(question)
      ? (radius * arc) / 2
      : /perimeter/.test(question)
        ? arc + radius + radius
        : arc;
  return {
    values: {},
    faults: [
      ...(Math.abs(own - wanted) < 1e-9 ? [] : [`the answer should be ${wanted}`]),
      ...drawingFaults(problem),
    ],
  };
};
