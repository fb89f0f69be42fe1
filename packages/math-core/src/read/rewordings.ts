import { numbersInDigits } from './number-words.js';
import { findRow, type Filled } from './patterns.js';

const BIG = '(greatest|biggest|largest|highest)';
const SMALL = '(smallest|lowest|least)';
const THAN = '(greater|bigger|larger|higher) than';

/** Whole texts and the same in our usual words, with the slots of the pattern. */
const ROWS: readonly (readonly [pattern: string, words: string])[] = [
  [`what number? is {a:n} ${THAN} {x:any}`, '{a} more than {x}'],
  ['what number? is {a:n} (smaller|lower|fewer) than {x:any}', '{a} less than {x}'],
  ['take {a:n} away from {b:n}', '{b} - {a}'],
  ['{a:n} times as (much|many|big|large|long) as {b:n}', '{a} times {b}'],
  ['half (of)? the (sum|total) of {a:n} and {b:n}', '({a} + {b}) / 2'],
  ['the? sum of the? squares of {a:n} and {b:n}', '{a}^2 + {b}^2'],
  ['{n} log base {b:n}', 'log base {b} of {n}'],
  ['(what|which) power of {b:n} (is|gives|makes) {n}', 'log base {b} of {n}'],
  ['(binary|octal|hexadecimal|hex) for {n}', '{n} in binary'],
  ['{n} square root', 'square root of {n}'],
  ['{n} cube root', 'cube root of {n}'],
  ['(put|write)? {x:any} (into|in) (brackets|parentheses)', 'factor {x}'],
  ['(write)? {x:any} without (brackets|parentheses)', 'expand {x}'],
  ['how big is (a|an|the) {x:any}', 'area of {x}'],
  ['how far is it? (round|around) {x:any}', 'perimeter of {x}'],
  [`the? ${BIG} whole? number that divides both? {x:any}`, 'gcd of {x}'],
  [`the? ${SMALL} whole? number that {x:any} both? (go|goes|divide) into`, 'lcm of {x}'],
  [
    '(start|begin|starts|begins) (at)? {x:any} (end|finish|ends|finishes) (at)? {y:any} duration?',
    'from {x} to {y}',
  ],
];

/** Writes a text in our usual words. Returns undefined for other text. */
export function reworded(text: string): string | undefined {
  const [row, filled] = findRow(text, ROWS) ?? findRow(numbersInDigits(text), ROWS) ?? [];
  return row && filled && fill(row[1], filled);
}

const fill = (words: string, filled: Filled): string =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
