import { type CivilDate, isoText } from '../date/civil-date.js';
import type { Expression } from '../steps/expression.js';
import { inSmaller } from '../steps/product.js';
import { type Step, step } from '../steps/step.js';
import type { Age } from './result.js';

/** The input of the steps. `monthsLater` adds months to the birth date. */
export interface Measured {
  readonly birth: CivilDate;
  readonly target: CivilDate;
  readonly totals: Omit<Age, 'steps'>;
  readonly monthsLater: (months: number) => CivilDate;
}

/** Returns the steps of an age: the calendar parts, the totals, the next birthday. */
export function ageSteps(measured: Measured): readonly Step[] {
  return [...calendarSteps(measured), ...totalSteps(measured), ...birthdaySteps(measured)];
}

function calendarSteps({ birth, target, totals, monthsLater }: Measured): readonly Step[] {
  const { years, months, days, totalMonths } = totals;
  const start = date(birth);
  const anniversary = date(monthsLater(totalMonths));
  const inYears: Expression = ['×', String(years), '12'];
  return [
    ...formulaSteps(totals),
    ...(years > 0
      ? [step('age.years', 'Full years', ['+', start, amount(years, 'year')], date(monthsLater(12 * years)))]
      : []),
    ...(years > 0 && months > 0
      ? [step('age.total-months', 'Years as months', ['+', inYears, String(months)], String(totalMonths))]
      : []),
    // Months count from the birth date. From February 29, adding 22 years and then 11 months ends on a different day than adding 275 months.
    ...(months > 0
      ? [step('age.months', 'Full months', ['+', start, amount(totalMonths, 'month')], anniversary)]
      : []),
    ...(days > 0
      ? [step('age.days', 'Remaining days', ['+', anniversary, amount(days, 'day')], date(target))]
      : []),
  ];
}

/** Returns the formula with its nonzero parts, or no steps on the day of birth. */
function formulaSteps({ years, months, days }: Measured['totals']): readonly Step[] {
  const parts = (
    [
      ['y', years, 'years'],
      ['m', months, 'months'],
      ['d', days, 'days'],
    ] as const
  ).filter(([, size]) => size > 0);
  if (parts.length === 0) return [];
  const sum: Expression = ['+', 'birth', ...parts.map(([name, , unit]): Expression => ['unit', name, unit])];
  const parameters = Object.fromEntries(parts.map(([name, size]) => [name, String(size)]));
  return [step('age.formula', 'Age formula', 'target', sum, { parameters })];
}

function totalSteps({ birth, target, totals }: Measured): readonly Step[] {
  const { totalDays, totalWeeks, hours, minutes } = totals;
  const weeks: Expression = amount(totalWeeks, 'week');
  const daysOver = totalDays - 7 * totalWeeks;
  return [
    step('age.total-days', 'Total days', ['-', date(target), date(birth)], amount(totalDays, 'day')),
    ...(totalWeeks > 0
      ? [
          step(
            'age.total-weeks',
            'Days as weeks',
            amount(totalDays, 'day'),
            daysOver > 0 ? ['+', weeks, amount(daysOver, 'day')] : weeks,
          ),
        ]
      : []),
    ...(totalDays > 0
      ? [step('age.hours', 'Total hours', inSmaller(totalDays, 24, hours - 24 * totalDays), String(hours))]
      : []),
    ...(hours > 0
      ? [step('age.minutes', 'Total minutes', inSmaller(hours, 60, minutes - 60 * hours), String(minutes))]
      : []),
  ];
}

function birthdaySteps({ birth, target, totals }: Measured): readonly Step[] {
  const { date: iso, days, age } = totals.nextBirthday;
  const next: Expression = ['date', iso];
  return [
    step('age.next-birthday', 'Next birthday', ['+', date(birth), amount(age, 'year')], next),
    step('age.days-to-birthday', 'Days until the birthday', ['-', next, date(target)], amount(days, 'day')),
  ];
}

function date(civil: CivilDate): Expression {
  return ['date', isoText(civil)];
}

function amount(n: number, unit: string): Expression {
  return ['unit', String(n), n === 1 ? unit : `${unit}s`];
}
