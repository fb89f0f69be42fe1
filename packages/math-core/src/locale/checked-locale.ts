import { MathError } from '../result/math-error.js';
import { partsOf } from '../result/fields-of.js';
import type { Locale } from './locale.js';

/** Returns a locale. Throws `MathError`: `unknown-name` for a value that isn't one, such as the tag "de". */
export function checkedLocale(locale: Locale): Locale {
  return typeof partsOf(locale)['working'] === 'object' ? checkedSigns(locale) : refuse();
}

/** Returns the part of a locale that writes numbers. Throws `MathError`: `unknown-name`. */
export function checkedSigns<T extends Pick<Locale, 'decimal' | 'group' | 'leastGrouped'>>(locale: T): T {
  const { decimal, group } = partsOf(locale);
  return typeof decimal === 'string' && typeof group === 'string' ? locale : refuse();
}

function refuse(): never {
  throw new MathError(
    'locale',
    'unknown-name',
    'locale must be a locale, such as de of @mathtools/step-texts/de.',
  );
}
