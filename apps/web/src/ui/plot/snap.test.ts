import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesIn, stepOf, stepsTo, stepText, upTo } from './snap.js';

it.each([
  [1, 1],
  [0.01, 0.01],
  [0.3, 0.5],
  [0.0012, 0.002],
  [7, 10],
  [199_999, 200_000],
])('the step for %d is %d', (size, step) => {
  expect(stepOf(size)).toBe(step);
});

it.each([
  [7, 0.05, '0.35'],
  [-99, 0.05, '-4.95'],
  [0, 0.05, '0'],
  [-0, 0.01, '0'],
  [3, 0.1, '0.3'],
  [30, 1, '30'],
  [3, 2000, '6000'],
  [10, 0.5, '5'],
])('%d steps of %d are %s', (count, step, text) => {
  expect(stepText(count, step)).toBe(text);
});

it('any step is 1, 2 or 5 times a power of ten, and its multiples have no more decimal places than it has', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      fc.integer({ min: -999, max: 999 }),
      (size, count) => {
        const step = stepOf(size);
        expect(step).toBeGreaterThanOrEqual(size * (1 - 1e-9));
        expect(step).toBeLessThanOrEqual(size * 2.5 * (1 + 1e-9));
        const text = stepText(count, step);
        expect(text).toMatch(/^(0|-?[1-9]\d*|-?\d+\.\d*[1-9])$/);
        expect(Number(text)).toBeCloseTo(count * step, 9);
        expect(stepsTo(Number(text), step)).toBe(count === 0 ? 0 : count);
      },
    ),
  );
});

it('a step moves to the next multiple from any typed value', () => {
  expect(stepsTo(6.53, 0.1, 1)).toBe(66);
  expect(stepsTo(6.53, 0.1, -1)).toBe(65);
  expect(stepsTo(0.3, 0.1, 1)).toBe(4);
  expect(stepsTo(0.3, 0.1, -10)).toBe(-7);
});

it('returns round positions and ranges', () => {
  expect(placesIn(-0.25, 1.75)).toEqual(['-0.2', '0', '0.2', '0.4', '0.6', '0.8', '1', '1.2', '1.4', '1.6']);
  expect(upTo(10, -12, 3)).toEqual([-20, 20]);
  expect(upTo(1, 0.2)).toEqual([-1, 1]);
});
