import { expect, it } from 'vitest';
import { bisect } from './bisect.js';

it('finds the argument of a value, or the nearer end of the range', () => {
  const cube = (x: number): number => x ** 3;
  expect(bisect(cube, 8, [0, 20])).toBeCloseTo(2, 9);
  expect(bisect(cube, -1, [0, 20])).toBeCloseTo(0, 9);
  expect(bisect(cube, 1e6, [0, 20])).toBeCloseTo(20, 9);
});
