import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exactText, parseNumber } from './index.js';
import { runs } from '../testing/draws.test-support.js';
import { anyText } from '../testing/any-text.test-support.js';

const untyped = parseNumber as (input: unknown) => ReturnType<typeof parseNumber>;

const parts = fc.record({
  sign: fc.constantFrom('', '-', '+', '−'),
  whole: fc.bigInt({ min: 0n, max: 10n ** 30n }),
  fraction: fc.stringMatching(/^\d{0,20}$/),
  exponent: fc.integer({ min: -300, max: 300 }),
  mark: fc.constantFrom('e', 'E'),
  isGrouped: fc.boolean(),
  blanks: fc.constantFrom('', ' ', '\t ', '\n'),
});

function grouped(n: bigint): string {
  return n.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}

it('reads sign, digits, groups, decimals and exponent as place value', () => {
  fc.assert(
    fc.property(parts, ({ sign, whole, fraction, exponent, mark, isGrouped, blanks }) => {
      const digits = isGrouped ? grouped(whole) : whole.toString();
      const result = parseNumber(`${blanks}${sign}${digits}.${fraction}${mark}${exponent}${blanks}`);
      if (!result.ok) throw new Error(result.message);
      // value = ±(all digits as one integer) × 10^(exponent - number of decimals)
      const mantissa = BigInt(whole.toString() + fraction) * (sign === '-' || sign === '−' ? -1n : 1n);
      const shift = exponent - fraction.length;
      const { numerator, denominator } = result.value;
      const up = 10n ** BigInt(Math.max(shift, 0));
      const down = 10n ** BigInt(Math.max(-shift, 0));
      expect(numerator * down === mantissa * up * denominator).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});

it('parses what exactText writes if it is a decimal', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 60 }), (digits, decimals) => {
      const text = exactText({ numerator: digits, denominator: 10n ** BigInt(decimals) });
      const result = parseNumber(text);
      expect(result.ok && exactText(result.value)).toBe(text);
    }),
  );
});

it('reads every finite double as its shortest text', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (double) => {
      const result = parseNumber(double);
      const other = parseNumber(String(double));
      expect(result).toEqual(other);
      expect(result.ok && Number(exactText(result.value))).toBe(double === 0 ? 0 : double);
    }),
  );
});

it('never throws for any input', () => {
  const anything = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,eE+-−')) }),
    fc.jsonValue(),
    fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withObjectString: true }),
  );
  fc.assert(
    fc.property(anything, (input) => {
      const result = untyped(input);
      if (!result.ok) expect(['not-a-number', 'too-large']).toContain(result.code);
      else expect(result.value.denominator > 0n).toBe(true);
    }),
    { numRuns: runs(2000) },
  );
});
