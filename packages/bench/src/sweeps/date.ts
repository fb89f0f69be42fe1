import { age } from '@mathtools/math-core/age';
import { type CivilDate, dateDifference } from '@mathtools/math-core/date';
import { DATEDIF } from '@formulajs/formulajs';
import { add, intervalToDuration } from 'date-fns';
import { DateTime } from 'luxon';
import { range, type Sweep } from '../tally.js';

interface Case {
  readonly start: DateTime;
  readonly end: DateTime;
}
interface Span {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** Every start day in two years, one of them a leap year, with every third shifted day: 731 × 254 pairs. */
const cases: readonly Case[] = range(0, 730).flatMap((i) => {
  const start = DateTime.utc(2023, 1, 1).plus({ days: i });
  return range(0, 253).map((j) => ({ start, end: start.plus({ days: 3 * j }) }));
});

const civil = ({ year, month, day }: DateTime): CivilDate => ({ year, month, day });
const isInRange = ({ years, months, days }: Span): boolean =>
  years >= 0 && months >= 0 && months <= 11 && days >= 0 && days <= 30;

// In a common year, Luxon moves February 29 to February 28, and our default moves it to March 1.
function monthsLater(start: DateTime, months: number): DateTime {
  const shifted = start.plus({ months });
  return start.month === 2 && start.day === 29 && shifted.month === 2 && shifted.day === 28
    ? shifted.plus({ days: 1 })
    : shifted;
}

function isOurs({ start, end }: Case, span: Span): boolean {
  const months = 12 * span.years + span.months;
  const sum = monthsLater(start, months).plus({ days: span.days });
  return isInRange(span) && +sum === +end && +monthsLater(start, months + 1) > +end;
}

function ours(difference: (start: CivilDate, end: CivilDate) => Span): number {
  return cases.filter((each) => !isOurs(each, difference(civil(each.start), civil(each.end)))).length;
}

function spanOfAge(birth: CivilDate, target: CivilDate): Span {
  const result = age({ birth, target });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/**
 * Counts the pairs for which a peer's own addition doesn't reach the end, and those with a part that is out
 * of range.
 */
function theirs(find: (each: Case) => { readonly span: Span; readonly sum: number }): string {
  const found = cases.map((each) => ({ ...find(each), end: +each.end }));
  const off = found.filter(({ sum, end }) => sum !== end).length;
  const outside = found.filter(({ span }) => !isInRange(span)).length;
  return `${off} and ${outside}`;
}

// Uses local time as the civil calendar, so the sweep must run in UTC.
const local = ({ year, month, day }: DateTime): Date => new Date(year, month - 1, day);

function withDateFns({ start, end }: Case) {
  const duration = intervalToDuration({ start: local(start), end: local(end) });
  const { years = 0, months = 0, days = 0 } = duration;
  return { span: { years, months, days }, sum: +add(local(start), { years, months, days }) };
}

function withLuxon({ start, end }: Case) {
  const { years, months, days } = end.diff(start, ['years', 'months', 'days']);
  return { span: { years, months, days }, sum: +start.plus({ years, months, days }) };
}

function withDatedif({ start, end }: Case): Span {
  const [from, to] = [local(start), local(end)];
  const part = (unit: 'Y' | 'YM' | 'MD'): number => Number(DATEDIF(from, to, unit));
  return { years: part('Y'), months: part('YM'), days: part('MD') };
}

function borrowing({ start, end }: Case): Span {
  let [years, months, days] = [end.year - start.year, end.month - start.month, end.day - start.day];
  if (days < 0) [months, days] = [months - 1, days + (end.minus({ months: 1 }).daysInMonth ?? NaN)];
  if (months < 0) [years, months] = [years - 1, months + 12];
  return { years, months, days };
}

export function dateSweep(): Sweep {
  const outside = (span: (each: Case) => Span): string =>
    `${cases.filter((each) => !isInRange(span(each))).length} out of range`;
  return {
    name: 'date difference: start + difference ≠ end, and a part out of range',
    cases: cases.length,
    ours: new Map([
      ['dateDifference', ours(dateDifference)],
      ['age', ours(spanOfAge)],
    ]),
    peers: new Map([
      ['date-fns', theirs(withDateFns)],
      ['luxon', theirs(withLuxon)],
      ['DATEDIF (formulajs)', outside(withDatedif)],
      ['naive borrowing', outside(borrowing)],
    ]),
  };
}
