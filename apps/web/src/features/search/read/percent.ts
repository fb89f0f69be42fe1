import { partOfTotal, type PercentageAnswer, percentageChange } from '@mathtools/math-core/percentage';
import { percentOf, reversePercentage } from '@mathtools/math-core/percentage';
import type { Result } from '@mathtools/math-core/result';
import {
  add,
  divide,
  exactText,
  multiply,
  parseNumber,
  shortFigure,
  subtract,
} from '@mathtools/math-core/rational';
import { simplifiedFraction } from './arithmetic.js';
import { OF_WHAT_PRECEDES, readCalculation } from './calculation.js';
import { answered, figureAnswer, type Reader, type Reading } from './reading.js';
import { inUnit, quantities, quantity } from './units.js';
import { findRow } from '@mathtools/math-core/read';

const WHAT = '((what|which) (number|value)?|x|something|(a|some) number)';
const CHANGE = '(change|increase|decrease|growth|rise|drop|fall|gain|loss|reduction|increased|decreased)';
const PERCENT = '(percent|percentage)';
const AS = `(as|in|to|into) (a|an)? ${PERCENT}`;
const IS = '(is|are|equals|makes|make|was|were)';
const TAX = '(sales? (tax|vat|gst))';
/** Numbers with or without units. */
const [X, Y] = ['({x:q}|{x:n})', '({y:q}|{y:n})'] as const;
const LEVY = `(${TAX}|tax|commission|interest|deposit|(service charge))`;
const RAISED = `(increase|rise|raise|markup|${TAX})`;
const LOWERED = '(off|discount|decrease|reduction|drop|cut)';
const BEFORE = '((original|old|full)? (price|value|amount|number|cost)|original)';
const BEFORE_THAT = `((find|what is|what was|what's)? the? ${BEFORE} (before tax?|without tax|price|value)?|(what was it before))`;

type Form = (values: Readonly<Record<string, string>>) => Reading | undefined;

const shown = (
  inputs: Reading['inputs'],
  result: Result<PercentageAnswer>,
  problem: string,
  unit = '',
): Reading | undefined =>
  answered('percentage', inputs, result, ({ answer, steps }) =>
    figureAnswer(problem, answer, unit === '' ? 2 : 3, { unit, steps }),
  );
const of: Form = ({ p = '', n = '' }) =>
  shown({ value: n, percentage: p }, percentOf({ percentage: p, value: n, decimals: 2 }), `${p}% of ${n}`);
const part: Form = ({ a = '', b = '1' }) => {
  const problem = b === '1' ? `${a} in percent` : `${a} out of ${b}, in percent`;
  const inputs = { mode: 'part', first: a, second: b };
  return shown(inputs, partOfTotal({ part: a, total: b, decimals: 2 }), problem, '%');
};
/** Compares two quantities: 15 cm is what percent of 1 m. */
const ratioOf: Form = ({ x = '', y = '' }) => {
  const [first, second] = [quantities(x), quantities(y)];
  const found = first.flatMap((one) =>
    second.flatMap((other) => (one.category === other.category ? [[one, other] as const] : [])),
  );
  const [one, other] = found[0] ?? [];
  if (one === undefined || other === undefined)
    return {
      tool: 'percentage',
      inputs: {},
      refusal: `${x} and ${y} have no common unit. Try 15 cm is what percent of 1 m.`,
    };
  const reading = part({ a: one.value, b: inUnit(other, one.unit) });
  return (
    reading?.answer && { ...reading, answer: { ...reading.answer, problem: `${x} out of ${y}, in percent` } }
  );
};
const change: Form = ({ a = '', b = '' }) => {
  const inputs = { mode: 'change', first: a, second: b };
  const result = percentageChange({ from: a, to: b, decimals: 2 });
  return shown(inputs, result, `Percent change from ${a} to ${b}`, '%');
};
const whole: Form = ({ p = '', n = '' }) => {
  const inputs = { mode: 'reverse', first: p, second: n };
  const result = reversePercentage({ percentage: p, part: n, decimals: 2 });
  return shown(inputs, result, `${p}% of what number is ${n}?`);
};
const fraction: Form = ({ p = '' }) => {
  const rate = parseNumber(p);
  const reading = rate.ok ? simplifiedFraction(exactText(divide(rate.value, 100))) : undefined;
  return reading?.answer && { ...reading, answer: { ...reading.answer, problem: `${p}% as a fraction` } };
};

