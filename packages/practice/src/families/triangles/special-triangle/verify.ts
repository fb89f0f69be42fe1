import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** Computes with sines instead of the squares of the family. */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const read = parseExpression(answer.replace(/ [cm]?m²?$/, ''));
  const own = read.ok ? realValue(read.value) : undefined;
  const length = numbersIn({ question: question.replaceAll(/\d+°/g, '') });
  const [n = /\$√3\$/.test(question) ? 1 : NaN] = length;
  const wanted = soughtIn(question, n);
  const isRight = own !== undefined && Math.abs(own.toNumber() - wanted) < 1e-9;
  const shortest = /longer leg is/.test(question) ? n : n / 2;
  const height = (n * Math.sqrt(3)) / 2;
  const isArea = /area/.test(question);
  return {
    values: {
      a: /two 45° angles/.test(question) ? String(own) : String(shortest),
      b: String(own),
      c: /ramp|opposite/.test(question) ? String(n) : String(own),
      ...(isArea ? { h: realValue(['×', String(n / 2), ['√', '3']]).toString() } : {}),
    },
    faults: [
      ...(isRight ? [] : [`the answer should be ${wanted}`]),
      ...(isArea && Math.abs(height * n - 2 * wanted) > 1e-9 ? ['the area does not fit the height'] : []),
      ...drawingFaults(problem, { sought: wanted }),
    ],
  };
};

function soughtIn(question: string, n: number): number {
  if (/square has|legs of/.test(question)) return n / Math.sin(degrees(45));
  if (/two 45° angles/.test(question)) return n * Math.sin(degrees(45));
  if (/area/.test(question)) return (n * n * Math.sin(degrees(60))) / 2;
  if (/ramp|opposite/.test(question)) return n * Math.sin(degrees(30));
  if (/longer leg is/.test(question)) return (n * Math.sqrt(3)) / Math.sin(degrees(60));
  return /hypotenuse is/.test(question) ? n * Math.sin(degrees(60)) : n * Math.tan(degrees(60));
}
