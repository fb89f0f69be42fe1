import { expect, it } from 'vitest';
import { decimalsNear } from './digits.js';

it.each([
  [0, 4],
  [7, 4],
  [-0.001, 4],
  [0.000999, 7],
  [-0.00012, 7],
  [1e-5, 8],
  [5e-324, 327],
  [1e300, 4],
  [Infinity, 4],
  [-Infinity, 4],
])('%s shows %i decimals', (number, decimals) => {
  expect(decimalsNear(number)).toBe(decimals);
});
