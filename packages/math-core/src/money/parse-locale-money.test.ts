import { describe, expect, it } from 'vitest';
import { exactText } from '../rational/index.js';
import { parseLocaleMoney } from './index.js';

function read(text: string, locale: string): string {
  const result = parseLocaleMoney(text, locale, 'bill');
  return result.ok ? exactText(result.value) : `${result.field} ${result.code}`;
}

describe('parseLocaleMoney', () => {
  it.each([
    ['5 €', 'de', '5'],
    ['1.234,50 €', 'de', '1234.5'],
    ['1.234,50\u00a0€', 'de', '1234.5'],
    ['€ 1.234,50', 'nl', '1234.5'],
    ['-5 €', 'de', '-5'],
    ['€ -5', 'nl', '-5'],
    ['−5,00 €', 'de', '-5'],
    ['1 234,50 €', 'fr', '1234.5'],
    ['$1,234.50', 'en', '1234.5'],
    ['US$5', 'en', '5'],
    ['R$ 5,50', 'pt-BR', '5.5'],
    ["CHF 1'234.50", 'de-CH', '1234.5'],
    ['99 kr', 'sv', '99'],
    ['12,50 zł', 'pl', '12.5'],
    ['₹12,34,567.50', 'hi-IN', '1234567.5'],
    ['(5.00)', 'en', '-5'],
    ['($5.00)', 'en', '-5'],
    ['(5,00 €)', 'de', '-5'],
    ['(0,00 €)', 'de', '0'],
    ['1.234,5', 'de', '1234.5'],
  ])('reads %j of %s as %s', (text, locale, value) => {
    expect(read(text, locale)).toBe(value);
  });

  it.each([
    ['', 'de', 'bill empty'],
    ['€', 'de', 'bill not-a-number'],
    ['()', 'en', 'bill not-a-number'],
    ['(-5)', 'en', 'bill not-a-number'],
    ['--5 €', 'de', 'bill not-a-number'],
    ['-€-5', 'de', 'bill not-a-number'],
    ['€ 5 €', 'de', 'bill not-a-number'],
    ['1,234.50 €', 'de', 'bill not-a-number'],
    ['5 euros', 'en', 'bill not-a-number'],
    ['5 €', 'xx', 'locale unknown-name'],
    [`${'9'.repeat(500)} €`, 'de', 'bill too-large'],
  ])('refuses %j of %s: %s', (text, locale, failed) => {
    expect(read(text, locale)).toBe(failed);
  });

  it('quotes the whole text', () => {
    const message = 'bill must be a number, but is "€ 5 €".';
    expect(parseLocaleMoney('€ 5 €', 'de', 'bill')).toMatchObject({ message });
  });

  it.each([null, undefined, 5, {}])('refuses %j, which isn’t text', (input) => {
    expect(read(input as never, 'en')).toBe('bill not-a-number');
  });
});
