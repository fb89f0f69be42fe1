import type { Locale } from './locale.js';
import { numberTextIn } from './number.js';
import { own } from './own.js';
import { fill, patternOf } from './template.js';

/**
 * Translates the text that fills a placeholder in an English law or error: "1.5 for x", "[1.5, 2)", "a system
 * of 7 equations". The words come from `fragments` of the locale. Numbers, lists and signs are written as the
 * language writes them.
 */
export function fragmentIn(text: string, locale: Locale): string {
  const known = own(locale.fragments, text);
  if (known !== undefined) return known;
  if (!/[a-zà-öø-ÿ]{2}/i.test(text)) return formulaIn(text, locale);
  for (const [english, template] of Object.entries(locale.fragments)) {
    const match = patternOf(english).exec(text);
    if (!match) continue;
    const values = Object.entries({ ...match.groups }).map(([name, value]) => [
      name,
      fragmentIn(value, locale),
    ]);
    return fill(template, Object.fromEntries(values) as Record<string, string>);
  }
  return formulaIn(text, locale);
}

/** A list of letters, such as "x, y", which needs no semicolons even with a decimal comma. */
const LETTERS = /^[a-zà-öø-ÿ]+(?:, [a-zà-öø-ÿ]+)*$/i;

function formulaIn(text: string, locale: Locale): string {
  const { decimal, times, divided } = locale;
  const separator = decimal === ',' && !LETTERS.test(text) ? '; ' : ', ';
  return numberTextIn(text, locale)
    .replaceAll(', ', separator)
    .replaceAll(' × ', ` ${times} `)
    .replaceAll(' ÷ ', ` ${divided} `);
}
