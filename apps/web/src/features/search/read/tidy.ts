import { numbersInDigits } from '@mathtools/math-core/read';

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

const POLITE =
  /^(?:(?:please|hey|hi|hello|ok|so|and|can you|could you|i need|i want|i got|i scored|help me|how (?:do|can|would) (?:i|you|we)|how to)\b[ ,]*)+/i;
const ASKED =
  /^(?:how (?:tall|far|heavy|hot|cold|fast) (?:is|are)|what'?s|what (?:is|are|was|would be|will be)|whats|how much (?:is|are)|calculate|calc|compute|work out|figure out|find|solve(?: for [a-z])?|evaluate|tell me|show me|give me|answer(?: to)?|result of|value of)\b[ :,]*|^(?:the|a value of)\s+/i;

/** Matches a sequence or a sum that goes on: 2, 4, 6, ... */
const OPEN_END = /^[^=]*[\s,;+*-](?:\.{3}|…)[?\s]*$/;

/** Returns the text without polite words at its beginning. */
export const withoutPolite = (typed: string): string => typed.trim().replace(POLITE, '');

/** Writes number words in digits, except in a label: "half: 10" isn't 1/2 ÷ 10. */
export function withDigits(text: string): string {
  const [label = ''] = /^[a-z][a-z ]*: /i.exec(text) ?? [];
  return label + numbersInDigits(text.slice(label.length));
}

/** Normalizes signs, blanks and number words, and leaves out polite words and question marks. */
export function tidy(typed: string, { keepsNumbers = false } = {}): string {
  let text = typed.replaceAll(/[！-～]/g, (wide) => wide.normalize('NFKC'));
  for (const [pattern, one] of SPELLINGS) text = text.replaceAll(pattern, one);
  text = text.trim().replace(/^=/, '').replace(POLITE, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(ASKED, '');
  }
  return (keepsNumbers ? text : withDigits(text))
    .replace(/(?<=\d, *)(?:\?+|_+)$/, 'next')
    .replace(OPEN_END.test(text) ? /\?+$/ : /(?:[\s?.;,]|(?<![\d)])!)+$/, '') // 5! and (1 + 2)! are factorials
    .replace(/(?<=\d[^]*)[ ,]+(?:(?:with |show )?(?:the |all )?steps|step by step)$/i, '')
    .replace(/(?:\s*(?:=|\bequals?|\bplease|\bpls|\bplz|\bthanks?|\bthank you)\s*)+$/i, '')
    .trim();
}
