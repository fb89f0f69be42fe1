import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '../rational/index.js';
import { runs } from '../testing/draws.test-support.js';
import { decimalText, notNumbers } from '../testing/oracle.test-support.js';
import { parseMoney, parsePercentage } from './index.js';

const fractionText = fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 99 })).map(([n, d]) => `${n}/${d}`);
const numberText = fc.oneof(decimalText, fractionText, fc.constantFrom('1,234.5', '2 1/2', '½', '7¾', '1e3'));
const currency = fc.constantFrom('$', '€', '£', '¥');
const blank = fc.constantFrom('', ' ', '\u00a0', '  ');
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('$', '€', '%', '-', '+', ' ', '1', '5', ',', '.', '/') }),
);

describe('parseMoney', () => {
  it('reads a currency sign before a number, behind or before its sign', () => {
    fc.assert(
      fc.property(numberText, currency, blank, blank, (text, mark, inner, outer) => {
        const expected = parseNumber(text);
        expect(expected.ok).toBe(true);
        expect(parseMoney(outer + mark + inner + text + outer)).toEqual(expected);
        const [, sign = '', rest = ''] = /^(-?)(.*)$/.exec(text) ?? [];
        expect(parseMoney(outer + sign + mark + inner + rest + outer)).toEqual(expected);
      }),
      { numRuns: runs(300) },
    );
  });

  it('parses numbers unchanged, and no other text without a currency sign', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [plain, read] = [parseNumber(text), parseMoney(text)];
        if (plain.ok || !/[$€£¥]/.test(text)) expect(read).toEqual(plain);
        // Only one sign is removed, and only from the front.
        if (read.ok && !plain.ok) expect(parseNumber(text.replace(/[$€£¥]\s*/, ''))).toEqual(read);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(['$', '$$5', '5$', '-$-5', '- $5', '$1,5', '5 €', '$5%', '$abc', 'US$5', '$ $5'])(
    'refuses %s with an error',
    (text) => {
      const message = `price must be a number, but is "${text}".`;
      expect(parseMoney(text, 'price')).toEqual({ ok: false, field: 'price', code: 'not-a-number', message });
    },
  );

  it('returns the error for the text after the sign', () => {
    expect(parseMoney('$1/0')).toMatchObject({ code: 'division-by-zero' });
    expect(parseMoney('$1e401')).toMatchObject({ code: 'too-large' });
    expect(parseMoney(`$${'9'.repeat(401)}`)).toMatchObject({ code: 'too-large' });
  });
});

describe('parsePercentage', () => {
  it('reads a percent sign after a number', () => {
    fc.assert(
      fc.property(numberText, blank, blank, (text, inner, outer) => {
        const expected = parseNumber(text);
        expect(expected.ok).toBe(true);
        expect(parsePercentage(`${outer}${text}${inner}%${outer}`)).toEqual(expected);
      }),
      { numRuns: runs(300) },
    );
  });

  it('parses numbers unchanged, and no other text without a percent sign', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [plain, read] = [parseNumber(text), parsePercentage(text)];
        if (plain.ok || !text.includes('%')) expect(read).toEqual(plain);
        if (read.ok && !plain.ok) expect(parseNumber(text.replace('%', ''))).toEqual(read);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(['%', '5%%', '%5', '5% %', '$5%', '1,5%', 'five%'])('refuses %s with an error', (text) => {
    const message = `value must be a number, but is "${text}".`;
    expect(parsePercentage(text)).toEqual({ ok: false, field: 'value', code: 'not-a-number', message });
  });
});

it('neither accepts values that are not numbers', () => {
  for (const bad of notNumbers) {
    for (const read of [parseMoney, parsePercentage]) {
      expect((read as (input: unknown) => unknown)(bad)).toMatchObject({ code: 'not-a-number' });
    }
  }
});
