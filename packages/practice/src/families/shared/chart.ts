import type { Drawing, DrawnShape } from '../../problem.js';
import { dashed, figure, label, segment } from './figure.js';

/** The width of a bar, and the height of one unit of the scale. */
const [BAR, ONE] = [6, 1.25];

/** A bar chart with named bars, or a histogram with the numbers between its bars. */
export interface Chart {
  readonly description: string;
  readonly heights: readonly number[];
  readonly names: readonly string[];
  readonly isHistogram?: boolean;
}

/** Returns a chart with a scale from 0 to 16 with the numbers 0, 4, 8 and so on, and lines at all even numbers. */
export function chartOf({ description, heights, names, isHistogram = false }: Chart): Drawing {
  const gap = isHistogram ? 0 : BAR / 3;
  const width = heights.length * (BAR + gap) + (isHistogram ? BAR / 2 : gap);
  const start = isHistogram ? BAR / 2 : gap;
  const left = (index: number): number => start + index * (BAR + gap);
  const lines = [2, 4, 6, 8, 10, 12, 14, 16].map((n) => dashed([0, n * ONE], [width, n * ONE]));
  const bars = heights.map((height, index): DrawnShape => {
    const [from, to, top] = [left(index), left(index) + BAR, height * ONE];
    return {
      kind: 'polygon',
      points: [
        [from, 0],
        [to, 0],
        [to, top],
        [from, top],
      ],
    };
  });
  return figure(description, [
    segment([0, 0], [width, 0]),
    segment([0, 0], [0, 16 * ONE]),
    ...lines,
    ...bars,
    ...[0, 4, 8, 12, 16].map((n) => label([-2.2, n * ONE], String(n))),
    ...names.map((name, index) => label([left(index) + (isHistogram ? 0 : BAR / 2), -2], name)),
  ]);
}

/** Returns the numbers that the bars of a chart show, from left to right. */
export function heightsIn({ shapes }: Drawing): readonly number[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'polygon' ? [Math.max(...shape.points.map(([, y]) => y)) / ONE] : [],
  );
}
