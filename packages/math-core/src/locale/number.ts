import type { Locale } from './locale.js';

/**
 * Returns the text of a number with the decimal sign and the digit groups of a language. Each part of a fraction is
 * formatted like a number, and any other text stays the same.
 * @example numberTextIn('-1234567.5', { decimal: ',', group: '.', leastGrouped: 4 }) // "-1.234.567,5"
 */
export function numberTextIn(
  text: string,
  { decimal, group, leastGrouped }: Pick<Locale, 'decimal' | 'group' | 'leastGrouped'>,
): string {
  return text.replaceAll(/(\d+)(?:\.(\d+))?/g, (_, whole: string, decimals?: string) => {
    const grouped =
      whole.length < leastGrouped ? whole : whole.replaceAll(/\d(?=(?:\d{3})+$)/g, (digit) => digit + group);
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
