/**
 * Reads what people type in words: number words, and patterns of words and numbers.
 * @packageDocumentation
 */

export { completions } from './completions.js';
export { dateSlot, openDateSlot } from './dates.js';
export type { ShortProblem } from './figure-formulas.js';
export { functionNames } from './function-names.js';
export { numberList } from './number-list.js';
export { numbersInDigits } from './number-words.js';
export { type Filled, findRow, matchWhole, type Slot, takeAll } from './patterns.js';
export { roundingWish, type RoundingWish } from './rounding-wish.js';
export { problemInSigns } from './short-problems.js';
export { type Token, tokenize } from './tokens.js';
export { wordsAsSigns } from './words-as-signs.js';
export { isKnown, nearestExamples, type Wording, withoutFrame, wordings } from './wordings.js';
