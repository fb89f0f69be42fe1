import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, figure, fixedText, parseNumber, rational, toNumber, trimZeros } from './index.js';
import { runs } from '../testing/draws.test-support.js';

// ROUND_HALF_UP in decimal.js rounds a tie away from zero.
const Exact = Decimal.clone({ precision: 400, rounding: Decimal.ROUND_HALF_UP });
const decimals = fc.nat(12);

it('fixedText agrees with decimal.js on decimals', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
      fc.nat(30),
      decimals,
      (n, places, shown) => {
        const oracle = new Exact(n.toString()).div(new Exact(10).pow(places)).toFixed(shown);
        const text = fixedText(rational(n, 10n ** BigInt(places)), shown);
        expect(text).toBe(oracle.replace(/^-(?=[0.]+$)/, ''));
      },
    ),
    { numRuns: runs(1000) },
  );
});

it('fixedText is within half a unit of any fraction, and rounds ties away from zero', () => {
  const denominator = fc.bigInt({ min: 1n, max: 10n ** 20n });
  fc.assert(
    fc.property(fc.bigInt(), denominator, decimals, (n, d, shown) => {
      const text = fixedText(rational(n, d), shown);
      const rounded = BigInt(text.replace('.', ''));
      // 2 |n × 10^shown - rounded × d| ≤ d
      const distance = n * 10n ** BigInt(shown) - rounded * d;
      const twice = 2n * (distance < 0n ? -distance : distance);
      expect(twice <= d).toBe(true);
      if (twice === d) expect(distance < 0n === n > 0n).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});

it('every half unit is rounded away from zero, on both sides of it', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 25n }), decimals, (n, shown) => {
      const half = 10n ** BigInt(shown) * 2n;
      const tie = 2n * n + 1n;
      const up = fixedText(rational(n + 1n, 10n ** BigInt(shown)), shown);
      const down = fixedText(rational(n, 10n ** BigInt(shown)), shown);
      expect(fixedText(rational(tie, half), shown)).toBe(up);
      expect(fixedText(rational(-tie, half), shown)).toBe(`-${up}`);
      expect(fixedText(rational(tie * 10n ** 30n - 1n, half * 10n ** 30n), shown)).toBe(down);
    }),
  );
});

it('a double is rounded as the decimal it prints as', () => {
  const cents = fc.integer({ min: 0, max: 1e9 });
  fc.assert(
    fc.property(cents, (n) => {
      const tie = `${n}.${String(n % 100).padStart(2, '0')}5`;
      const read = parseNumber(Number(tie));
      expect(read.ok && fixedText(read.value, 2)).toBe(new Exact(tie).toFixed(2));
    }),
  );
});

it('decimalText terminates exactly if the denominator has only twos and fives', () => {
  fc.assert(
    fc.property(
      fc.bigInt(),
      fc.nat(40),
      fc.nat(40),
      fc.constantFrom(1n, 3n, 7n, 11n),
      (n, twos, fives, other) => {
        const denominator = 2n ** BigInt(twos) * 5n ** BigInt(fives) * other;
        const text = decimalText(rational(n, denominator));
        expect(text !== undefined).toBe(n % other === 0n);
        if (text === undefined) return;
        expect(trimZeros(text)).toBe(text);
        const [, fraction = ''] = text.split('.');
        expect(BigInt(text.replace('.', '')) * denominator).toBe(n * 10n ** BigInt(fraction.length));
      },
    ),
  );
});

it('a figure shows ≈ exactly if its text is a different number', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10_000n }), decimals, (n, d, shown) => {
      const { text, relation, number } = figure(rational(n, d), shown);
      const isSame = BigInt(text.replace('.', '')) * d === n * 10n ** BigInt(shown);
      expect(relation).toBe(isSame ? '=' : '≈');
      expect(number).toBe(toNumber(rational(n, d)));
    }),
  );
});
