import { DateTime } from 'luxon';
import type { LeapDayBirthday } from '../date/index.js';
import type { Expression, Step } from '../steps/index.js';

/** A day of the calendar, or an amount of days, of months, or of nothing. */
type Value = { readonly date: string } | { readonly days: number } | { readonly months: number } | number;

/**
 * Returns the steps of an age that are wrong according to luxon's calendar. `dates` are the ISO dates of
 * "birth" and "target".
 */
export function dateStepFaults(
  steps: readonly Step[],
  policy: LeapDayBirthday,
  dates: Readonly<Record<string, string>>,
): readonly string[] {
  return steps.flatMap((step) => {
    const names: Record<string, Expression> = { ...step.parameters };
    for (const [name, iso] of Object.entries(dates)) names[name] = ['date', iso];
    const [before, after] = [step.before, step.after].map((side) => evaluate(side, policy, names));
    const holds = step.relation === '=' && JSON.stringify(before) === JSON.stringify(after);
    return holds ? [] : [`${step.id}: ${JSON.stringify([step, before, after])}`];
  });
}

function evaluate(
  expression: Expression,
  policy: LeapDayBirthday,
  names: Readonly<Record<string, Expression>>,
): Value {
  if (typeof expression === 'string') {
    const value = names[expression];
    return value === undefined ? Number(expression) : evaluate(value, policy, {});
  }
  const [operator, first = '', second = ''] = expression;
  if (operator === 'date') return { date: String(first) };
  if (operator === 'unit') {
    const n = evaluate(first, policy, names);
    return amount(typeof n === 'number' ? n : NaN, String(second).replace(/s$/, ''));
  }
  const [start = 0, ...rest] = expression.slice(1).map((operand) => evaluate(operand, policy, names));
  return operator === '-' ? difference(start, rest[0]) : sum(start, rest, operator, policy);
}

function amount(n: number, unit: string): Value {
  if (unit === 'year' || unit === 'month') return { months: unit === 'year' ? 12 * n : n };
  return { days: unit === 'week' ? 7 * n : n };
}

function difference(a: Value, b: Value | undefined): Value {
  if (typeof a !== 'object' || typeof b !== 'object' || !('date' in a) || !('date' in b))
    throw new Error('Only dates are subtracted.');
  return { days: (Date.parse(a.date) - Date.parse(b.date)) / 86_400_000 };
}

/** Adds all months in one step, then the days. */
function sum(start: Value, rest: readonly Value[], operator: string, policy: LeapDayBirthday): Value {
  if (typeof start === 'number') {
    return rest.map(Number).reduce((a, b) => (operator === '×' ? a * b : a + b), start);
  }
  const days = total(rest, 'days');
  if ('days' in start) return { days: start.days + days };
  if (!('date' in start)) throw new Error('Months stand after a date.');
  const anniversary = monthsLater(start.date, total(rest, 'months'), policy);
  return { date: anniversary.plus({ days }).toISODate() ?? '' };
}

function total(amounts: readonly Value[], unit: 'days' | 'months'): number {
  return amounts.reduce<number>((sum, value) => {
    const n: unknown = typeof value === 'object' ? Reflect.get(value, unit) : NaN;
    return sum + (typeof n === 'number' ? n : n === undefined ? 0 : NaN);
  }, 0);
}

function monthsLater(iso: string, months: number, policy: LeapDayBirthday): DateTime {
  const start = DateTime.fromISO(iso, { zone: 'utc' });
  const end = start.plus({ months });
  const isLost = start.month === 2 && start.day === 29 && end.day === 28;
  return isLost && policy === 'march-1' ? end.plus({ days: 1 }) : end;
}
