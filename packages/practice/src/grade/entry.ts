import { spellingsOf } from './units.js';

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
};

/** Removes all white space and converts to lower case: texts that are then equal are the same answer. */
export function normalized(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase();
}

/** Replaces typed characters by those of the expression language. */
export function withLanguageSigns(text: string): string {
  return text
    .trim()
    .replaceAll(/[−–]/g, '-')
    .replaceAll('**', '^')
    .replaceAll(/(\d?)\s*([½⅓⅔¼¾⅕⅛])/g, (_, whole: string, sign: string) =>
      whole === '' ? `(${VULGAR[sign] ?? ''})` : `${whole} ${VULGAR[sign] ?? ''}`,
    )
    .toLowerCase();
}

/** Removes `x =`, `x ≈` or `≈` before an answer, or `= x` after it. */
export function withoutName(text: string, name: string | undefined): string {
  if (name === undefined || text.startsWith('≈')) return text.replace(/^≈\s*/, '');
  const letter = name.toLowerCase();
  return text
    .replace(new RegExp(`^${letter}(?:_?\\d|[₀-₉])?\\s*[=≈]`), '')
    .replace(new RegExp(`=\\s*${letter}$`), '')
    .trim();
}

/** Removes the unit at the end of an answer, or a currency sign at its beginning. */
export function withoutUnit(text: string, unit: string | undefined): string {
  if (unit === undefined) return text;
  const written = unit.toLowerCase();
  const found = spellingsOf(unit).find((spelling) => text.endsWith(spelling));
  if (found !== undefined) return text.slice(0, -found.length).trim();
  return text.startsWith(written) ? text.slice(written.length).trim() : text;
}

/** Removes the brackets around a list, but not those of (1 + √5), (1 - √5). */
export function withoutBrackets(text: string): string {
  const inner = /^[{[(](.*)[}\])]$/.exec(text)?.[1];
  if (inner === undefined) return text;
  let depth = 0;
  for (const sign of inner) {
    if (sign === '(') depth++;
    if (sign === ')' && --depth < 0) return text;
  }
  return inner;
}

/** Splits a list of answers: `2, 3`, `2; 3`, `2 or 3`, `{2, 3}`, `±3`. */
export function listed(text: string): readonly string[] {
  return withoutBrackets(text)
    .replaceAll(/\+\s*\/\s*-|\+-/g, '±')
    .split(/[,;\n]|\bor\b|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => (part.includes('±') ? [part.replace('±', '+'), part.replace('±', '-')] : [part]));
}

/** Whether an entry is in words: at least three letters in a row, one of which is not in the answer. */
export function isInWords(entry: string, answer: string): boolean {
  const runs = withLanguageSigns(entry)
    .replaceAll(/sqrt|cbrt|root|log|ln|lg|pi/g, ' ')
    .match(/[a-z]{3,}/g);
  return (runs ?? []).some((run) => Array.from(run).some((letter) => !answer.toLowerCase().includes(letter)));
}
