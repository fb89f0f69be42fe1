import type { Expression } from '../steps/expression.js';
import type { Locale } from './locale.js';
import { expressionTextIn } from './notation.js';
import { own } from './own.js';
import { fill } from './template.js';

/**
 * The law of a line in a working, as `checkWorking` names it, in another language; English where that has no text.
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
 * The sentence about a mistake in a working in another language; undefined where that has none.
 * @example mistakeTextIn('arithmetic-slip', de) // "Prüfe die Zahlen: Eine von ihnen stimmt nicht."
 */
export function mistakeTextIn(name: string, locale: Locale): string | undefined {
  return own(locale.working.mistakes, name);
}