/** Takes a part of a percentage: half of 20%. */
function shareOf(part: string, percentage: string): Reading | undefined {
  const [one, rate] = [parseNumber(part), parseNumber(percentage)];
  const value = one.ok && rate.ok ? shortFigure(multiply(one.value, rate.value), 10) : undefined;
  const problem = `${part} of ${percentage}%`;
  return value && { tool: 'percentage', inputs: {}, answer: figureAnswer(problem, value, 10, { unit: '%' }) };
}

/** Asks whether a number is a percentage. */
const asked =
  (sign: '+' | '-'): Form =>
  ({ n = '', b = '' }) => ({
    tool: 'percentage',
    inputs: {},
    refusal: `${b} could be a number or a percentage.`,
    others: [`${n} ${sign} ${b}`, `${n} ${sign} ${b}%`].map((text) => ({ text, note: `Read as ${text}` })),
  });

/** Returns 100% plus or minus a percentage. */
function share(percentage: string, operation: typeof add): string {
  const rate = parseNumber(percentage);
  return rate.ok ? exactText(operation(100, rate.value)) : '';
}
const changedBy =
  (operation: typeof add, word: string): Form =>
  ({ p = '', n = '' }) => {
    const now = share(p, operation);
    const reading = of({ p: now, n });
    const problem = `${n} ${word} ${p}%, which is ${now}% of ${n}`;
    return (
      reading?.answer && { ...reading, answer: { ...reading.answer, problem, notes: [OF_WHAT_PRECEDES] } }
    );
  };
const more = changedBy(add, 'plus');
const less = changedBy(subtract, 'minus');
const offAnd =
  (sign: '+' | '-'): Form =>
  ({ p = '', q = '', n = '' }) =>
    readCalculation(`${n} - ${p}% ${sign} ${q}%`, '');
const beforeMore: Form = ({ p = '', n = '' }) => whole({ p: share(p, add), n });
const beforeLess: Form = ({ p = '', n = '' }) => whole({ p: share(p, subtract), n });

