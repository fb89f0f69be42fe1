import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

const SLICES = 2000;

/** Adds up thin slices for a volume and thin rings for a surface. */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const [radius = 0, second = 0] = numbersIn(problem);
  const height = /slant/.test(question)
    ? Math.sqrt(second ** 2 - radius ** 2)
    : /volume of/.test(question)
      ? second / radius ** 2
      : second;
  const slant = Math.hypot(radius, height);
  const read = parseExpression(answer.replace(/ [cm]?m[²³]$/, ''));
  const own = realValue(read.ok ? read.value : '0');
  const wanted = measuredBySlices(question, radius, height, slant);
  return {
    values: { r: String(radius), h: String(height), s: String(slant), V: own.toString() },
    faults: [
      ...(Math.abs(own.toNumber() / wanted - 1) < 1e-6 ? [] : [`the answer should be about ${wanted}`]),
      ...(answer.includes('π') ? [] : ['the answer lacks π']),
      ...drawingFaults(problem),
    ],
  };
};

function measuredBySlices(question: string, radius: number, height: number, slant: number): number {
  const isVolume = /its volume/.test(question);
  const circle = Math.PI * radius ** 2;
  const sum = (slice: (part: number) => number): number => {
    let total = 0;
    for (let index = 0; index < SLICES; index++) total += slice((index + 0.5) / SLICES) / SLICES;
    return total;
  };
  if (/cylinder/.test(question))
    return isVolume ? sum(() => circle * height) : 2 * circle + sum(() => 2 * Math.PI * radius * height);
  if (/cone/.test(question))
    return isVolume
      ? sum((part) => circle * part ** 2 * height)
      : circle + sum((part) => 2 * Math.PI * radius * part * slant);
  const across = (part: number): number => radius ** 2 - (radius * (2 * part - 1)) ** 2;
  return isVolume
    ? sum((part) => Math.PI * across(part) * 2 * radius)
    : sum(() => 2 * Math.PI * radius * 2 * radius);
}
