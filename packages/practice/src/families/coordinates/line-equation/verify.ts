import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/** Evaluates the line of the answer at three points and checks it against the question. */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const answered = heightOf(answer.replace('y = ', ''));
  const [b, m] = [answered(0), answered(1) - answered(0)];
  const [, given] = /\$y = ([^$]+)\$/.exec(question) ?? [];
  const points = numbersIn({ question: question.replaceAll(/\$y[^$]*\$/g, '') });
  const [first = 0, second = 0, third = 0, fourth = 0] = points;
  const isOn = (x: number, y: number): boolean => Math.abs(answered(x) - y) < 1e-9;
  let [x, y] = [first, second];
  let fits: boolean;
  if (given !== undefined) {
    const line = heightOf(given);
    const slope = line(1) - line(0);
    fits = Math.abs(/parallel/.test(question) ? slope - m : slope * m + 1) < 1e-9;
    fits &&= !isOn(0, line(0));
  } else if (/slope/.test(question)) {
    [x, y] = [second, third];
    fits = Math.abs(first - m) < 1e-9;
  } else fits = isOn(third, fourth) && first !== third;
  const below = /^y = -?x\/(\d)/.exec(answer)?.[1];
  const slopeText = below === undefined ? String(Math.round(m)) : `${m < 0 ? '-' : ''}1/${below}`;
  return {
    values: { x: String(x), y: String(y), b: String(Math.round(b)), m: slopeText },
    faults: fits && isOn(x, y) ? [] : ['the line is another one'],
  };
};

function heightOf(text: string): (x: number) => number {
  const read = parseExpression(text);
  if (!read.ok) throw new Error(read.message);
  return (x) => realValue(read.value, { x: String(x) }).toNumber();
}
