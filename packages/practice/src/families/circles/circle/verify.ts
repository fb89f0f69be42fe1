import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/** Compares decimals. The circumference is the derivative of the area. */
export const verify: Verify = (problem) => {
  const { question, answer, form, drawing } = problem;
  const [first = 0, second = 0] = numbersIn(problem);
  const area = (radius: number): number => Math.PI * radius ** 2;
  const radius = /diameter/.test(question)
    ? first / 2
    : /an area of/.test(question)
      ? Math.sqrt(first)
      : first;
  const wanted = /ring/.test(question)
    ? area(first) - area(second)
    : /its area/.test(question)
      ? area(radius)
      : (area(radius + 0.5) - area(radius - 0.5)) / 1;
  const read = parseExpression(answer.replace(/ [cm]?m²?$/, ''));
  const own = read.ok ? realValue(read.value).toNumber() : NaN;
  const tolerance = form.kind === 'rounded' ? 0.05 : 1e-9;
  return {
    values: { r: String(radius), d: String(2 * radius) },
    faults: [
      ...(Math.abs(own - wanted) <= tolerance ? [] : [`the answer should be ${wanted}`]),
      ...(form.kind === 'rounded' || answer.includes('π') ? [] : ['the answer lacks π']),
      ...(/an area of/.test(question) && !drawing ? [] : drawingFaults(problem)),
    ],
  };
};
