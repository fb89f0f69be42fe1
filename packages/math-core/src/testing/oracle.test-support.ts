import { Decimal } from 'decimal.js';
import fc from 'fast-check';

/** An independent calculator: 200 digits, far more than any tie of the inputs below needs. */
export const Exact = Decimal.clone({ precision: 200, rounding: Decimal.ROUND_HALF_UP });

/** Rounds half away from zero, without a minus on zero. */
export function shown(value: Decimal, decimals: number): string {
  return value.toFixed(decimals).replace(/^-(?=[0.]+$)/, '');
}

/**
 * Rounds a number that a calculator knows but for `error`; undefined where that decides, so that it can't be told.
 */
export function surely<T>(value: Decimal, error: Decimal, round: (value: Decimal) => T): T | undefined {
  const [low, high] = [round(value.minus(error)), round(value.plus(error))];
  return low === high ? low : undefined;
}

/** Decimal texts as a person types them, of either sign, up to 12 digits, 0 to 6 of them decimals. */
export const decimalText = fc
  .tuple(fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.maxSafeInteger()), fc.nat(6))
  .map(([digits, decimals]) => new Exact(digits % 1e12).div(new Exact(10).pow(decimals)).toFixed());

/** The same without 0. */
export const nonZeroText = decimalText.filter((text) => Number(text) !== 0);

/** What callers without types may pass where a number belongs, none of them one. */
export const notNumbers: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'abc',
  '1,5',
  '0x10',
  '--1',
  'Infinity',
  NaN,
  Infinity,
  true,
  {},
  [],
  [1],
  () => 1,
  Symbol('one'),
  { numerator: 1n, denominator: 0n },
  '__proto__',
];
