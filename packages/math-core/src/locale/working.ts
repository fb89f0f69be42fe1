import type { Expression } from '../steps/expression.js';
import type { Locale } from './locale.js';
import { expressionTextIn } from './notation.js';
import { own } from './own.js';
import { fill } from './template.js';

/**
 * Returns the law that `checkWorking` found for a line, in another language, or in English if there is no translation.
 * @example lawTextIn({ id: 'swap-sides', law: 'Swap the sides' }, de) // "Die Seiten vertauschen"
 */
export function lawTextIn(
  { id, law, n }: { readonly id: string; readonly law: string; readonly n?: Expression },
  locale: Locale,
): string {
  const text = own(locale.working.laws, id) ?? law;
  return n === undefined ? text : fill(text, { n: expressionTextIn(n, locale) });
}

/**
 * Returns the sentence for a mistake that `checkWorking` found, in another language. Returns undefined if
 * there is no translation.
 * @example mistakeTextIn('arithmetic-slip', de) // "Prüfe die Zahlen: Eine von ihnen stimmt nicht."
 */
export function mistakeTextIn(name: string, locale: Locale): string | undefined {
  return own(locale.working.mistakes, name);
}
