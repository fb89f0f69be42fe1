import { alongside, through, withSlope } from '../plane/line.js';
import type { Result } from '../../result/result.js';
import type { Answered } from '../functions/answered.js';
import { readLine } from './line-text.js';

/** Answers "line through (1, 2) and (3, 8)", "slope of (1, 2) and (3, 8)", and "line through (1, 2) with slope 3". */
export function answerLine(typed: string, field: string): Result<Answered> | undefined {
  const asked = readLine(typed, field);
  if (!asked?.ok) return asked;
  const { points, slope, start, to, isSlope } = asked.value;
  const [first, second] = points;
  if (first && second) return through(first, second, { field, isSlope });
  if (slope !== undefined) return withSlope(first ?? ['0', start ?? '0'], { slope, asked: asked.value });
  return first && to ? alongside(first, { to, asked: asked.value, field }) : undefined;
}
