import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exactDouble } from '../testing/nearest-double.test-support.js';
import { type DoubleDouble, dividePairs, logarithmPair } from './double-double.js';

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
const ratio = fc.oneof(anyRatio, nearOne, aroundRootTwo).filter(([n, d]) => n !== d);

const exactLn = ([n, d]: Ratio): Decimal => new Exact(n).div(d).ln();

// Decimal reads a double as its shortest text, which is not its value.
function sum(pair: DoubleDouble): Decimal {
  const [high, low] = pair.map(exactDouble).map(([n, d]) => new Exact(n.toString()).div(d.toString()));
  return new Exact(high ?? NaN).plus(low ?? NaN);
}

function relativeError(found: DoubleDouble, exact: Decimal): number {
  return sum(found).minus(exact).div(exact).abs().toNumber();
}

it('gives ln(n ÷ d) within 2^-73 of its value, the low part below an ulp or so', () => {
  fc.assert(
    fc.property(ratio, ([n, d]) => {
      const found = logarithmPair(n, d);
      expect(relativeError(found, exactLn([n, d]))).toBeLessThan(2 ** -73);
      expect(Math.abs(found[1])).toBeLessThan(Math.abs(found[0]) * 2 ** -51);
    }),
    { numRuns: 1000 },
  );
});

it('divides two logarithms within 2^-71 of their quotient', () => {
  fc.assert(
    fc.property(ratio, ratio, (a, b) => {
      const found = dividePairs(logarithmPair(...a), logarithmPair(...b));
      expect(relativeError(found, exactLn(a).div(exactLn(b)))).toBeLessThan(2 ** -71);
    }),
    { numRuns: 500 },
  );
});