/** The phrases about percentages, each with its meaning. */
const FORMS: readonly (readonly [string, Form])[] = [
  ['{p} (of|from|times) (a|an)? {n}', of],
  ['{n} of {p}', ({ n = '', p = '' }) => shareOf(n, p)],
  ['(increase|raise) {n} by {b:n}', asked('+')],
  ['(decrease|reduce|lower) {n} by {b:n}', asked('-')],
  [`(percentage|percent) of {n} (at|by) {p}`, of],
  [`${LEVY} (of|at)? {p} (on|of|for) {n}`, of],
  [`{p} ${LEVY} (on|of) {n}`, of],
  ['{n} comma? {p} of (it|that|this)', of],
  [`(increase|raise|add to) {n} by {p}`, more],
  [`{n} (plus|and|with|(increased|raised) by) {p} (${TAX}|tax|more|increase)?`, more],
  [`add {p} (${TAX}|tax)? to {n}`, more],
  [`{n} (plus|and|with) (${TAX}|tax) (at|of)? {p}`, more],
  [`(total|price) (with|after|including|incl) {p} (${TAX}|tax) (on|of) {n}`, more],
  [`{p} (${TAX}|tax) on {n} comma? (in? total|altogether)`, more],
  [`cost? (of|is)? {n} cost? comma? (with|and|at)? (a|an)? {p} markup comma? (selling price)?`, more],
  ['(markup|mark up) (of)? {p} on (a|the)? cost? (of|price)* {n}', more],
  [
    `cost? price? (of|is)? {a:n} comma? and? ((sold|sell|selling|sale) price? (for|at|of|is)?) {b:n} comma? (profit|markup|gain|loss|${PERCENT})*`,
    change,
  ],
  [
    `(a|the)? price? (of|is)? {n} (reduced|decreased|discounted|lowered|cut) by {p} comma? (and|then|by|again|another|reduced|decreased|lowered)* {q:p}`,
    offAnd('-'),
  ],
  ['mark up {n} by {p}|{p} ((more than)|(increase (on|of|in))) {n}', more],
  ['(decrease|reduce|lower|cut) {n} by {p}', less],
  ['{n} (minus|less|(decreased|reduced) by) {p}', less],
  ['((subtract|take) {p} (from|off)|{p} less than) {n}', less],
  [`{a:n} (${IS}|as) (what|which|how (many|much))? ${PERCENT} (of|from) {b:n}`, part],
  [`{a:n} ((out of|of|from) {b:n} (${AS}|${PERCENT})|over {b:n} ${AS})`, part],
  [`{a:n} ((out of)|((as|in) (a|an)? ${PERCENT} of)) {b:n}`, part],
  [`{a:n} ((over|out of|of) {b:n})? comma? what ${PERCENT} (is (that|it|this))?`, part],
  [`(what|which|how many)? ${PERCENT} of {b:n} (${IS}) {a:n}`, part],
  [`(what|which|how many)? ${PERCENT} (is|are|of) {a:n} (of|out of|from|in) {b:n}`, part],
  [`${X} ${IS} (what|which|how many)? ${PERCENT} of ${Y}`, ratioOf],
  [`(what|which|how many)? ${PERCENT} (is|are|of) ${X} (of|out of|from|in) ${Y}`, ratioOf],
  [`(what|which|how many)? ${PERCENT} of ${Y} ${IS} ${X}`, ratioOf],
  [`(convert|write|turn)? {a:n} ${AS}`, part],
  ['(convert|write|turn)? {p} (as|in|to|into) (a|an)? (decimal|number)', ({ p = '' }) => of({ p, n: '1' })],
  ['(convert|write|turn)? {p} (as|in|to|into) (a|an)? fraction', fraction],
  ['(was|from) {a:n} comma? (is|and)? now {b:n} comma? (how much off)?', change],
  [`original? price {a:n} comma? (sale|new|now|final) price? {b:n} comma? (discount|${PERCENT})*`, change],
  [`(buy|bought) (for|at) {a:n} comma? and? (sell|sold) (for|at) {b:n} comma? profit? ${PERCENT}?`, change],
  [
    `the? (price|value|it)? (rose|fell|went|dropped|grew) (up|down)? from {a:n} to {b:n} comma? by? what? ${PERCENT} (is that)? ${CHANGE}?`,
    change,
  ],
  ['{p} off comma? (then|and) (another|extra)? {q:p} off of? {n}', offAnd('-')],
  [`{p} off {n} (plus|and|with|then) (a|an)? {q:p} (${TAX}|tax)`, offAnd('+')],
  [`${PERCENT} (${CHANGE}|off) (from|of|between)? {a:n} (to|and|minus)? {b:n}`, change],
  [`from {a:n} to {b:n} comma? (is|as|in)? (a|an|what)? ${PERCENT}`, change],
  [`from? {a:n} to {b:n} comma? (is|as|in)? (a|an|what)? ${PERCENT} ${CHANGE}`, change],
  [`${CHANGE} (from|of) {a:n} (to|and) {b:n} ((in|as) (a|an)? ${PERCENT})?`, change],
  [`{p} of ${WHAT} ${IS} {n}`, whole],
  [`{p} ${IS} {n}`, whole],
  [`{n} ${IS} {p} of ${WHAT}?`, whole],
  [
    `${BEFORE} (before|without) (a|an)? {p} ${RAISED} (is|was|of|if|on|for|it|now|total|the)* {n}`,
    beforeMore,
  ],
  [`{n} (after|with|including|incl|includes) (a|an)? {p} ${RAISED} comma? ${BEFORE_THAT}`, beforeMore],
  [`{n} is {p} more than ${WHAT}`, beforeMore],
  [
    `price? {n} (including|incl|inclusive of|includes) {p} (${TAX}|tax) comma? (what is)? the? (net price?|before tax|price? (without|before|excluding) (tax|${TAX}))?`,
    beforeMore,
  ],
  [`(sale? price)? {n} (after|with) (a|an)? {p} ${LOWERED} comma? ${BEFORE_THAT}`, beforeLess],
  [
    `after (a|an)? {p} ${LOWERED} (it|(the? price))? (cost|costs|is|was) {n} comma? (${BEFORE_THAT}|(what did it cost (before|originally)?))`,
    beforeLess,
  ],
  [`{n} is {p} (less than|off) ${WHAT}`, beforeLess],
  [`${BEFORE} (if|of|when|it|price|sale|is|was|it's)* {n} (after|with) (a|an)? {p} ${LOWERED}`, beforeLess],
  [`(price|value|cost) after (a|an)? {p} ${LOWERED} (is|was|equals) {n} comma? ${BEFORE_THAT}`, beforeLess],
  [`${BEFORE} (before|without|if) (a|an)? {p} ${LOWERED} (is|was|of|if|on|for|price)* {n}`, beforeLess],
];

/** The slash of a fraction of a percent, with blanks: 3 / 4% of 200. */
const SLASH = /(?<=\d) ?\/ ?(?=\d+ ?% of\b)/;

/** Reads percentages: of a value, of a total, changes, and the whole from a part. */
export const readPercent: Reader = (text) => {
  const [row, values] = findRow(text.replace(SLASH, '/'), FORMS, { q: quantity }) ?? [];
  return row?.[1](values ?? {});
};
