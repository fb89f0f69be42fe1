import { checkedText } from '../result/math-error.js';
import { checkedSigns } from './checked-locale.js';
import type { Locale } from './locale.js';

/**
 * Returns the text of a number with the decimal sign and the digit groups of a language. Each part of a fraction is
 * formatted like a number, and any other text stays the same.
 * Throws `MathError`: `syntax` for a value that isn't text; `unknown-name` for a value that isn't a locale.
 * @example numberTextIn('-1234567.5', { decimal: ',', group: '.', leastGrouped: 4 }) // "-1.234.567,5"
 */
export function numberTextIn(
  text: string,
  locale: Pick<Locale, 'decimal' | 'group' | 'leastGrouped'>,
): string {
  const { decimal, group, leastGrouped } = checkedSigns(locale);
  return checkedText('text', text).replaceAll(/(\d+)(?:\.(\d+))?/g, (_, whole: string, decimals?: string) => {
    const first = whole.length % 3 || 3;
    const rest = whole.slice(first).replaceAll(/\d{3}/g, (digits) => group + digits);
    const grouped = whole.length < leastGrouped ? whole : whole.slice(0, first) + rest;
    return decimals === undefined ? grouped : grouped + decimal + decimals;
  });
}

/**
 * Formats an ISO date as a language does.
 */
export function dateTextIn(iso: string, { date }: Pick<Locale, 'date'>): string {
  const [, year = '', month = '', day = ''] = /^(\d+)-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  const parts: Readonly<Record<string, string>> = {
    year,
    month,
    day,
    m: String(Number(month)),
    d: String(Number(day)),
  };
  return year === '' ? iso : date.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}
