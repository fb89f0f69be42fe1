import { Decimal } from 'decimal.js';
import fc from 'fast-check';

/** Independent arithmetic with 200 digits, far more than ties of the inputs below need. */
export const Exact = Decimal.clone({ precision: 200, rounding: Decimal.ROUND_HALF_UP });

/** Rounds half away from zero. Never returns a negative zero. */
export function shown(value: Decimal, decimals: number): string {
  return value.toFixed(decimals).replace(/^-(?=[0.]+$)/, '');
}

/** Rounds to `usual` decimals, or to four significant digits if fewer than two of a longer number would be left. */
export function telling(value: Decimal, usual: number): string {
  const isShort = value.equals(shown(value, usual)) || value.e >= 1 - usual;
  if (isShort) return shown(value, usual);
  const text = shown(value, 3 - value.e);
  return value.equals(text) ? value.toFixed() : text;
}

/** Rounds a number that is known to within `error`. Returns undefined if the error affects the result. */
export function roundedIfCertain<T>(
  value: Decimal,
  error: Decimal,
  round: (value: Decimal) => T,
): T | undefined {
  const [low, high] = [round(value.minus(error)), round(value.plus(error))];
  return low === high ? low : undefined;
}

/** Decimal text as people type it, of either sign, with up to 12 digits and 0 to 6 decimals. */
export const decimalText = fc
  .tuple(fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.maxSafeInteger()), fc.nat(6))
  .map(([digits, decimals]) => new Exact(digits % 1e12).div(new Exact(10).pow(decimals)).toFixed());

/** The same numbers except 0. */
export const nonZeroText = decimalText.filter((text) => Number(text) !== 0);

/** The same numbers above 0. */
export const positiveText = nonZeroText.map((text) => text.replace('-', ''));

/** Values that untyped callers may pass instead of a number. */
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
