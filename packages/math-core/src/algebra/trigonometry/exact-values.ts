import { negate, type Rational, rational, reduce, subtract } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { compareValues } from '../normal/value-sign.js';
import { ONE } from './angle.js';

export type Ratio = 'sin' | 'cos' | 'tan';
export type Arc = 'arcsin' | 'arccos' | 'arctan';

const root = (radicand: string): Expression => ['√', radicand];
const over = (top: Expression, bottom: string): Expression => ['/', top, bottom];

/** The values at 0°, 15°, 30° … 90°. */
const SINES: readonly Expression[] = [
  '0',
  over(['-', root('6'), root('2')], '4'),
  '1/2',
  over(root('2'), '2'),
  over(root('3'), '2'),
  over(['+', root('6'), root('2')], '4'),
  '1',
];
const TANGENTS: readonly Expression[] = [
  '0',
  ['-', '2', root('3')],
  over(root('3'), '3'),
  '1',
  root('3'),
  ['+', '2', root('3')],
];

/** Returns the exact value at an angle from 0 to π/2, given as a multiple of π. */
export function exactValue(ratio: Ratio, multiple: Rational): Expression | undefined {
  const { numerator, denominator } = reduce(multiple);
  if (12n % denominator !== 0n) return undefined;
  const place = Number((numerator * 12n) / denominator);
  if (ratio === 'tan') return TANGENTS[place];
  return SINES[ratio === 'sin' ? place : 6 - place];
}

/**
 * Returns the angle in the range of the inverse function whose sine, cosine or tangent is a value, as a multiple of π.
 * Returns undefined if it isn't a multiple of 15°.
 */
export function exactAngle(ratio: Ratio, value: Expression): Rational | undefined {
  const values = ratio === 'tan' ? TANGENTS : SINES;
  for (const [place, each] of values.entries()) {
    const angle = rational(BigInt(ratio === 'cos' ? 6 - place : place), 12n);
    if (compareValues(value, each) === 0) return reduce(angle);
    if (compareValues(value, ['neg', each]) === 0)
      return reduce(ratio === 'cos' ? subtract(ONE, angle) : negate(angle));
  }
  return undefined;
}

/** Returns a value without its sign, and whether it is negative. The sign of the value must be known. */
export function unsigned(value: Expression): readonly [size: Expression, isNegative: boolean] {
  if (compareValues(value, '0') !== -1) return [value, false];
  if (typeof value === 'string') return [value.replace('-', ''), true];
  return value[0] === 'neg' ? [value[1] ?? '0', true] : [['neg', value], true];
}
