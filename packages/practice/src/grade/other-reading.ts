import type { AnswerForm } from '../problem.js';

/** Patterns of text with a second reading, for the forms of answers in which students type them. */
const OTHERS: readonly (readonly [kinds: RegExp, pattern: RegExp, by: string])[] = [
  // A power of ten or of parentheses that lost its exponent: 3.2 × 105, (x - 2)2.
  [/^(?:number|rounded|expression)$/, /([x×*·∙]\s*10)([2-9]|1\d)(?!\d|[.,]\d)/gi, '$1^$2'],
  [/^(?:expression|equation)$/, /\)([2-9])(?![\d.,])/g, ')^$1'],
  // Euler's number directly before a sign: 3e-2.
  [/^(?!text)/, /(?<=\d)e(?=[-+−]\d)/gi, 'e '],
  // A letter before its factor, or before its exponent: x6.
  [/^expression$/, /(?<![a-z])([a-df-z])(?=\d)/gi, '$1*'],
  // A raised decimal point: 2·75.
  [/^(?!text)/, /(?<=\d)[·∙](?=\d)/g, '.'],
  // A multiplication sign that is also the variable: 11 x (4)^x.
  [/^expression$/, /(?<=[\d)]) x (?=[\d(]|x(?![a-z]))/gi, ' * '],
  // Two numbers that "and" also makes a mixed number: -3 and 1/3.
  [/^numbers$/, /(\d)\s+(?:and|&)\s+(?=\d+\s*\/\s*\d)/gi, '$1, '],
  // Two numbers without a comma, as in a difference or a product: x = 2 -5, √2 -√2.
  [/^numbers$/, /(?<=[\d)])\s+(?=[-−]?√|[-−]\d)/g, '; '],
  // Decimal commas in a list that commas separate: 0,5,2,5.
  [/^numbers$/, /^\s*[-−]?\d+,\d+(?:,\s*[-−]?\d+,\d+)+\s*$/g, ''],
];

/**
 * Returns the second plausible reading of an entry, as text: 3.2 × 10^5 for a pasted `3.2 × 105`, a product for `11 x (4)^x`, two numbers for
 * `-3 and 1/3`, 0.5 and 2.5 for `0,5,2,5`, 2.75 for `2·75`, radians for `π/3`. Undefined if there is none.
 */
export function otherReading(entry: string, form: AnswerForm): string | undefined {
  if (form.kind === 'number' && form.unit === '°' && entry.search(RADIANS) >= 0)
    return entry.replaceAll(
      RADIANS,
      (_, top?: string, bottom?: string) => `${String((180 * Number(top ?? 1)) / Number(bottom ?? 1))}°`,
    );
  for (const [kinds, pattern, by] of OTHERS)
    if (kinds.test(form.kind) && entry.search(pattern) >= 0)
      return by === '' ? withDecimalCommas(entry) : entry.replaceAll(pattern, by);
  return undefined;
}

/** Returns a list in which one sign is typed for both, as 2+-√3 is, with ±. Returns undefined for other entries. */
export function withBothSigns(entry: string, { kind }: AnswerForm): string | undefined {
  return kind === 'numbers' && BOTH.test(entry) ? entry.replace(BOTH, '±') : undefined;
}

const BOTH = /\+\s?[-−](?=\s?[\d√(a-z])/i;

/** A multiple of π without a unit: π/3, 0.6π, 2pi/3. */
const RADIANS = /(?<![\d.])(\d+(?:\.\d+)?)? ?(?:π|pi)(?: ?\/ ?(\d+))?(?! ?[°\d]| ?(?:deg|rad))/gi;

/**
 * Tests if an entry that is right in the reading of lists and powers also has a plausible reading that is wrong: `7 -2`, which is
 * also a difference, and `x7`, which may also be 7x.
 */
export function hasOtherReading(entry: string, { kind }: AnswerForm): boolean {
  if (kind === 'numbers') return /^\s*[-−]?[\d.,/]*\d(?:\s+[-−]\d[\d.,/]*)+\s*$/.test(entry);
  return kind === 'expression' && /^[\s=(]*[a-z]\d+[\s).]*$/i.test(entry);
}

/** Returns a list with every other comma as a decimal point: 0.5, 2.5 for `0,5,2,5`. */
const withDecimalCommas = (list: string): string =>
  list.replaceAll(/(\d),(\d+)(?:(,)|$)/g, (_, whole: string, part: string, more?: string) =>
    more === undefined ? `${whole}.${part}` : `${whole}.${part}, `,
  );
