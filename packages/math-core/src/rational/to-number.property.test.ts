import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber, type Rational, rational, toNumber } from './index.js';
import { bitLength } from './integer.js';
import { runs } from '../testing/draws.test-support.js';

function exact(text: string): Rational {
  const result = parseNumber(text);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

// JavaScript parses decimal text to the nearest double (ECMA-262, StringToNumber).
function agrees(text: string): void {
  expect(toNumber(exact(text)), text).toBe(Number(text) || 0);
}

/** Returns the exact value of a double, from its bits. */
function exactDouble(double: number): Rational {
  const [view, bits] = [new DataView(new ArrayBuffer(8)), 0x7ffn];
  view.setFloat64(0, double);
  const raw = view.getBigUint64(0);
  const [exponent, fraction] = [(raw >> 52n) & bits, raw & ((1n << 52n) - 1n)];
  const [mantissa, shift] = exponent === 0n ? [fraction, -1074n] : [fraction | (1n << 52n), exponent - 1075n];
  const size = shift < 0n ? rational(mantissa, 1n << -shift) : rational(mantissa << shift);
  return raw >> 63n === 1n ? rational(-size.numerator, size.denominator) : size;
}

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('toNumber', () => {
  it.each([
    '0',
    '1',
    '-1',
    '0.1',
    '1e22',
    '1e23',
    '9007199254740993',
    '9007199254740991.5',
    '1e308',
    '1e-308',
    '1.7976931348623157e308',
    '1.7976931348623158e308',
    '1.797693134862315807e308',
    '1.797693134862315808e308',
    '1.7976931348623159e308',
    '1e309',
    '-1e309',
    '1e400',
    '2.2250738585072014e-308',
    '2.2250738585072011e-308',
    '4.9e-324',
    '5e-324',
    '2.4703282292062327e-324',
    '2.4703282292062328e-324',
    '7.41e-324',
    '7.42e-324',
    '1e-324',
    '-1e-400',
    '1e-400',
    '6.9294956446009195e15',
    '8.5e-323',
  ])('gives the nearest double to %s', agrees);

  it('returns the nearest double to any decimal text', () => {
    const text = fc
      .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: -360, max: 320 }))
      .map(([digits, exponent]) => `${digits.toString()}e${exponent}`);
    fc.assert(fc.property(text, agrees), { numRuns: runs(2000) });
  });

  it('returns the nearest double among the subnormal ones', () => {
    const text = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: -345, max: -325 }))
      .map(([digits, exponent]) => `${digits.toString()}e${exponent}`);
    fc.assert(fc.property(text, agrees), { numRuns: runs(2000) });
  });

  it('returns every double back from its exact value', () => {
    fc.assert(
      fc.property(finite, (double) => {
        expect(toNumber(exactDouble(double))).toBe(double || 0);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('rounds halfway between two doubles to the even one, and otherwise to the nearer one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 8e307, noNaN: true }), (low) => {
        const view = new DataView(new ArrayBuffer(8));
        view.setFloat64(0, low || 0);
        const bits = view.getBigUint64(0);
        view.setBigUint64(0, bits + 1n);
        const high = view.getFloat64(0);
        const [a, b] = [exactDouble(low), exactDouble(high)];
        const n = a.numerator * b.denominator + b.numerator * a.denominator;
        const d = 2n * a.denominator * b.denominator;
        const even = bits % 2n === 0n ? low : high;
        const fine = 10n ** 50n;
        expect(toNumber(rational(n, d))).toBe(even);
        expect(toNumber(rational(-n, d))).toBe(0 - even);
        expect(toNumber(rational(n * fine + 1n, d * fine))).toBe(high);
        expect(toNumber(rational(n * fine - 1n, d * fine))).toBe(low);
      }),
      { numRuns: runs(500) },
    );
  });

  it('overflows from halfway past the largest double on', () => {
    const halfway = (2n ** 54n - 1n) * 2n ** 970n;
    expect(toNumber(rational(halfway))).toBe(Infinity);
    expect(toNumber(rational(-halfway))).toBe(-Infinity);
    expect(toNumber(rational(halfway * 3n - 1n, 3n))).toBe(Number.MAX_VALUE);
  });

  it('has no negative zero', () => {
    expect(Object.is(toNumber(rational(0n, -5n)), 0)).toBe(true);
    expect(Object.is(toNumber(exact('-1e-400')), 0)).toBe(true);
  });
});

it('bitLength counts binary digits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 300n }), (n) => {
      expect(bitLength(n)).toBe(n.toString(2).length);
    }),
  );
  expect(bitLength(0n)).toBe(0);
});
