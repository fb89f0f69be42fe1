import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { DAY, durationOf, HOUR, MINUTE, named, type ReadDuration } from './duration.js';

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
    step('time.first', 'First period in seconds', inSeconds(first), a),
    step('time.second', 'Second period in seconds', inSeconds(second), b),
    step('time.total', operation === 'add' ? 'Sum' : 'Difference', [sign, a, b], total.toString()),
    ...breakdownSteps(total),
  ];
}

function inSeconds({ parts }: ReadDuration): Expression {
  return [
    '+',
    ['×', parts.days, DAY.toString()],
    ['×', parts.hours, HOUR.toString()],
    ['×', parts.minutes, MINUTE.toString()],
    parts.seconds,
  ];
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
  return step(id, law, dividend.toString(), ['+', quotient, (dividend % divisor).toString()]);
}

function amount(n: bigint, unit: string): Expression {
  return ['unit', n.toString(), named(n, unit)];
}
