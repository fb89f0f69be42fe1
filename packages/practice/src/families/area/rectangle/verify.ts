import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { numbersIn, unexpectedAnswer } from '../../shared/text-numbers.test-support.js';

/** Uses the length and width in the text, or searches for the integer width that fits it. */
export const verify: Verify = (problem) => {
  const { question } = problem;
  const unit = /\d (c?m)\b/.exec(question)?.[1] ?? '';
  const [first = 0, second = 0] = numbersIn(problem);
  const fits = (l: number, w: number): boolean => {
    if (/wide\. What/.test(question)) return l === first && w === second;
    if (/longer than/.test(question)) return l - w === first && l + l + w + w === second;
    return l === first && (/area is/.test(question) ? l * w === second : l + w + l + w === second);
  };
  const found = [];
  for (let l = 1; l < 60; l++) for (let w = 1; w < 60; w++) if (fits(l, w)) found.push([l, w] as const);
  const [[l, w] = [0, 0], ...others] = found;
  const expected = /How wide/.test(question)
    ? `${w} ${unit}`
    : /area\?/.test(question)
      ? `${l * w} ${unit}²`
      : `${2 * l + 2 * w} ${unit}`;
  return {
    values: { l: String(l), w: String(w) },
    faults: [
      ...unexpectedAnswer(problem, expected),
      ...(others.length > 0 ? ['more than one rectangle fits'] : []),
      ...drawingFaults(problem, { sought: w }),
    ],
  };
};
