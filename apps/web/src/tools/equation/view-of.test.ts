import { expect, it } from 'vitest';
import { evenSamplesOf } from '../../ui/plot/samples.js';
import { heightsOf } from './view-of.js';

const heights = (of: (x: number) => number, span: readonly [number, number], places: readonly number[]) =>
  heightsOf([evenSamplesOf(of, span), evenSamplesOf(() => places[0] ?? 0, span)], places);

it.each([
  ['x² − 5x + 6 = 0', (x: number) => x * x - 5 * x + 6, [-1.5, 4.5], [0, 0], -0.25],
  ['|x − 2| = 3', (x: number) => Math.abs(x - 2), [-4, 8], [3, 3], 0],
] as const)('%s shows its vertex with room below', (_, of, span, places, vertex) => {
  const [low, high] = heights(of, span, places);
  expect(low).toBeLessThan(vertex - 0.05 * (high - low));
  expect(high).toBeGreaterThan(places[0]);
});

it('doesn’t scale to the highest point next to a pole', () => {
  const [low, high] = heights((x) => 1 / (x - 2) ** 2, [1.3, 2.9], [4, 4]);
  expect(high - low).toBeLessThan(300);
});

it.each([
  ['just above the axis', (x: number) => Math.sqrt(x - 1) + 2, [-1.5, 7.5], true],
  ['far above the axis', (x: number) => Math.sqrt(x) + 10, [-2, 6], false],
] as const)('of a curve %s', (_, of, span, hasAxis) => {
  const [low, high] = heightsOf([evenSamplesOf(of, span)], []);
  expect(low <= 0 && high >= 0).toBe(hasAxis);
});

it('shows the end of a curve', () => {
  const [low] = heightsOf([evenSamplesOf((x) => Math.sqrt(x - 1) + 2, [0, 6])], []);
  expect(low).toBeLessThan(2);
});
