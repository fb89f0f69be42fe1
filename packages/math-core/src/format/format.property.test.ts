import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedText } from '../rational/index.js';
import { Exact, shown } from '../testing/oracle.test-support.js';
import { format, type FormatOptions, parseLocaleNumber } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const LOCALES = [
  'en',
  'de',
  'de-CH',
  'de-AT',
  'fr',
  'es',
  'pt-PT',
  'pl',
  'sv',
  'he',
  'fa',
  'ar-EG',
  'hi-IN',
  'mr-IN',
  'bn',
  'ja',
  'en-US-posix',
  'zh-u-nu-hanidec',
  'ff-Adlm',
];

const number = fc
  .tuple(fc.oneof(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt(-9999n, 9999n)), fc.nat(20))
  .map(([digits, decimals]) => new Exact(digits.toString()).div(new Exact(10).pow(decimals)).toFixed());
const locale = fc.constantFrom(...LOCALES);

function written(value: string, options: FormatOptions): string {
  const result = format(value, options);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const formats = new Map<string, Intl.NumberFormat>();

function intlOf(locale: string, grouping: boolean): Intl.NumberFormat {
  const key = `${locale} ${String(grouping)}`;
  const options = { maximumFractionDigits: 20, ...(grouping ? {} : { useGrouping: false }) };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

describe('format', () => {
  it('is read back as the rounded number in every locale', () => {
    fc.assert(
      fc.property(number, fc.nat(20), locale, fc.boolean(), (value, decimals, name, grouping) => {
        const text = written(value, { decimals, locale: name, grouping });
        const read = parseLocaleNumber(text, name);
        expect(read.ok && fixedText(read.value, decimals), text).toBe(shown(new Exact(value), decimals));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('formats digits and groups like Intl if Intl keeps every digit', () => {
    fc.assert(
      fc.property(number, locale, fc.boolean(), (value, name, grouping) => {
        const intl = intlOf(name, grouping);
        // Intl also accepts decimal text, but TypeScript's ES2022 library doesn't declare it.
        expect(written(value, { locale: name, grouping })).toBe(intl.format(value as never));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('agrees with decimal.js on significant digits', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 40 }), (value, significant) => {
        const oracle = new Exact(value).toSignificantDigits(significant, Decimal.ROUND_HALF_UP);
        const power = Number(oracle.toExponential().split('e')[1]);
        const decimals = Math.max(significant - 1 - power, 0);
        expect(written(value, { significant, grouping: false })).toBe(shown(oracle, decimals));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('of an irrational figure is the rounded number or a failure, never another', () => {
    const decimals = fc.nat(20);
    fc.assert(
      fc.property(
        fc.double({ min: 1e-5, max: 1e9, noNaN: true }),
        fc.double({ min: -1, max: 1 }),
        decimals,
        (x, off, places) => {
          // The true number is within half a unit in the last place of its double.
          const exact = new Exact(x).times(new Exact(off || 0).times(Number.EPSILON / 4).plus(1));
          const figure = { number: x, text: exact.toFixed(4), relation: '≈' as const };
          const result = format(figure, { decimals: places, grouping: false });
          if (result.ok) expect(result.value).toBe(exact.toFixed(places));
          else expect(result).toMatchObject({ field: 'decimals', code: 'out-of-range' });
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

describe('parseLocaleNumber', () => {
  it('never throws, and reads nothing that the locale writes otherwise', () => {
    const signs = fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,' -+−\u202f१")) });
    fc.assert(
      fc.property(signs, locale, (text, name) => {
        const read = parseLocaleNumber(text, name);
        if (!read.ok) return;
        const decimals = 30;
        const again = parseLocaleNumber(written(fixedText(read.value, decimals), { locale: name }), name);
        expect(again.ok && fixedText(again.value, decimals)).toBe(fixedText(read.value, decimals));
      }),
      { numRuns: runs(2000) },
    );
  });
});
