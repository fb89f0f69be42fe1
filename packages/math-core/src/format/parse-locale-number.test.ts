import { describe, expect, it } from 'vitest';
import { exactText } from '../rational/index.js';
import { parseLocaleNumber } from './index.js';

const [NO_BREAK, NARROW] = ['\u00a0', '\u202f'];

function read(text: string, locale: string): string {
  const result = parseLocaleNumber(text, locale);
  return result.ok ? exactText(result.value) : `${result.field}: ${result.code}`;
}

describe('parseLocaleNumber', () => {
  it.each([
    ['1.234,5', 'de', '1234.5'],
    ['1234,5', 'de', '1234.5'],
    ['1.234', 'de', '1234'],
    [' -1.234.567,89 ', 'de', '-1234567.89'],
    ['−5', 'de', '-5'],
    ['+5', 'de', '5'],
    [`1${NARROW}234,5`, 'fr', '1234.5'],
    [`1${NO_BREAK}234,5`, 'fr', '1234.5'],
    ['1 234 567,5', 'fr', '1234567.5'],
    ['१,२३४.५', 'mr-IN', '1234.5'],
    ['1,234.5', 'mr-IN', '1234.5'],
    ['12,34,567.5', 'hi-IN', '1234567.5'],
    ["1'234.5", 'de-CH', '1234.5'],
    ['1’234.5', 'de-CH', '1234.5'],
    ['1.234,5', 'es', '1234.5'],
    ['1234,5', 'es', '1234.5'],
    ['١٬٢٣٤٫٥', 'ar-EG', '1234.5'],
    ['\u061c-٥', 'ar-EG', '-5'],
    ['\u200e−۵', 'fa', '-5'],
    ['一,二三四.五', 'zh-u-nu-hanidec', '1234.5'],
    ['1234.5', 'en-US-posix', '1234.5'],
    ['0,5', 'de', '0.5'],
    [',5', 'de', '0.5'],
    ['5,', 'de', '5'],
  ])('reads %j of %s as %s', (text, locale, value) => {
    expect(read(text, locale)).toBe(value);
  });

  it.each([
    ['1,234.5', 'de', 'value: not-a-number'],
    ['1.5', 'de', 'value: not-a-number'],
    ['0.123', 'de', 'value: not-a-number'],
    ['1.2345', 'de', 'value: not-a-number'],
    ['12.34.567', 'de', 'value: not-a-number'],
    ['1234.567', 'de', 'value: not-a-number'],
    ['1,5,', 'de', 'value: not-a-number'],
    ['1,234', 'en-US-posix', 'value: not-a-number'],
    ['1,234,567.5', 'hi-IN', 'value: not-a-number'],
    ['1,234,567', 'mr-IN', 'value: not-a-number'],
    ['12,34,567', 'en', 'value: not-a-number'],
    ['1  234', 'fr', 'value: not-a-number'],
    ['--1', 'en', 'value: not-a-number'],
    ['-', 'en', 'value: not-a-number'],
    ['', 'en', 'value: empty'],
    [' \u200e ', 'en', 'value: empty'],
    ['.', 'en', 'value: not-a-number'],
    ['1e5', 'en', 'value: not-a-number'],
    ['∞', 'en', 'value: not-a-number'],
    ['१', 'ar-EG', 'value: not-a-number'],
    ['9'.repeat(401), 'en', 'value: too-large'],
    ['9'.repeat(1_000_000), 'de', 'value: too-large'],
    ['1', 'xx', 'locale: unknown-name'],
    ['1', '', 'locale: unknown-name'],
    ['1', 'constructor', 'locale: unknown-name'],
  ])('refuses %j of %s', (text, locale, failure) => {
    expect(read(text, locale)).toBe(failure);
  });

  it.each([null, undefined, 5, {}, ['1']])('refuses %j, which isn’t text', (input) => {
    expect(read(input as never, 'en')).toBe('value: not-a-number');
    expect(read('1', input as never)).toBe('locale: unknown-name');
  });

  it('uses the given field name', () => {
    expect(parseLocaleNumber('x', 'en', 'weight')).toMatchObject({ field: 'weight' });
  });
});
