/**
 * Reads what people type in words: number words, and patterns of words and numbers.
 * @packageDocumentation
 */

export { numbersInDigits } from './number-words.js';
export { type Filled, findRow, matchWhole, type Slot, takeAll } from './patterns.js';
export { type Token, tokenize } from './tokens.js';
