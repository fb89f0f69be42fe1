import { type MistakeName, mistakeSentence } from '../algebra/working/mistake-names.js';
import { checkedText } from '../result/math-error.js';
import { partsOf } from '../result/fields-of.js';
import type { Expression } from '../steps/expression.js';
import { checkedLocale } from './checked-locale.js';
import type { Locale } from './locale.js';
import { expressionTextIn } from './notation.js';
import { own } from './own.js';
import { fill } from './template.js';

/**
 * Returns the law that `checkWorking` found for a line, in another language, or in English if there is no translation.
 * Throws `MathError`: `syntax` for a value that isn't a law; `unknown-name` for a value that isn't a locale.
 * @example lawTextIn({ id: 'swap-sides', law: 'Swap the sides' }, de) // "Die Seiten vertauschen"
 */
export function lawTextIn(
  law: { readonly id: string; readonly law: string; readonly n?: Expression },
  locale: Locale,
): string {
  const { id, law: english } = partsOf(law);
  const text = own(checkedLocale(locale).working.laws, checkedText('id', id)) ?? checkedText('law', english);
  const { n } = law;
  return n === undefined ? text : fill(text, { n: expressionTextIn(n, locale) });
}

/**
 * Returns the sentence for a mistake that `checkWorking` found, in another language, or in English if there is no
 * translation. Throws `MathError`: `syntax` for a value that isn't text; `unknown-name` for a name that isn't a mistake,
 * or a value that isn't a locale.
 * @example mistakeTextIn('arithmetic-slip', de) // "Prüfe die Zahlen: Eine von ihnen stimmt nicht."
 */
export function mistakeTextIn(name: MistakeName, locale: Locale): string {
  const english = mistakeSentence(name);
  return own(checkedLocale(locale).working.mistakes, name) ?? english;
}
