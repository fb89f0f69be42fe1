import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseNumber } from '../rational/index.js';
import { fromThese } from '../testing/inputs.test-support.js';
import { printedFaults } from '../testing/printed-faults.test-support.js';
import { ARITHMETIC_OPERATIONS } from '../arithmetic/index.js';
import { calculateFractions, repeatingDecimal } from './index.js';
import { writtenFraction } from './written-fraction.test-support.js';
import { runs } from '../testing/draws.test-support.js';

interface Whole {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The operations by the textbook rules, with the product of the denominators. */
const BY_HAND = {
  add: (a: Whole, b: Whole) => [
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  ],
  subtract: (a: Whole, b: Whole) => [
    a.numerator * b.denominator - b.numerator * a.denominator,
    a.denominator * b.denominator,
  ],
  multiply: (a: Whole, b: Whole) => [a.numerator * b.numerator, a.denominator * b.denominator],
  divide: (a: Whole, b: Whole) => [a.numerator * b.denominator, a.denominator * b.numerator],
} as const;

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b));

it('reads what was written', () => {
  fc.assert(
    fc.property(writtenFraction, ({ text, numerator, denominator }) => {
      const read = parseNumber(text);
      if (!read.ok) throw new Error(read.message);
      expect(read.value.numerator * denominator).toBe(numerator * read.value.denominator);
    }),
  );
});

it('agrees with the operations over the product of the denominators, in lowest terms', () => {
  fc.assert(
    fc.property(
      writtenFraction,
      fromThese(ARITHMETIC_OPERATIONS),
      writtenFraction,
      (left, operation, right) => {
        fc.pre(operation !== 'divide' || right.numerator !== 0n);
        const result = calculateFractions({ left: left.text, operation, right: right.text });
        if (!result.ok) throw new Error(result.message);
        const { fraction, mixed, steps } = result.value;
        expect(printedFaults(steps)).toEqual([]);
        const [n = 0n, d = 1n] = BY_HAND[operation](left, right);
        const [numerator = 0n, denominator = 1n] = fraction.split('/').map(BigInt);
        expect(numerator * d).toBe(n * denominator);
        expect(denominator > 0n && divisor(numerator, denominator) === 1n).toBe(true);
        const [, sign, whole = '0', rest] = /^(-?)(?:(\d+)(?: |$))?(\d+\/\d+)?$/.exec(mixed) ?? [];
        const [over = 0n, under = 1n] = (rest ?? '0/1').split('/').map(BigInt);
        const size = (BigInt(whole) * under + over) * denominator;
        expect(sign === '-' ? -size : size).toBe(numerator * under);
        expect(over < under).toBe(true);
      },
    ),
    { numRuns: runs(500) },
  );
});

it('writes a repeating decimal that equals the value', () => {
  const value = fc.record({
    numerator: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
    denominator: fc.bigInt({ min: 1n, max: 3000n }),
  });
  fc.assert(
    fc.property(value, ({ numerator, denominator }) => {
      const found = repeatingDecimal({ numerator, denominator });
      if (!found) return;
      // 0.b(p) = (bp - b) ÷ (10^|b| (10^|p| - 1))
      const [whole = '', before = ''] = found.digits.replace('-', '').split('.');
      const nines = found.period === '' ? 1n : 10n ** BigInt(found.period.length) - 1n;
      const scale = 10n ** BigInt(before.length) * nines;
      const all = BigInt(whole + before) * nines + BigInt(found.period === '' ? 0 : found.period);
      expect((found.digits.startsWith('-') ? -all : all) * denominator).toBe(numerator * scale);
      // The repeating part is the shortest one, and not all nines.
      expect(found.period).toMatch(/^(?!(\d+)\1+$)(?!9$)(?!0$)/);
    }),
    { numRuns: runs(500) },
  );
});
