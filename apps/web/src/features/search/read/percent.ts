import { partOfTotal, percentageChange, percentOf, reversePercentage } from '@mathtools/math-core/percentage';
import { add, exactText, parseNumber, subtract } from '@mathtools/math-core/rational';
import { OF_WHAT_PRECEDES, readCalculation } from './calculation.js';
import { figureAnswer, type Reader, type Reading } from './reading.js';
import { findRow } from './tokens.js';

const WHAT = '((what|which) (number|value)?|x|something|(a|some) number)';
const CHANGE = '(change|increase|decrease|growth|rise|drop|fall|gain|loss|reduction|increased|decreased)';
const PERCENT = '(percent|percentage)';
const AS = `(as|in|to|into) (a|an)? ${PERCENT}`;
const IS = '(is|are|equals|makes|make|was|were)';
const TAX = '(sales? (tax|vat|gst))';
const RAISED = `(increase|rise|raise|markup|${TAX})`;
const LOWERED = '(off|discount|decrease|reduction|drop|cut)';
const BEFORE = '((original|old|full)? (price|value|amount|number|cost)|original)';
const BEFORE_THAT = `(find|what is|what was|what's)? the? ${BEFORE} (before tax?|without tax|price|value)?`;

type Form = (values: Readonly<Record<string, string>>) => Reading | undefined;

const of: Form = ({ p = '', n = '' }) => percentageOf(p, n);
const part: Form = ({ a = '', b = '1' }) => partOf(a, b);
const change: Form = ({ a = '', b = '' }) => changed(a, b);
const whole: Form = ({ p = '', n = '' }) => wholeBehind(p, n);
const more: Form = ({ p = '', n = '' }) => changedBy(n, p, 1);
const less: Form = ({ p = '', n = '' }) => changedBy(n, p, -1);
const beforeMore: Form = ({ p = '', n = '' }) => original(n, p, 1);
const beforeLess: Form = ({ p = '', n = '' }) => original(n, p, -1);

/** The phrases about percentages, each with its meaning. */
const FORMS: readonly (readonly [string, Form])[] = [
  ['{p} (of|from|times) (a|an)? {n}', of],
  [`(percentage|percent) of {n} (at|by) {p}`, of],
  [`{p} (${TAX}|tax|commission|interest|deposit|(service charge)) (on|of) {n}`, of],
  [`(increase|raise|add to) {n} by {p}`, more],
  [`{n} (plus|and|with|(increased|raised) by) {p} (${TAX}|tax|more|increase)?`, more],
  ['add {p} to {n}', more],
  ['{p} more than {n}', more],
  ['{p} increase (on|of|in) {n}', more],
  ['(decrease|reduce|lower|cut) {n} by {p}', less],
  ['{n} (minus|less|(decreased|reduced) by) {p}', less],
  ['(subtract|take) {p} (from|off) {n}', less],
  ['{p} less than {n}', less],
  [`{a:n} (${IS}|as) (what|which|how (many|much))? ${PERCENT} (of|from) {b:n}`, part],
  [`{a:n} (out of|of|over|from) {b:n} (${AS}|${PERCENT})`, part],
  ['{a:n} out of {b:n}', part],
  [`{a:n} (as|in) (a|an)? ${PERCENT} of {b:n}`, part],
  [`{a:n} (over|out of|of) {b:n} comma? what ${PERCENT} (is (that|it|this))?`, part],
  [`{a:n} comma? what ${PERCENT} (is (that|it|this))?`, part],
  [`(what|which|how many)? ${PERCENT} of {b:n} (${IS}) {a:n}`, part],
  [`(what|which)? ${PERCENT} (is|are) {a:n} (of|out of|from) {b:n}`, part],
  [`(convert|write|turn)? {a:n} ${AS}`, part],
  [
    '(convert|write|turn)? {p} (as|in|to|into) (a|an)? (decimal|fraction|number)',
    ({ p = '' }) => percentageOf(p, '1'),
  ],
  ['(was|from) {a:n} comma? (is|and)? now {b:n}', change],
  [
    '{p} off comma? (then|and) (another|extra)? {q:p} off {n}',
    ({ p = '', q = '', n = '' }) => readCalculation(`${n} - ${p}% - ${q}%`, ''),
  ],
  [`${PERCENT} ${CHANGE} (from|of|between)? {a:n} (to|and|minus)? {b:n}`, change],
  [`from? {a:n} to {b:n} comma? (is|as|in)? (a|an|what)? ${PERCENT} ${CHANGE}?`, change],
  [`${CHANGE} (from|of) {a:n} (to|and) {b:n} ((in|as) (a|an)? ${PERCENT})?`, change],
  [`{p} of ${WHAT} ${IS} {n}`, whole],
  [`{p} ${IS} {n}`, whole],
  [`{n} ${IS} {p} of ${WHAT}`, whole],
  [`${BEFORE} (before|without) (a|an)? {p} ${RAISED} (is|was|of|if|on|for|it|now)* {n}`, beforeMore],
  [`{n} (after|with|including|incl|includes) (a|an)? {p} ${RAISED} comma? ${BEFORE_THAT}`, beforeMore],
  [`{n} is {p} more than ${WHAT}`, beforeMore],
  [`{n} (including|incl|inclusive of|includes) {p} (${TAX}|tax)`, beforeMore],
  [`(sale? price)? {n} (after|with) (a|an)? {p} ${LOWERED} comma? ${BEFORE_THAT}`, beforeLess],
  [`{n} is {p} (less than|off) ${WHAT}`, beforeLess],
  [`${BEFORE} (if|of|when|it|price|sale|is|was|it's)* {n} (after|with) (a|an)? {p} ${LOWERED}`, beforeLess],
  [`(price|value|cost) after (a|an)? {p} ${LOWERED} (is|was|equals) {n} comma? ${BEFORE_THAT}`, beforeLess],
  [`${BEFORE} (before|without|if) (a|an)? {p} ${LOWERED} (is|was|of|if|on|for|price)* {n}`, beforeLess],
];

