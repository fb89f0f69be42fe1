import { frozen } from '../frozen.js';
import type { Locale } from '@mathtools/math-core/locale';
import { CODES, EXPECTED, MESSAGES } from './errors.js';
import { FRAGMENTS } from './fragments.js';
import { LAWS } from './laws.js';
import { FIELDS, UNITS, WORDS } from './words.js';
import { WORKING } from './working.js';

export type { Locale, Texts } from '@mathtools/math-core/locale';

/** Spanish: the texts of steps and errors, and the signs of numbers as schools in Spain write them. */
export const es: Locale = /* @__PURE__ */ frozen({
  tag: 'es',
  decimal: ',',
  group: '.',
  leastGrouped: 5,
  times: '·',
  divided: ':',
  date: '{d}/{m}/{year}',
  laws: LAWS,
  working: WORKING,
  words: WORDS,
  units: UNITS,
  fields: FIELDS,
  element: 'n.º {n}',
  messages: MESSAGES,
  codes: CODES,
  expected: EXPECTED,
  fragments: FRAGMENTS,
  or: 'o',
  quotes: ['«', '»'],
});
