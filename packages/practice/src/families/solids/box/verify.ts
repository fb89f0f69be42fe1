import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { answerNumber, numbersIn, unexpectedAnswer } from '../../shared/text-numbers.test-support.js';

/** Adds the six faces one by one, and searches for the integer edge that fits. */
export const verify: Verify = (problem) => {
  const { question } = problem;
  const unit = /\d (c?m)\b/.exec(question)?.[1] ?? '';
  const [first = 0, second = 0, third = 0] = numbersIn(problem);
  const surface = (l: number, w: number, h: number): number => l * w + l * w + l * h + l * h + w * h + w * h;
  const edge = (fits: (h: number) => boolean): number =>
    Array.from({ length: 40 }, (_, h) => h + 1).find(fits) ?? 0;
  const values = {
    l: first,
    w: second,
    h: third,
    V: first * second * third,
    a: edge((a) => surface(a, a, a) === first),
  };
  let expected: string;
  if (/cube/.test(question)) expected = `${values.a ** 3} ${unit}³`;
  else if (/its volume\?/.test(question)) expected = `${first * second * third} ${unit}³`;
  else if (/its surface area\?/.test(question)) expected = `${surface(first, second, third)} ${unit}²`;
  else {
    values.h = /volume of/.test(question)
      ? edge((h) => second * third * h === first)
      : edge((h) => surface(first, second, h) === third);
    expected = `${values.h} ${unit}`;
  }
  return {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    faults: [
      ...unexpectedAnswer(problem, expected),
      ...drawingFaults(problem, { sought: answerNumber(problem), isSolid: true }),
    ],
  };
};
