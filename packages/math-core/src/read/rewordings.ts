import { numbersInDigits, scaleOf } from './number-words.js';
import { type Filled, findRow, type Slot } from './patterns.js';
import { unitNames } from '../unit-text/index.js';

const BIG = '(greatest|biggest|largest|highest)';
const SMALL = '(smallest|lowest|least)';
const THAN = '(greater|bigger|larger|higher) than';

const HOW_MANY = 'how many';
const ARE_IN = '(are)? (there)? in';
const TIMES = '(much|many|big|large|long|old|tall|fast)';
const A_HOUR = '(hour|hours|h|hr)';
const PYTHAGORAS = '(pythagoras|((pythagorean|pythagoras) theorem)) colon?';
const SIMPLY = '(simplified|(in (simplest|lowest) (form|terms)))';
const UP = '(increased|raised)';
const DOWN = '(decreased|reduced|lowered|cut)';
const IS = '(is|equals|makes|gives)';
const WHEN =
  '(when|if|let|for|given|where|with) {l:letter} equals {v:n} (comma|.)? (then|what|is|find|evaluate|calculate)*';
const WAS = 'comma? what was {any}';
const AS = '(write|express|put|rewrite|convert|bring)';
const SQUARE_FORM =
  '({letter}? open x (plus|minus)? {letter} close (squared|(power {n})) (plus|minus) {letter})';
const THEN = '(and|i|then|you)*';
const THINK = `((i (think|thought) of)? a number) comma? ${THEN}`;
const GET = `it? comma? ${THEN} (get|gets|(the? (result|answer) is)|(it is)) {b:n}`;

/** A scale such as lakh or dozens, as a number. */
const scale: Slot = (tokens, at) => {
  const size = scaleOf(tokens[at]?.text ?? '');
  return size === undefined ? [] : [[String(size), at + 1]];
};
/** A number with a unit. */
const quantity: Slot = (tokens, at, text) => {
  const [number, unit] = [tokens[at], tokens[at + 1]];
  const name = number?.kind === 'number' && unit ? text.slice(unit.at, unit.end) : '';
  return unitNames(name).length > 0 ? [[text.slice(number?.at, unit?.end), at + 2]] : [];
};
const letter: Slot = (tokens, at) => {
  const { text = '' } = tokens[at] ?? {};
  return /^[a-z]$/.test(text) ? [[text, at + 1]] : [];
};
/** The rest of a text that starts with a letter, if the rest has that letter and no equals sign. */
const formula: Slot = (tokens, at, text) => {
  const rest = tokens.slice(at);
  const [first, last] = [rest[0], rest.at(-1)];
  const hasLetter = rest.some((token) => token.text === tokens[0]?.text);
  return first && last && hasLetter && rest.every((token) => token.text !== 'equals')
    ? [[text.slice(first.at, last.end), tokens.length]]
    : [];
};
const base: Slot = (tokens, at) => {
  const { text = '' } = tokens[at] ?? {};
  return ['binary', 'octal', 'hexadecimal', 'hex'].includes(text) ? [[text, at + 1]] : [];
};
const OPERATIONS: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries({ plus: '+', minus: '-', times: '*', multiplied: '*', over: '/', divided: '/' }),
);
/** A sign, or its words: times, divided by. */
const operation: Slot = (tokens, at) => {
  const sign = OPERATIONS.get(tokens[at]?.text);
  return sign === undefined ? [] : [[sign, tokens[at + 1]?.text === 'by' ? at + 2 : at + 1]];
};
/** The denominator of a typed fraction. */
const denominator: Slot = (tokens, at) => {
  const [, under] = tokens[at]?.text.split('/') ?? [];
  return under === undefined ? [] : [[under, at + 1]];
};
/** A power, a root or a logarithm: square of, cube root of, 4th root of, log of. */
const power: Slot = (tokens, at, text) => {
  const [last, ...others] = [2, 1, 0]
    .map((more) => at + more)
    .filter((end) => /^(?:root|square|cube|sqrt|log|ln)$/.test(tokens[end]?.text ?? ''));
  const end = last ?? others[0];
  return end === undefined ? [] : [[text.slice(tokens[at]?.at, tokens[end]?.end), end + 1]];
};
const SLOTS = { scale, quantity, letter, formula, base, operation, denominator, power };

