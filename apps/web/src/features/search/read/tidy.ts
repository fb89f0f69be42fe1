import { numbersInDigits, withoutFrame } from '@mathtools/math-core/read';

/** The length of the longest text whose words are read, and of the longest mathematics, in characters. */
export const LONGEST = 300;
export const MOST_CHARACTERS = 2000;

/** The replacements that give signs and blanks a single spelling. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f/g, ''], // invisible
  [/(?<=\d)[\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g, ''], // groups of digits
  [/[−–—‒‐‑➖]/g, '-'],
  [/[×·⋅∙✕✖∗]/g, '*'],
  [/➕/g, '+'],
  [/➗/g, '÷'],
  [/[∕⁄]/g, '/'],
  [/[’‘′`]/g, "'"],
  [/[”“″]|''/g, '"'],
  [/\s+/g, ' '],
];

/** Matches a sequence or a sum that goes on: 2, 4, 6, ... */
const OPEN_END = /^[^=]*[\s,;+*-](?:\.{3}|…)[?\s]*$/;

/** Writes number words in digits, except in a label: "half: 10" isn't 1/2 ÷ 10. */
export function withDigits(text: string): string {
  const [label = ''] = /^[a-z][a-z ]*: /i.exec(text) ?? [];
  return label + numbersInDigits(text.slice(label.length));
}

/** Normalizes signs, blanks and number words, and leaves out polite words and question marks. */
export function tidy(typed: string, { keepsNumbers = false } = {}): string {
  let text = typed.replaceAll(/[！-～]/g, (wide) => wide.normalize('NFKC'));
  for (const [pattern, one] of SPELLINGS) text = text.replaceAll(pattern, one);
  text = withoutFrame(text.trim().replace(/^=/, ''));
  return (keepsNumbers ? text : withDigits(text))
    .replace(/(?<=\d, *)(?:\?+|_+)$/, 'next')
    .replace(OPEN_END.test(text) ? /\?+$/ : /(?:[\s?.;,]|(?<![\d)])!)+$/, '') // 5! and (1 + 2)! are factorials
    .trim();
}
