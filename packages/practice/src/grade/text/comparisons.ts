import type { Rule } from './latex.js';

const LESS = '(?:less|smaller|lower|fewer|lesser|below|under|beneath|kleiner|menor|inférieure?)';
const MORE =
  '(?:more|greater|larger|bigger|higher|above|over|exceed(?:s|ing)?|größer|groesser|mayor|supérieure?)';
const IS = '(?:(?:is|are|be|been|must be|has to be|should be|can be) )?';
const NOT =
  "(?:(?:is|are|must|should|may|can|could|will|does|do|has|have) ?(?:not|never)|(?:is|are|must|should|could|wo|does|do)n['’]?t|can['’]?t|cannot|not|never|no|nicht)(?: (?:be|go|get|have to be|allowed to be))?";
const THAN = '(?: (?:than|then|als|que|à|a))?';
const EQUAL =
  '(?: (?:or|and)(?: is| be)? (?:equal(?:s)?|the same|exactly)(?: (?:to|than|then|as))?| equal(?: to| than)?| (?:or )?=| gleich)';
const NUMBER = '([-−]? ?[\\d.,]+(?:/\\d+)?)';
const rule = (pattern: string, by: string): Rule => [new RegExp(`(?<![a-z])${pattern}(?![a-z])`, 'g'), by];

/** Comparisons in words, longest first: `no more than 8`, `8 or less`, `smaller or equal to 8`, `x exceeds 8`. */
const RULES: readonly Rule[] = [
  [/([<>])\s*(?:(?:or|\/)\s*(?:=|equals?(?: to)?(?![a-z]))|_(?=\s*[-−\d]))/g, '$1='],
  [/(?<=[\])\d∞[]) ?u ?(?=[\](]|[a-z]\b)/g, ' or '],
  [/≯/g, '≤'],
  [/≮/g, '≥'],
  [/≰/g, '>'],
  [/≱/g, '<'],
  rule(`${NOT} (?:strictly )?${MORE}${THAN}${EQUAL}`, '<'),
  rule(`${NOT} (?:strictly )?${LESS}${THAN}${EQUAL}`, '>'),
  rule(`${IS}${NOT} (?:strictly )?${MORE}${THAN}`, '≤'),
  rule(`${IS}${NOT} (?:strictly )?${LESS}${THAN}`, '≥'),
  rule(`(?:is )?equal to or ${MORE}${THAN}`, '≥'),
  rule(`(?:is )?equal to or ${LESS}${THAN}`, '≤'),
  rule(`${IS}${MORE}${THAN}${EQUAL}`, '≥'),
  rule(`${IS}${LESS}${THAN}${EQUAL}`, '≤'),
  [
    new RegExp(
      `(?<![\\d.,<>≤≥+*/-] ?)${NUMBER} \\(?(?:or|and)(?: any(?:thing|thing that is| number)?| all(?: numbers)?| everything)? (?:less|smaller|lower|fewer|below|under|beneath|down(?:wards?)?)(?: (?:than|then) (?:it|that))?\\)?(?![a-z])`,
      'g',
    ),
    '≤ $1',
  ],
  [
    new RegExp(
      `(?<![\\d.,<>≤≥+*/-] ?)${NUMBER} \\(?(?:(?:or|and)(?: any(?:thing|thing that is| number)?| all(?: numbers)?| everything)? (?:more|greater|larger|bigger|higher|above|over|up(?:wards?)?|beyond)|(?:up|on)wards?)(?: (?:than|then) (?:it|that))?\\)?(?![a-z])`,
      'g',
    ),
    '≥ $1',
  ],
  rule('(?:up to|to) and including', '≤'),
  rule('(?:up to|until),? but (?:not|never) including', '<'),
  rule('(?:is )?(?:at (?:the )?(?:most|maximum)|(?:a |the )?max(?:imum)?(?: of)?|höchstens|au plus)', '≤'),
  rule('(?:is )?(?:at (?:the )?(?:least|minimum)|(?:a |the )?min(?:imum)?(?: of)?|mindestens|au moins)', '≥'),
  rule(`${IS}(?:strictly )?${LESS} (?:than|then|als|que|à|a)`, '<'),
  rule(`${IS}(?:strictly )?${MORE} (?:than|then|als|que|à|a)`, '>'),
  rule(`${IS}(?:strictly )?(?:below|under|beneath|kleiner)`, '<'),
  rule(`${IS}(?:strictly )?(?:above|exceed(?:s|ing)?|größer|groesser)`, '>'),
];

/** A note about the bound itself at the end: `(8 included)`, `not including 4`. */
const NOTE =
  /(?<![\s,;(])[\s,;(]+(?:(?:but|and|with|where|so|which) )?(?:it |x |that |the )?([-−]?[\d.,/]*\d )?(?:is |are |itself )*(not )?(?:is )?(includ\w*|inclusive(?:ly)?|exclud\w*|exclusive(?:ly)?)(?: [-−]?[\d.,/]*\d| it| itself| that)?[)\s.]*$/;

/**
 * Converts an inequality in words to comparison signs. Returns an empty string if a note contradicts the sign.
 */
export function compared(text: string): string {
  const [note = '', number = '', not, word = ''] = NOTE.exec(text) ?? [];
  const isStrict = (not !== undefined) !== word.startsWith('exclu');
  const core = note === '' ? text : text.slice(0, -note.length).replace(/\bup to\b/, isStrict ? '<' : '≤');
  if (!core.includes(number.trim())) return '';
  let made = core;
  for (const [pattern, by] of RULES) made = made.replaceAll(pattern, by as string);
  if (note !== '' && isStrict === /[≤≥]|[<>]\s*=|=\s*[<>]/.test(made)) return '';
  return made;
}