/** Whole texts and the same in our usual words, with the slots of the pattern. */
const ROWS: readonly (readonly [pattern: string, words: string])[] = [
  [`what number? is {a:n} ${THAN} {x:any}`, '{a} more than {x}'],
  ['what number? is {a:n} (smaller|lower|fewer) than {x:any}', '{a} less than {x}'],
  ['take {a:n} away from {b:n}', '{b} - {a}'],
  ['{a:n} times as (much|many|big|large|long) as {b:n}', '{a} times {b}'],
  [`half as ${TIMES} as {x:any}`, 'half of {x}'],
  [`(double|twice) as ${TIMES} as {x:any}`, '2 * {x}'],
  [`(triple|thrice) as ${TIMES} as {x:any}`, '3 * {x}'],
  ['(double|twice) of {n}', '2 * {n}'],
  ['triple of {n}', '3 * {n}'],
  ['how much (more|bigger|greater|larger|higher) is {x:any} than {y:any}', '({x}) - ({y})'],
  ['how much (less|smaller|lower) is {x:any} than {y:any}', '({y}) - ({x})'],
  ['{x:any} is how much (more|bigger|greater|larger) than {y:any}', '({x}) - ({y})'],
  ['{x:any} is how much (less|smaller) than {y:any}', '({y}) - ({x})'],
  [
    '(share|divide|split) {x:any} (equally|evenly) (between|among|amongst|by|into|with) {n} (people|friends|children|ways|parts)?',
    '({x}) / {n}',
  ],
  [`${HOW_MANY} {thing}? ${ARE_IN} {a:n} {s:scale}`, '{a} * {s}'],
  [`${HOW_MANY} {thing} ${ARE_IN} (a|one) {s:scale}`, '1 * {s}'],
  [`${HOW_MANY} {s:scale} ${ARE_IN} {x:any}`, '{x} / {s}'],
  ['{a:n} {r:scale} (in|to|into|as) {s:scale}', '{a} * {r} / {s}'],
  ['{a:n} dozen {things}', '{a} * 12'],
  ['(a|an) dozen {things}', '1 * 12'],
  ['{a:n} {s:scale} in (numbers|figures|digits|rupees|dollars|euros)', '{a} * {s}'],
  [`${HOW_MANY} {a:n} s? ${ARE_IN} {b:n}`, '{b} / ({a})'],
  [`${HOW_MANY} {a:quantity} ${ARE_IN} {b:quantity}`, '{b} / {a}'],
  [`{n} (years|year) (in|to) months|${HOW_MANY} months ${ARE_IN} {n} (years|year)`, '{n} * 12'],
  ['divide {a:n} into {b:n} equals? (parts|groups|pieces)', '{a} / {b}'],
  ['divide {x:any} (between|among|amongst) {n} {things}?', '({x}) / {n}'],
  ['{a:n} from {b:n}', '{b} - {a}'],
  ['(what number is)? (halfway|midway|(in? the middle)) (between|of) {a:n} and {b:n}', 'mean of {a} and {b}'],
  ['what fraction of {b:n} is {a:n}', 'simplify {a}/{b}'],
  ['the? reciprocal of {n}', '1 / ({n})'],
  ['{a:n} of {q:quantity}', '{q} * {a}'],
  ['{a:n} of {q:quantity} (in|to|into) {x:any}', '{q} * {a} in {x}'],
  ['{a:n} to the {b:n}', '{a}^({b})'],
  ['the? factorial of {n}', '({n})!'],
  ['the? {f:power} of? {p} of {n}', '{f} of ({p}% of {n})'],
  ['the? {f:power} of? {a:n} of {n}', '{f} of ({a} * {n})'],
  ['the? (average|mean) of {a:n} (to|through) {b:n}', '({a} + {b}) / 2'],
  [`{a:n} over {b:n} ${SIMPLY}`, 'simplify {a}/{b}'],
  ['in? (simplest|lowest) (form|terms) (of|colon)? {x:any}', 'simplify {x}'],
  [
    'the? (lowest|least|smallest)? common denominator (of|for) {a:denominator} (and|comma) {b:denominator}',
    'lcm of {a} and {b}',
  ],
  [`${AS}? {x:any} in the? (completed|complete) square form`, 'complete the square {x}'],
  [`${AS}? {x:any} (as|(in the? form)) ${SQUARE_FORM}`, 'complete the square {x}'],
  [
    '{l:letter} (equals|is) {v:n} (comma|semicolon|.)? (find|evaluate|calculate|then|(what is)) {x:any}',
    '{x} at {l} = {v}',
  ],
  ['{l:letter} equals {v:n} (comma|semicolon) {x:formula}', '{x} at {l} = {v}'],
  ['the? complement of {n} (degrees|°)?', '90° - {n}°'],
  ['the? supplement of {n} (degrees|°)?', '180° - {n}°'],
  ['{a:n} is? to {b:n} as {c:n} is? to (what|x) number?', '{a}/{b} = {c}/x'],
  ['{a:any} is to {b:any} as {c:any} is to {d:any}', '({a})/({b}) = ({c})/({d})'],
  [`simplify? the? ratio of? {a:n} (to|and) {b:n} ${SIMPLY}?`, 'simplify {a}:{b}'],
  [`the? ratio {x:any} ${SIMPLY}`, 'simplify {x}'],
  ['(share|divide|split) {x:any} in the? ratio of? {a:n} to {b:n}', 'share {x} in the ratio {a}:{b}'],
  ['nearest {u:any} (of|to) {x:any}', 'round {x} to the nearest {u}'],
  ['{x:any} comma? where {letter} is the? (number|amount|price|cost) of {thing}', '{x}'],
  [`${PYTHAGORAS} a equals {a:n} comma? and? b equals {b:n}`, 'hypotenuse with legs {a} and {b}'],
  [`${PYTHAGORAS} (a|b) equals {a:n} comma? and? c equals {c:n}`, 'hypotenuse {c} leg {a}'],
  [`(what|which) number? {o:operation} {x:n} ${IS} {y:n}`, 'x {o} {x} = {y}'],
  [`{x:n} {o:operation} (what|which) number? ${IS} {y:n}`, '{x} {o} x = {y}'],
  [`${WHEN} {x:any} equals`, '{x} at {l} = {v}'],
  [`${WHEN} {x:any}`, '{x} at {l} = {v}'],
  [`${THINK} (times|(multiply it? by)) {a:n} comma? ${THEN} (add|plus) {c:n} ${GET}`, '{a}x + {c} = {b}'],
  [
    `${THINK} (times|(multiply it? by)) {a:n} comma? ${THEN} (subtract|minus|(take away)) {c:n} ${GET}`,
    '{a}x - {c} = {b}',
  ],
  [`${THINK} (add|plus) {a:n} ${GET}`, 'x + {a} = {b}'],
  [`${THINK} (subtract|minus|(take away)) {a:n} ${GET}`, 'x - {a} = {b}'],
  [`${THINK} (times|(multiply it? by)) {a:n} ${GET}`, 'x * {a} = {b}'],
  [`${THINK} (divide it? by) {a:n} ${GET}`, 'x / {a} = {b}'],
  [`${THINK} double ${GET}`, '2 * x = {b}'],
  [
    '(my|the|these)? (marks|scores|grades|numbers|values|results) (are|were) {x:any} (comma|.)? and? (what is|what|find|calculate) (is)? (the|my)? {m:thing}',
    '{m} of {x}',
  ],
  [
    '((the|a|my)? {thing})? (leaves|left|departs|starts|began|begins) (at)? {x:any} comma? and? (arrives|arrived|ends|ended|finishes|finished) (at)? {y:any} (comma|.)? how long {any}?',
    'from {x} to {y}',
  ],
  [`{x:any} of an ${A_HOUR} (in|to) {u:thing}`, '{x} hours in {u}'],
  [`(an|1) ${A_HOUR} and (a half|1/2) (in|to) {u:thing}`, '1.5 hours in {u}'],
  ['half (of)? the (sum|total) of {a:n} and {b:n}', '({a} + {b}) / 2'],
  ['the? sum of the? squares of {a:n} and {b:n}', '{a}^2 + {b}^2'],
  ['{n} log base {b:n}', 'log base {b} of {n}'],
  ['(what|which) power of {b:n} (is|gives|makes) {n}', 'log base {b} of {n}'],
  ['the? {b:base} (for|of) {n}', '{n} in {b}'],
  ['{n} square root', 'square root of {n}'],
  ['{n} cube root', 'cube root of {n}'],
  [`{x:any} ${UP} by {p} comma? (and|then)* ${UP} by {q:p}`, '{x} + {p}% + {q}%'],
  [`{x:any} ${UP} by {p} comma? (and|then)* ${DOWN} by {q:p}`, '{x} + {p}% - {q}%'],
  [`{x:any} ${DOWN} by {p} comma? (and|then)* ${UP} by {q:p}`, '{x} - {p}% + {q}%'],
  [`{x:any} (((went|gone|goes) up)|rose) by? {p} to {n} ${WAS}`, '{n} / (1 + {p}%)'],
  [`{x:any} (((went|gone|goes) down)|fell|dropped) by? {p} to {n} ${WAS}`, '{n} / (1 - {p}%)'],
  [
    'out of {b:n} (i|he|she|they|we)? (got|scored|had|have) {a:n} comma? what percent {any}?',
    '{a} is what percent of {b}',
  ],
  [
    '{any}? was {a:n} comma? and? (it is|is)? now {b:n} comma? (what|how much) (percent|percentage)? (discount|off|decrease|increase|change) {any}?',
    'percent change from {a} to {b}',
  ],
  ['if? {p} (is|are|equals) {n} comma? (what|how much) is {q:p}', '{n} / {p} * {q}'],
  ['where (do|does) {x:any} and {y:any} (cross|meet|intersect)', '{x}, {y}'],
  [
    '(shift|work|working|open|shop) from? {x:any} to {y:any} comma? how (long|many hours) {any}?',
    'from {x} to {y}',
  ],
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
  const asked = text.replace(/[\s?.]+$/, '');
  const [row, filled] = findRow(asked, ROWS, SLOTS) ?? findRow(numbersInDigits(asked), ROWS, SLOTS) ?? [];
  return row && filled && fill(row[1], filled);
}

const fill = (words: string, filled: Filled): string =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
