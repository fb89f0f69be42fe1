import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exactDouble } from '../testing/nearest-double.test-support.js';
import { type Pair, dividePairs, logarithmPair, roundedPair } from './pair.js';
import { runs } from '../testing/draws.test-support.js';

type Ratio = readonly [n: number, d: number];

const Exact = Decimal.clone({ precision: 60 });

const whole = fc
  .integer({ min: 0, max: 53 })
  .chain((bits) => fc.maxSafeInteger().map((n) => (Math.abs(n) % 2 ** bits) + 1));
const anyRatio: fc.Arbitrary<Ratio> = fc.tuple(whole, whole);
const nearOne: fc.Arbitrary<Ratio> = fc
  .tuple(whole, fc.integer({ min: 1, max: 1000 }))
  .map(([n, more]) => [Math.min(n + more, 2 ** 53), n]);
const aroundRootTwo: fc.Arbitrary<Ratio> = fc
  .tuple(fc.integer({ min: 1e6, max: 1e15 }), fc.double({ min: 0.7, max: 1.42, noNaN: true }))
  .map(([d, factor]) => [Math.round(d * factor), d]);
const tiny: fc.Arbitrary<Ratio> = fc
  .tuple(fc.integer({ min: 1, max: 1e15 }), fc.integer({ min: 15, max: 22 }))
  .map(([n, places]) => [n, 10 ** places]);
const ratio = fc.oneof(anyRatio, nearOne, aroundRootTwo, tiny).filter(([n, d]) => n !== d);

const exactLn = ([n, d]: Ratio): Decimal => new Exact(n).div(d).ln();

// Decimal reads a double as its shortest text, not as its value.
function sum(pair: Pair): Decimal {
  const [high, low] = pair.map(exactDouble).map(([n, d]) => new Exact(n.toString()).div(d.toString()));
  return new Exact(high ?? NaN).plus(low ?? NaN);
}

function relativeError(found: Pair, exact: Decimal): number {
  return sum(found).minus(exact).div(exact).abs().toNumber();
}

it('returns ln(n ÷ d) within 2^-62 of its value, the high part a float', () => {
  fc.assert(
    fc.property(ratio, ([n, d]) => {
      const found = logarithmPair(n, d);
      expect(relativeError(found, exactLn([n, d]))).toBeLessThan(2 ** -62);
      expect(relativeError(found, exactLn([n, d]))).toBeLessThan(found[2]);
      expect(found[0]).toBe(Math.fround(found[0]));
      expect(Math.abs(found[1])).toBeLessThan(Math.abs(found[0]) * 2 ** -23);
    }),
    { numRuns: runs(1000) },
  );
});

it('divides two logarithms within 2^-61 of their quotient', () => {
  fc.assert(
    fc.property(ratio, ratio, (a, b) => {
      const found = dividePairs(logarithmPair(...a), logarithmPair(...b));
      expect(relativeError(found, exactLn(a).div(exactLn(b)))).toBeLessThan(2 ** -61);
      expect(relativeError(found, exactLn(a).div(exactLn(b)))).toBeLessThan(found[2]);
    }),
    { numRuns: runs(500) },
  );
});

it('returns 0 for 1', () => {
  expect(logarithmPair(7, 7)).toEqual([0, 0, NaN]);
});

it('computes the logarithms of most numbers to far more digits than a double has', () => {
  const errors = Array.from({ length: 1000 }, (_, i) => logarithmPair(i + 2, 1)[2]);
  expect(errors.filter((error) => error < 2 ** -64).length).toBeGreaterThan(900);
});

const NARROW = 2 ** -60;
it.each([
  [[1, 2 ** -54, NARROW], 1],
  [[-1, -(2 ** -54), NARROW], -1],
  [[1, 2 ** -53 + 2 ** -59, NARROW], 1 + 2 ** -52],
  [[3.5, -(2 ** -53), NARROW], 3.5],
  [[1, 2 ** -53 + 2 ** -61, NARROW], undefined],
  [[1, 2 ** -53 + 2 ** -61, 2 ** -62], 1 + 2 ** -52],
  [[1, 2 ** -53, NARROW], undefined],
  [[-1, 2 ** -61 - 2 ** -53, NARROW], undefined],
  [[NaN, NaN, NARROW], undefined],
  [[1, 0, NaN], undefined],
] as const)('rounds the pair %s where it is sure', (pair, number) => {
  expect(roundedPair(pair)).toBe(number);
});
