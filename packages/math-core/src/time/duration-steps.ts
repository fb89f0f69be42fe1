import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { DAY, durationOf, HOUR, MINUTE, named, type ReadDuration, SECONDS_IN } from './duration.js';

/** Two periods, the operation, and the result in seconds. */
export interface Combination {
  readonly operation: 'add' | 'subtract';
  readonly first: ReadDuration;
  readonly second: ReadDuration;
  readonly total: bigint;
}

/** Returns the steps of a combination: both periods in seconds, their sum or difference, and its parts. */
export function durationSteps({ operation, first, second, total }: Combination): readonly Step[] {
  const sign = operation === 'add' ? '+' : '-';
  const [a, b] = [first.seconds.toString(), second.seconds.toString()];
  return [
    step('time.formula', 'Formula, in seconds', 'total', [sign, 'first', 'second'], {
      parameters: { first: a, second: b },
    }),
    ...inSeconds('time.first', 'First period in seconds', first),
    ...inSeconds('time.second', 'Second period in seconds', second),
    step('time.total', operation === 'add' ? 'Sum' : 'Difference', [sign, a, b], total.toString()),
    ...breakdownSteps(total),
  ];
}

/** Returns the step that converts a period without its zero parts, or no step if nothing is left to convert. */
function inSeconds(id: string, law: string, { parts, seconds }: ReadDuration): readonly Step[] {
  const terms: readonly Expression[] = [
    ...(['days', 'hours', 'minutes'] as const)
      .filter((unit) => parts[unit] !== '0')
      .map((unit): Expression => ['×', parts[unit], SECONDS_IN[unit].toString()]),
    ...(parts.seconds === '0' ? [] : [parts.seconds]),
  ];
  const [only, ...others] = terms;
  if (only === undefined || (typeof only === 'string' && others.length === 0)) return [];
  return [step(id, law, others.length === 0 ? only : ['+', only, ...others], seconds.toString())];
}

function breakdownSteps(total: bigint): readonly Step[] {
  const size = total < 0n ? -total : total;
  const parts = durationOf(size);
  const words: Expression = [
    '+',
    amount(parts.days, 'day'),
    amount(parts.hours, 'hour'),
    amount(parts.minutes, 'minute'),
    amount(parts.seconds, 'second'),
  ];
  return [
    division('time.days', 'Whole days', size, DAY),
    division('time.hours', 'Whole hours of the remainder', size % DAY, HOUR),
    division('time.minutes', 'Whole minutes of the remainder', size % HOUR, MINUTE),
    step('time.breakdown', 'Breakdown', amount(total, 'second'), total < 0n ? ['neg', words] : words),
  ];
}

function division(id: string, law: string, dividend: bigint, divisor: bigint): Step {
  const quotient: Expression = ['×', (dividend / divisor).toString(), divisor.toString()];
  const rest = dividend % divisor;
  return step(id, law, dividend.toString(), rest === 0n ? quotient : ['+', quotient, rest.toString()]);
}

function amount(n: bigint, unit: string): Expression {
  return ['unit', n.toString(), named(n, unit)];
}
