import { type CivilDate, isoText } from '../date/civil-date.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import type { Age } from './result.js';

/** The input of the steps; `monthsLater` adds months to the birth date. */
export interface Measured {
  readonly birth: CivilDate;
  readonly target: CivilDate;
  readonly totals: Omit<Age, 'steps'>;
  readonly monthsLater: (months: number) => CivilDate;
}

/** The steps of an age: the calendar parts, the totals, the next birthday. */
export function ageSteps(measured: Measured): readonly Step[] {
  return [...calendarSteps(measured), ...totalSteps(measured), ...birthdaySteps(measured)];
}

function calendarSteps({ birth, target, totals, monthsLater }: Measured): readonly Step[] {
  const { years, months, days, totalMonths } = totals;
  const [y, m, d] = [String(years), String(months), String(days)];
  const start = date(birth);
  const anniversary = date(monthsLater(totalMonths));
  const parts: readonly Expression[] = [
    ['unit', 'y', 'years'],
    ['unit', 'm', 'months'],
    ['unit', 'd', 'days'],
  ];
  return [
    step('age.formula', 'Age formula', 'target', ['+', 'birth', ...parts], { parameters: { y, m, d } }),
    step('age.years', 'Full years', ['+', start, amount(years, 'year')], date(monthsLater(12 * years))),
    step('age.total-months', 'Years as months', ['+', ['×', y, '12'], m], String(totalMonths)),
    // Counted from the birth date: after a 29 February, 22 years and then 11 months end on another day than 275 months.
    step('age.months', 'Full months', ['+', start, amount(totalMonths, 'month')], anniversary),
    step('age.days', 'Remaining days', ['+', anniversary, amount(days, 'day')], date(target)),
  ];
}

function totalSteps({ birth, target, totals }: Measured): readonly Step[] {
  const { totalDays, totalWeeks, hours, minutes } = totals;
  const [days, hourOfDay, minuteOfHour] = [
    String(totalDays),
    String(hours - 24 * totalDays),
    String(minutes - 60 * hours),
  ];
  const weeks: Expression = ['+', amount(totalWeeks, 'week'), amount(totalDays - 7 * totalWeeks, 'day')];
  return [
    step('age.total-days', 'Days in all', ['-', date(target), date(birth)], amount(totalDays, 'day')),
    step('age.total-weeks', 'Days as weeks', amount(totalDays, 'day'), weeks),
    step('age.hours', 'Hours in all', ['+', ['×', days, '24'], hourOfDay], String(hours)),
    step('age.minutes', 'Minutes in all', ['+', ['×', String(hours), '60'], minuteOfHour], String(minutes)),
  ];
}

function birthdaySteps({ birth, target, totals }: Measured): readonly Step[] {
  const { date: iso, inDays, turns } = totals.nextBirthday;
  const next: Expression = ['date', iso];
  return [
    step('age.next-birthday', 'Next birthday', ['+', date(birth), amount(turns, 'year')], next),
    step('age.days-to-birthday', 'Days to the birthday', ['-', next, date(target)], amount(inDays, 'day')),
  ];
}

function date(civil: CivilDate): Expression {
  return ['date', isoText(civil)];
}

function amount(n: number, unit: string): Expression {
  return ['unit', String(n), n === 1 ? unit : `${unit}s`];
}
