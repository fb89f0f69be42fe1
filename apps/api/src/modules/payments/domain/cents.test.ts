import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOf } from './cents.js';

it.each([
  [19.99, 1999],
  [0.29, 29],
  [1.1, 110],
  [4.35, 435],
  [1e3, 100_000],
  [14, 1400],
  [0.07, 7],
  [-0, 0],
  [2.675, undefined],
  [0.005, undefined],
  [14.990000000000002, undefined],
  [-14.99, undefined],
  [1e21, undefined],
  [1e-7, undefined],
  [2 ** 53, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('reads %d dollars as %s cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

it('reads every amount of whole cents exactly', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), (cents) => {
      const text = String(cents).padStart(3, '0');
      expect(centsOf(Number(`${text.slice(0, -2)}.${text.slice(-2)}`))).toBe(cents);
    }),
  );
});
