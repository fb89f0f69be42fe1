import { partOfTotal, percentageChange, percentOf, reversePercentage } from '@mathtools/math-core/percentage';
import { add, exactText, parseNumber, subtract } from '@mathtools/math-core/rational';
import { figureAnswer, match, plain, type Reader, type Reading, whole } from './reading.js';

const WHAT = '(?:what|which|what number|which number|what value|x|a number|something|some number)';
const CHANGE = '(?:change|increase|decrease|growth|rise|drop|fall|gain|loss|reduction)';
const AS = '(?:as|in|to|into)(?: an?)? (?:%|per ?cent|per ?cents|percentage)';

const OF = [
  whole('{P} ?(?:of|from|\\*|times) (?:an? )?{N}'),
  whole('(?:percentage of|percent of) {N} (?:at|by) {P}'),
  whole('{P} (?:sales tax|tax|vat|gst|commission|interest|deposit) (?:on|of) {N}'),
];
const PART = [
  whole(
    '{N} (?:is|are|as|equals|=) (?:what|which|how many|how much)? ?(?:%|per ?cents?|percentage) (?:of|from) {N}',
  ),
  whole(`{N} ?(?:out of|of|over|from) {N} ?(?:${AS}|%|per ?cents?|percentage)`),
  whole('{N} out of {N}'),
  whole(`{N} (?:as|in) (?:an? )?(?:%|per ?cent|percentage) of {N}`),
  whole(
    '(\\d[\\d,.]*) ?(?:/|out of|of) ?(\\d[\\d,.]*),? what (?:%|per ?cent|percentage)(?: is (?:that|it|this))?',
  ),
  whole(`([-+]?\\d[\\d,]*(?:\\.\\d+)?) ?/ ?(\\d[\\d,]*(?:\\.\\d+)?) (?:${AS}|%|per ?cents?|percentage)`),
];
const PART_LAST = [
  whole('(?:what |which |how many )?(?:%|per ?cents?|percentage) of {N} (?:is|are|=|equals|makes?) {N}'),
  whole('(?:what |which )?(?:%|per ?cent|percentage) (?:is|are) {N} (?:of|out of|from) {N}()'),
];
const AS_PERCENT = [whole(`(?:convert |write |turn )?{N} ${AS}`)];
const CHANGED = [
  whole(`(?:%|per ?cent|percentage) ${CHANGE} (?:from |of |between )?{N} (?:to|and|->|-) {N}`),
  whole(
    `(?:from )?{N} to {N},? (?:(?:is |as |in )?(?:an? |what )?)(?:%|per ?cent|percentage)(?: ${CHANGE})?`,
  ),
  whole(`${CHANGE}d? (?:from|of) {N} (?:to|and) {N}(?: (?:in|as) (?:an? )?(?:%|per ?cent|percentage))?`),
  whole(`(?:%|per ?cent|percentage) ${CHANGE} {N} {N}`),
];
const REVERSE = [whole(`{P} of ${WHAT} (?:is|=|equals|makes) {N}`), whole(`{P} (?:is|=|equals) {N}()`)];
const REVERSE_LAST = [whole(`{N} (?:is|=|equals|are) {P} of ${WHAT}`)];
const MORE = [
  whole('(?:increase|raise|add to) {N} by {P}'),
  whole(
    '{N} ?(?:plus|\\+|increased by|and|with|raised by) {P}(?: (?:sales )?(?:tax|vat|gst|more|increase))?',
  ),
];
const MORE_LAST = [
  whole('add {P} to {N}'),
  whole('{P} more than {N}'),
  whole('{P} increase (?:on|of|in) {N}'),
];
const LESS = [
  whole('(?:decrease|reduce|lower|cut) {N} by {P}'),
  whole('{N} ?(?:minus|-|decreased by|reduced by|less) ?{P}'),
];
const LESS_LAST = [whole('(?:subtract|take) {P} (?:from|off) {N}'), whole('{P} less than {N}')];

const BEFORE =
  '(?:original|original price|original value|original amount|original number|price|value|amount|number|cost)';
