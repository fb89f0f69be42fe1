import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/** Cuts the solid into thin level slices, and adds their volumes or the areas around them. */
export const verify: Verify = (problem) => {
  const { question, difficulty } = problem;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbersIn(problem);
  const read = parseExpression(problem.answer.replace(/ c?m[²³]$/, ''));
  const own = read.ok ? realValue(read.value).toNumber() : NaN;
  const [isCone, count] = [question.includes('cone'), 2000];
  // The cone of the hard questions is given by its slant side.
  const rise = !isCone ? a : difficulty === 'hard' ? Math.sqrt(c * c - a * a) : c;
  /** Returns the radius at a part of the height of the cone or the half ball. */
  const radius = (part: number): number =>
    isCone ? a * (1 - part) : a * Math.sqrt(Math.max(0, 1 - part * part));
  let [volume, area] = [Math.PI * a * a * b, Math.PI * a * a + 2 * Math.PI * a * b];
  for (let slice = 0; slice < count; slice++) {
    const [low, high] = [radius(slice / count), radius((slice + 1) / count)];
    volume += (Math.PI * (low * low + low * high + high * high) * rise) / 3 / count;
    area += Math.PI * (low + high) * Math.hypot(low - high, rise / count);
  }
  const exact =
    difficulty === 'easy' ? a * b * e - (a - c) * (b - d) * e : difficulty === 'medium' ? volume : area;
  const isRight = Math.abs(own / exact - 1) < 1e-4;
  return {
    values: {},
    faults: [
      ...(isRight ? [] : [`the answer should be about ${exact}`]),
      ...drawingFaults(problem, { isSolid: difficulty === 'easy' }),
    ],
  };
};
