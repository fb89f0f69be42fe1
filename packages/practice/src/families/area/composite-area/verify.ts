import { realValue } from '@mathtools/math-core/testing/real-value';
import { parseExpression } from '@mathtools/math-core/expression';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { numbersIn, unexpectedAnswer } from '../../shared/text-numbers.test-support.js';

/**
 * Computes the areas in another way: strips next to the corner, a trapezoid under each half of the roof,
 * decimals of π.
 */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const unit = /\d (c?m)\b/.exec(question)?.[1] ?? '';
  const [a = 0, b = 0, c = 0, d = 0] = numbersIn(problem);
  const found = /corner/.test(question)
    ? unexpectedAnswer(problem, `${(a - c) * b + c * (b - d)} ${unit}²`)
    : /triangle/.test(question)
      ? unexpectedAnswer(problem, `${(a * (b + (b + c))) / 2} ${unit}²`)
      : roundFaults(answer, a, b, /area/.test(question));
  return { values: {}, faults: [...found, ...drawingFaults(problem)] };
};

function roundFaults(answer: string, width: number, height: number, isArea: boolean): readonly string[] {
  const read = parseExpression(answer.replace(/ c?m²?$/, ''));
  if (!read.ok || !/^\(\d+ \+ \d*π\) c?m²?$/.test(answer)) return ['the answer is no sum with π'];
  const wanted = isArea
    ? width * height + (Math.PI * width ** 2) / 8
    : width + 2 * height + (Math.PI * width) / 2;
  return Math.abs(realValue(read.value).toNumber() - wanted) < 1e-9 ? [] : ['the answer is wrong'];
}
