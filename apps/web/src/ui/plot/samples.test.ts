import { describe, expect, it } from 'vitest';
import { extremaOf, holeAt, pathOf, refined, samplesOf, type Sample } from './samples.js';

describe('a curve that begins inside the drawing', () => {
  const root = samplesOf((x) => Math.sqrt(2 * x + 3), [-4, 5]).filter(([, height]) =>
    Number.isFinite(height),
  );

  it('starts at the edge of its domain', () => {
    expect(root[0]?.[0]).toBeCloseTo(-1.5, 9);
    expect(root[0]?.[1]).toBeCloseTo(0, 4);
  });

  it('has no kink: its slopes decrease', () => {
    const slopes = root.slice(1).map(([x, y], index) => {
      const [x0 = 0, y0 = 0] = root[index] ?? [];
      return (y - y0) / (x - x0);
    });
    for (const [index, slope] of slopes.slice(1).entries()) expect(slope).toBeLessThan(slopes[index] ?? 0);
  });

  it('ends at the other edge too', () => {
    const all = samplesOf((x) => Math.sqrt(1.3 - x), [-4, 5]).filter(([, y]) => Number.isFinite(y));
    expect(all.at(-1)?.[0]).toBeCloseTo(1.3, 9);
  });
});

describe('holes', () => {
  it.each([
    ['a hole', (x: number) => (x * x - 9) / (x - 3), 3, 6],
    ['a hole on a flat curve', (x: number) => (5 * x) / x, 0, 5],
    ['a hole at an extreme', (x: number) => (x * x * x) / x, 0, 0],
    ['a pole', (x: number) => 1 / (x - 3), 3, undefined],
    ['a double pole', (x: number) => 1 / (x - 3) ** 2, 3, undefined],
    ['a jump', (x: number) => Math.abs(x) / x, 0, undefined],
    ['an edge', (x: number) => Math.sqrt(x) / x, 0, undefined],
    ['a point', (x: number) => x * x, 1, undefined],
  ] as const)('tells %s', (_, of, place, height) => {
    const hole = holeAt(of, place, 8);
    if (height === undefined) expect(hole).toBeUndefined();
    else expect(hole).toBeCloseTo(height, 3);
  });

  it('don’t cut the curve', () => {
    const curve = samplesOf((x) => (x * x - 9) / (x - 3), [-5, 11]);
    const path = pathOf(
      curve,
      (x) => x,
      (y) => y,
      [-5, 15],
    );
    expect(path.match(/M/g)).toHaveLength(1);
  });
});

it('finds the heights of extrema, and none of a line', () => {
  const cubic = extremaOf(samplesOf((x) => x ** 3 - 6 * x ** 2 + 11 * x - 6, [-1.5, 4.5]));
  expect(cubic).toHaveLength(2);
  expect(cubic[0]).toBeCloseTo(2 / Math.sqrt(27), 2);
  expect(cubic[1]).toBeCloseTo(-2 / Math.sqrt(27), 2);
  expect(extremaOf(samplesOf((x) => 2 * x + 3, [-5, 5]))).toEqual([]);
});

describe('a curve in a view far out', () => {
  const UP = [-240, 240] as const;
  const drawn = (of: (x: number) => number) => refined(of, samplesOf(of, [-300, 320]), UP);
  const isSeen = ([, y]: Sample): boolean => y >= UP[0] && y <= UP[1];
  const cuts = (curve: readonly Sample[]): number =>
    curve.filter(([, y], index) => !Number.isFinite(y) && index > 0).length;
  const cubic = (x: number): number => x ** 3 - 6 * x ** 2 + 11 * x - 6;

  it('is steep, but in one piece and without kinks', () => {
    const curve = drawn(cubic);
    expect(cuts(curve)).toBe(0);
    for (const [index, to] of curve.slice(1).entries()) {
      const from = curve[index] ?? [NaN, NaN];
      if (!isSeen(from) || !isSeen(to)) continue;
      const away = [0.25, 0.5, 0.75].map((share) => {
        const [x, y] = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
        return Math.abs(cubic(x) - y);
      });
      expect(Math.max(...away), `of 480 at ${from[0]}`).toBeLessThan(2);
    }
  });

  it.each([
    ['a simple pole', (x: number) => 1 / (x - 2), 1],
    ['a tall pole', (x: number) => 1e6 / (x - 2.3), 1],
    ['a jump', (x: number) => (x < 2 ? -100 : 100), 1],
    ['a double pole', (x: number) => 1 / (x - 2) ** 2, 0],
    ['a steep line', (x: number) => 1e6 * (x - 2.3), 0],
    ['a curve with point symmetry', (x: number) => (x - 2) ** 3, 0],
  ] as const)('separates the sides of %s only', (_, of, count) => {
    expect(cuts(drawn(of))).toBe(count);
  });

  it('has a limited number of points when it oscillates too fast', () => {
    expect(drawn((x) => 200 * Math.sin(1e6 * x)).length).toBeLessThan(5_000);
  });
});