const ORIGINAL_MORE = [
  whole(
    `${BEFORE} (?:before|without) (?:an? )?{P} (?:increase|rise|raise|tax|vat|gst|sales tax|markup)(?: (?:is|was|of|if|on|for|if it is now|if now))* {N}()`,
  ),
  whole(
    `{N} (?:after|with|including|incl|includes) (?:an? )?{P} (?:increase|rise|raise|tax|vat|gst|sales tax|markup),? (?:find |what is |what was |what's )?(?:the )?${BEFORE}(?: (?:before|price|value|without tax|before tax))?()`,
  ),
  whole(`{N} is {P} more than ${WHAT}`),
  whole(`{N} (?:including|incl|inclusive of|includes) {P} (?:sales )?(?:tax|vat|gst)`),
];
const ORIGINAL_LESS = [
  whole(
    `{N} (?:after|with) (?:an? )?{P} (?:off|discount|decrease|reduction|drop|cut),? (?:find |what is |what was |what's )?(?:the )?${BEFORE}(?: (?:before|price|value))?`,
  ),
  whole(`{N} is {P} (?:less than|off) ${WHAT}`),
  whole(
    `${BEFORE}(?: (?:if|of|when))*(?: (?:it|price|sale price)(?: is|'s|was)?)? {N} (?:after|with) (?:an? )?{P} (?:off|discount|decrease|reduction|drop|cut)`,
  ),
];
const ORIGINAL_LESS_LAST = [
  whole(
    `(?:price|value|cost) after (?:an? )?{P} (?:off|discount|decrease|reduction|drop|cut) (?:is|was|=) {N},? (?:find |what is |what was |what's )?(?:the )?${BEFORE}`,
  ),
  whole(
    `${BEFORE} (?:before|without|if) (?:an? )?{P} (?:off|discount|decrease|reduction|drop|cut)(?: (?:is|was|of|if|on|for|price))* {N}`,
  ),
];

/** Percentages: of a value, of a total, changes, and the value behind a part. */
export const readPercent: Reader = (text) => {
  const found = (patterns: readonly RegExp[]) => match(text, patterns)?.map(plain);
  const swapped = (patterns: readonly RegExp[]) => found(patterns)?.slice(0, 2).reverse();
  const of = found(OF);
  if (of) return percentageOf(of[0], of[1]);
  const more = found(MORE) ?? swapped(MORE_LAST);
  if (more) return changedBy(more[0], more[1], 1);
  const less = found(LESS) ?? swapped(LESS_LAST);
  if (less) return changedBy(less[0], less[1], -1);
  const part = found(PART) ?? partLast(text);
  if (part) return partOf(part[0], part[1]);
  const alone = found(AS_PERCENT);
  if (alone) return partOf(alone[0], '1');
  const changed = found(CHANGED);
  if (changed) return change(changed[0], changed[1]);
  const reverse = found(REVERSE) ?? swapped(REVERSE_LAST);
  if (reverse) return wholeBehind(reverse[0], reverse[1]);
  const before = match(text, ORIGINAL_MORE.slice(0, 1))?.map(plain);
  if (before) return original(before[1], before[0], 1);
  const raised = found(ORIGINAL_MORE.slice(1));
  if (raised) return original(raised[0], raised[1], 1);
  const lowered = found(ORIGINAL_LESS) ?? swapped(ORIGINAL_LESS_LAST);
  return lowered && original(lowered[0], lowered[1], -1);
};

function partLast(text: string): readonly string[] | undefined {
  const [total, part] = match(text, PART_LAST.slice(0, 1))?.map(plain) ?? [];
  if (part !== undefined && total !== undefined) return [part, total];
  return match(text, PART_LAST.slice(1))?.map(plain);
}

function percentageOf(percentage = '', value = ''): Reading | undefined {
  const result = percentOf({ percentage, value });
  if (!result.ok) return undefined;
  const { answer, steps } = result.value;
  return {
    tool: 'percentage',
    inputs: { value, percentage },
    answer: figureAnswer(`${percentage}% of ${value}`, answer, 2, { steps }),
  };
}

/** A value raised or lowered by a percentage is 100% plus or minus it of the value. */
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
      },
    }
  );
}

function partOf(part = '', total = ''): Reading | undefined {
  const result = partOfTotal({ part, total });
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

function change(from = '', to = ''): Reading | undefined {
  const result = percentageChange({ from, to });
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
  const found = reversePercentage({ percentage, result });
  if (!found.ok) return undefined;
  return {
    tool: 'percentage',
    inputs: { mode: 'reverse', first: percentage, second: result },
    answer: figureAnswer(`${percentage}% of what number is ${result}?`, found.value.answer, 2, {
      steps: found.value.steps,
    }),
  };
}

/** The value before it was raised or lowered by a percentage. */
function original(now = '', percentage = '', direction: 1 | -1): Reading | undefined {
  const rate = parseNumber(percentage);
  if (!rate.ok) return undefined;
  return wholeBehind(exactText(direction > 0 ? add(100, rate.value) : subtract(100, rate.value)), now);
}
