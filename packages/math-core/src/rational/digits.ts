import { type Failure, failure } from '../result/result.js';

/** A function that returns the number of decimals to show for an answer near a power of ten. */
export type DecimalsOf = (powerOfTen: number) => number;

/** The number of digits of a figure to show: a number of decimals or of significant digits. */
export interface Digits {
  /** The number of decimals, 0 to 99. */
  readonly decimals?: number | undefined;
  /**
   * The minimum number of significant digits, 1 to 99. All integer digits are shown. The first digit is that
   * of the nearest double, so a number within 10^-16 below 1 is shown like 1. It can't be combined with
   * `decimals`.
   */
  readonly significant?: number | undefined;
}

/** Returns the failure if `decimals` or `significant` isn't an integer in its range. */
export function refuseDigits({ decimals, significant }: Digits): Failure | undefined {
  const refused = (field: string, least: number): Failure =>
    failure(field, 'out-of-range', `${field} must be an integer from ${least} to 99.`);
  if (decimals !== undefined && !isCount(decimals, 0)) return refused('decimals', 0);
  if (significant === undefined) return undefined;
  if (decimals !== undefined)
    return failure('significant', 'out-of-range', "significant and decimals can't be combined.");
  return isCount(significant, 1) ? undefined : refused('significant', 1);
}

function isCount(digits: number, least: number): boolean {
  return Number.isInteger(digits) && digits >= least && digits < 100;
}

/**
 * Returns the decimals of a figure. Defaults to `usual`, or to four significant digits for numbers with fewer than two
 * there, so that only 0 is shown as 0.0000.
 */
export function decimalsOf({ decimals, significant }: Digits, usual = 4): DecimalsOf {
  if (decimals !== undefined) return () => decimals;
  if (significant !== undefined) return (powerOfTen) => Math.max(significant - 1 - Math.floor(powerOfTen), 0);
  return (powerOfTen) => (powerOfTen < 1 - usual ? 3 - Math.floor(powerOfTen) : usual);
}

/** Returns the number of decimal places for a figure near `number`. `number` may be infinite. */
export function decimalsNear(number: number, digits: Digits = {}, usual?: number): number {
  // The power of ten at the first digit.
  const power = Number.isFinite(number) ? Number(number.toExponential().split('e')[1]) : 308;
  return decimalsOf(digits, usual)(power);
}
