import { describe, expect, it } from 'vitest';
import { evaluateLogarithm } from '../logarithm/index.js';
import type { Figure, NumericInput } from '../rational/index.js';
import { format, type FormatOptions } from './index.js';

const NARROW = '\u202f';
const THIRD = { numerator: 1n, denominator: 3n };
const LN_2: Figure = { number: 0.6931471805599453, text: '0.6931', relation: '≈' };

const rows: readonly (readonly [NumericInput | Figure, FormatOptions, string])[] = [
  [1234567.895, { decimals: 2 }, '1,234,567.90'],
  [1234567.895, { decimals: 2, locale: 'de' }, '1.234.567,90'],
  [1234567.895, { decimals: 2, locale: 'fr' }, `1${NARROW}234${NARROW}567,90`],
  [1234567.895, { decimals: 2, locale: 'hi-IN' }, '12,34,567.90'],
  [1234567.895, { decimals: 2, locale: 'mr-IN' }, '१२,३४,५६७.९०'],
  [1234567.895, { decimals: 2, locale: 'ar-EG' }, '١٬٢٣٤٬٥٦٧٫٩٠'],
  [1234567.895, { decimals: 2, grouping: false }, '1234567.90'],
  [1234.5, { locale: 'es' }, '1234,5'],
  [12345.6, { locale: 'es' }, '12.345,6'],
  [-5, { locale: 'sv' }, '−5'],
  [-5, { locale: 'ar' }, '\u200e-5'],
  ['123456789012345678901234567890.12', {}, '123,456,789,012,345,678,901,234,567,890.12'],
  ['0.12345678901234567890123456789', {}, '0.12345678901234567890123456789'],
  [1.005, { decimals: 2 }, '1.01'],
  [-1.005, { decimals: 2 }, '-1.01'],
  [2.5, { decimals: 0 }, '3'],
  [-0.001, { decimals: 2 }, '0.00'],
  [7n, { decimals: 2 }, '7.00'],
  ['1/2', { decimals: 2 }, '0.50'],
  ['2 1/4', { locale: 'de' }, '2,25'],
  [THIRD, {}, '0.3333333333'],
  [THIRD, { decimals: 3 }, '0.333'],
  [1234.5, { significant: 2 }, '1,200'],
  [9.96, { significant: 2 }, '10'],
  [0.0996, { significant: 2 }, '0.10'],
  [99.6, { significant: 2 }, '100'],
  [0, { significant: 3 }, '0.00'],
  ['1e-9', { significant: 1 }, '0.000000001'],
  [{ exact: '2/3', number: 2 / 3, text: '0.6667', relation: '≈' }, { decimals: 6 }, '0.666667'],
  [{ exact: '12.7', number: 12.7, text: '12.7000', relation: '=' }, { locale: 'de' }, '12,7'],
  [LN_2, { locale: 'de' }, '0,6931'],
  [LN_2, { decimals: 12 }, '0.693147180560'],
  [LN_2, { significant: 1 }, '0.7'],
];

describe('format', () => {
  it.each(rows)('writes %o with %o as %s', (value, options, text) => {
    expect(format(value, options)).toEqual({ ok: true, value: text });
  });

  it('rounds an irrational figure from its number, never from its rounded text', () => {
    const just: Figure = { number: 0.23449999, text: '0.2345', relation: '≈' };
    expect(format(just, { decimals: 3 })).toMatchObject({ value: '0.234' });
  });

  it('keeps every digit of a large irrational figure', () => {
    const long: Figure = {
      number: Number('123456789012345678.91'),
      text: '123456789012345678.91',
      relation: '≈',
    };
    expect(format(long, { decimals: 1 })).toMatchObject({ value: '123,456,789,012,345,678.9' });
  });

  it('shows a logarithm with as many digits as its double has', () => {
    const result = evaluateLogarithm({ base: 2, value: 10 });
    const answer = result.ok ? result.value.answer : 0;
    expect(format(answer, { decimals: 14 })).toMatchObject({ value: '3.32192809488736' });
    expect(format(answer, { decimals: 16 })).toMatchObject({ field: 'decimals', code: 'out-of-range' });
  });

  it.each<[unknown, unknown, string, string]>([
    ['abc', {}, 'value', 'not-a-number'],
    [null, {}, 'value', 'not-a-number'],
    [{ text: '1' }, { decimals: 5 }, 'decimals', 'out-of-range'],
    [{ text: 'x', number: 1 }, {}, 'value', 'not-a-number'],
    [{ text: '1', exact: '1/0', number: 1 }, {}, 'value', 'not-a-number'],
    ['1e999', {}, 'value', 'too-large'],
    [1, { decimals: -1 }, 'decimals', 'out-of-range'],
    [1, { decimals: 101 }, 'decimals', 'out-of-range'],
    [1, { decimals: Infinity }, 'decimals', 'out-of-range'],
    [1, { decimals: 1.5 }, 'decimals', 'not-an-integer'],
    [1, { decimals: NaN }, 'decimals', 'not-a-number'],
    [1, { decimals: '2' }, 'decimals', 'not-a-number'],
    [1, { significant: 0 }, 'significant', 'out-of-range'],
    [1, { decimals: 1, significant: 1 }, 'significant', 'out-of-range'],
    [1, { locale: 'xx' }, 'locale', 'unknown-name'],
    [1, { locale: 'en_US' }, 'locale', 'unknown-name'],
    [1, { locale: '' }, 'locale', 'unknown-name'],
    [1, { locale: '__proto__' }, 'locale', 'unknown-name'],
    [1, { locale: 'e'.repeat(1e6) }, 'locale', 'unknown-name'],
    [1, { locale: null }, 'locale', 'unknown-name'],
  ])('refuses %o with %o', (value, options, field, code) => {
    expect(format(value as NumericInput, options as FormatOptions)).toMatchObject({ ok: false, field, code });
  });
});