/** Reads percentages: of a value, of a total, changes, and the whole from a part. */
export const readPercent: Reader = (text) => {
  const [row, values] = findRow(text, FORMS) ?? [];
  return row?.[1](values ?? {});
};
function percentageOf(percentage = '', value = ''): Reading | undefined {
  const result = percentOf({ percentage, value, decimals: 2 });
  if (!result.ok) return undefined;
  const { answer, steps } = result.value;
  return {
    tool: 'percentage',
    inputs: { value, percentage },
    answer: figureAnswer(`${percentage}% of ${value}`, answer, 2, { steps }),
  };
}

/** Reads a value raised or lowered by a percentage, as 100% plus or minus that percentage of the value. */
function changedBy(value = '', percentage = '', direction: 1 | -1): Reading | undefined {
  const rate = parseNumber(percentage);
  if (!rate.ok) return undefined;
  const share = exactText(direction > 0 ? add(100, rate.value) : subtract(100, rate.value));
  const reading = percentageOf(share, value);
  const word = direction > 0 ? 'plus' : 'minus';
  return (
    reading?.answer && {
      ...reading,
      answer: {
        ...reading.answer,
        problem: `${value} ${word} ${percentage}%, which is ${share}% of ${value}`,
        notes: [OF_WHAT_PRECEDES],
      },
    }
  );
}

function partOf(part = '', total = ''): Reading | undefined {
  const result = partOfTotal({ part, total, decimals: 2 });
  if (!result.ok) return undefined;
  return {
    tool: 'percentage',
    inputs: { mode: 'part', first: part, second: total },
    answer: figureAnswer(
      total === '1' ? `${part} in percent` : `${part} out of ${total}, in percent`,
      result.value.answer,
      3,
      { unit: '%', steps: result.value.steps },
    ),
  };
}

function changed(from = '', to = ''): Reading | undefined {
  const result = percentageChange({ from, to, decimals: 2 });
  if (!result.ok) return undefined;
  return {
    tool: 'percentage',
    inputs: { mode: 'change', first: from, second: to },
    answer: figureAnswer(`Percent change from ${from} to ${to}`, result.value.answer, 3, {
      unit: '%',
      steps: result.value.steps,
    }),
  };
}

function wholeBehind(percentage = '', result = ''): Reading | undefined {
  const found = reversePercentage({ percentage, part: result, decimals: 2 });
  if (!found.ok) return undefined;
  return {
    tool: 'percentage',
    inputs: { mode: 'reverse', first: percentage, second: result },
    answer: figureAnswer(`${percentage}% of what number is ${result}?`, found.value.answer, 2, {
      steps: found.value.steps,
    }),
  };
}

/** Reads the value before it was raised or lowered by a percentage. */
function original(now = '', percentage = '', direction: 1 | -1): Reading | undefined {
  const rate = parseNumber(percentage);
  if (!rate.ok) return undefined;
  return wholeBehind(exactText(direction > 0 ? add(100, rate.value) : subtract(100, rate.value)), now);
}
