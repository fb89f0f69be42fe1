import { frozen } from '../frozen.js';
import type { Locale } from '@mathtools/math-core/locale';
import { CODES, EXPECTED, MESSAGES } from './errors.js';
import { FRAGMENTS } from './fragments.js';
import { LAWS } from './laws.js';
import { FIELDS, UNITS, WORDS } from './words.js';
import { WORKING } from './working.js';

export type { Locale, Texts } from '@mathtools/math-core/locale';

/** German: the texts of steps and errors, and the signs of numbers as schools in Germany write them. */
export const de: Locale = /* @__PURE__ */ frozen({
  tag: 'de',
  decimal: ',',
  group: '.',
  leastGrouped: 4,
  times: '·',
  divided: ':',
  date: '{day}.{month}.{year}',
  laws: LAWS,
  working: WORKING,
  words: WORDS,
  units: UNITS,
  fields: FIELDS,
  element: 'Nr. {n}',
  messages: MESSAGES,
  codes: CODES,
  expected: EXPECTED,
  fragments: FRAGMENTS,
  or: 'oder',
  quotes: ['„', '“'],
});
