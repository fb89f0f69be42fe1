import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedIfCertain } from '../testing/oracle.test-support.js';
import { logarithm } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const Exact = Decimal.clone({ precision: 80 });
const short = fc.integer({ min: 1, max: 1e9 }).chain((n) => fc.nat(9).map((places) => n / 10 ** places));
const long = fc.double({ min: Number.MIN_VALUE, max: Number.MAX_VALUE, noNaN: true });
const nearOne = fc.integer({ min: -1000, max: 1000 }).map((n) => 1 + n * 2 ** -52);
const positive = fc.oneof({ arbitrary: short, weight: 3 }, long, nearOne);
const base = positive.filter((n) => n !== 1);

describe('logarithm', () => {
  it('returns the nearest double, as decimal.js has it to 80 digits', () => {
    fc.assert(
      fc.property(base, positive, (a, x) => {
        const oracle = new Exact(x).ln().div(new Exact(a).ln());
        const number = roundedIfCertain(oracle, oracle.abs().times('1e-50'), Number);
        if (number !== undefined) expect(logarithm(a, x)).toBe(number + 0);
      }),
      { numRuns: runs(400) },
    );
  });

  it('is exact for powers: log_a(a^k) = k', () => {
    for (let a = 2; a <= 60; a++) {
      for (let k = 0; a ** k <= 2 ** 53; k++) expect(logarithm(a, a ** k)).toBe(k);
    }
  });

  it('is p ÷ q for log_(c^q)(c^p)', () => {
    for (let c = 2; c <= 7; c++) {
      for (let q = 1; q <= 10; q++) {
        for (let p = 1; p <= 10; p++) expect(logarithm(c ** q, c ** p)).toBe(p / q);
      }
    }
    expect(logarithm(0.1, 1000)).toBe(-3);
    expect(logarithm(10, 1e308)).toBe(308);
    expect(logarithm(1e-300, 1e300)).toBe(-1);
  });

  it.each([
    ['base', 'not-a-number', NaN, 2],
    ['base', 'not-a-number', Infinity, 2],
    ['base', 'out-of-range', 1, 2],
    ['base', 'out-of-range', 0, 2],
    ['value', 'not-a-number', 2, NaN],
    ['value', 'out-of-range', 2, -1],
    ['value', 'out-of-range', 2, -0],
  ])('refuses %s as %s in (%s, %s)', (field, code, a, x) => {
    expect(() => logarithm(a, x)).toThrow(expect.objectContaining({ name: 'MathError', field, code }));
  });
});
