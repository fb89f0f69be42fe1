import { DateTime } from 'luxon';
import { type Step, stepText } from '../steps/index.js';

/**
 * Returns the printed lines of an age that are wrong according to luxon's calendar, from their text alone, for births on days other than
 * February 29. The formula, which has names, is skipped.
 */
export function printedDateFaults(steps: readonly Step[]): readonly string[] {
  return steps.filter((step) => !holds(stepText(step).slice(step.law.length + ': '.length))).map(stepText);
}

function holds(line: string): boolean {
  const [left = '', right = '', ...more] = line.split(' = ');
  if (left === right || more.length > 0) return false;
  // The line adds 0 years or 0 days, so it says nothing new.
  if (/(^|[ +])0 [a-z]/.test(left) || / \+ 0\b/.test(line)) return false;
  if (left === 'target') return /^birth( \+ [ymd] (years|months|days))+$/.test(right);
  return valueOf(left) === valueOf(right);
}

/** Formats a date, an amount of days or a number as text. */
function valueOf(text: string): string {
  const [, first, sign, second] = /^(\d{4,5}-\d\d-\d\d)(?: ([-+]) (.+))?$/.exec(text) ?? [];
  if (first === undefined) return amountOf(text);
  const date = DateTime.fromISO(first, { zone: 'utc' });
  if (second === undefined) return date.toISODate() ?? '';
  if (sign === '-') return `${date.diff(DateTime.fromISO(second, { zone: 'utc' }), 'days').days} days`;
  const [n = '', unit = ''] = second.split(' ');
  return date.plus({ [unit.replace(/s?$/, 's')]: Number(n) }).toISODate() ?? '';
}

/** Converts weeks and days to days, and evaluates products and sums of plain numbers from left to right. */
function amountOf(text: string): string {
  if (/[a-z]/.test(text)) {
    const parts = text.split(' + ').map((part) => part.split(' '));
    return `${parts.reduce((sum, [n, unit = '']) => sum + Number(n) * (unit.startsWith('week') ? 7 : 1), 0)} days`;
  }
  const [product = '', more = '0'] = text.split(' + ');
  return String(product.split(' × ').reduce((value, n) => value * Number(n), 1) + Number(more));
}
