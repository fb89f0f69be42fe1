import type { Expression } from '../steps/expression.js';
import { inSmaller } from '../steps/product.js';
import { type Step, step } from '../steps/step.js';
import {
  DAY,
  type Duration,
  durationOf,
  HOUR,
  MINUTE,
  named,
  type ReadDuration,
  SECONDS_IN,
} from './duration.js';

/** Two periods, the operation, and the result in seconds. */
export interface Combination {
  readonly operation: 'add' | 'subtract';
  readonly first: ReadDuration;
  readonly second: ReadDuration;
  readonly total: bigint;
  /** The absolute value of the total. */
  readonly size: bigint;
}

/**
 * Returns the steps of a combination: both periods in seconds, their sum or difference, and its parts. Parts that are 0 are
 * left out, and so is the conversion of a period that is given in seconds.
 */
export function durationSteps({ operation, first, second, total, size }: Combination): readonly Step[] {
  const isSum = operation === 'add';
  const sign = isSum ? '+' : '-';
  const [a, b] = [String(first.seconds), String(second.seconds)];
  const words = sum(durationOf(size), (n, name) => ['unit', n, named(n, name)]);
  return [
    step('time.formula', 'Formula, in seconds', 'total', [sign, 'first', 'second'], {
      parameters: { first: a, second: b },
    }),
    ...conversion('time.first', 'First period in seconds', first),
    ...conversion('time.second', 'Second period in seconds', second),
    step('time.total', isSum ? 'Sum' : 'Difference', [sign, a, b], String(total), { variant: operation }),
    ...division('time.days', 'Whole days', size, DAY),
    ...division('time.hours', 'Whole hours of the remainder', size % DAY, HOUR),
    ...division('time.minutes', 'Whole minutes of the remainder', size % HOUR, MINUTE),
    step('time.breakdown', 'Breakdown', 'total', total < 0n ? ['neg', words] : words),
  ];
}

function conversion(id: string, law: string, { parts, seconds }: ReadDuration): readonly Step[] {
  const before = sum(parts, (n, name) => (name === 'seconds' ? n : ['×', n, String(SECONDS_IN[name])]));
  return typeof before === 'string' ? [] : [step(id, law, before, String(seconds))];
}

function division(id: string, law: string, n: bigint, size: bigint): readonly Step[] {
  return n < size ? [] : [step(id, law, String(n), inSmaller(n / size, size, n % size))];
}

/** Returns the sum of the parts that aren't 0, or 0 seconds. */
function sum(
  parts: Readonly<Record<keyof Duration, string | bigint>>,
  term: (n: string, name: keyof Duration) => Expression,
): Expression {
  const [first = term('0', 'seconds'), ...more] = (Object.keys(parts) as (keyof Duration)[])
    .filter((name) => String(parts[name]) !== '0')
    .map((name) => term(String(parts[name]), name));
  return more.length === 0 ? first : ['+', first, ...more];
}
