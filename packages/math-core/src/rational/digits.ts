import { type Failure, failure } from '../result/result.js';

/** Returns the decimals that are shown of an answer near a power of ten. */
export type DecimalsOf = (powerOfTen: number) => number;

/** How many digits of a figure are shown: so many decimals, or so many significant digits. */
export interface Digits {
  /** 0 to 99. */
  readonly decimals?: number | undefined;
  /**
   * 1 to 99, at least: the digits before the decimal point are all shown. The first is that of the nearest double, so that
   * a number within 10^-16 below 1 is shown like 1. Not together with `decimals`.
   */
  readonly significant?: number | undefined;
}

/** The failure of digits that are no integers in their range. */
export function refuseDigits({ decimals, significant }: Digits): Failure | undefined {
  const refused = (field: string, least: number): Failure =>
    failure(field, 'out-of-range', `${field} must be an integer from ${least} to 99.`);
  if (decimals !== undefined && !isCount(decimals, 0)) return refused('decimals', 0);
  if (significant === undefined) return undefined;
  if (decimals !== undefined)
    return failure('significant', 'out-of-range', 'significant goes without decimals.');
  return isCount(significant, 1) ? undefined : refused('significant', 1);
}

function isCount(digits: unknown, least: number): boolean {
  return typeof digits === 'number' && Number.isInteger(digits) && digits >= least && digits < 100;
}

/** The decimals of a figure; by default 4, or those of four significant digits below 0.001, so that none but 0 reads 0.0000. */
export function decimalsOf({ decimals, significant }: Digits): DecimalsOf {
  if (decimals !== undefined) return () => decimals;
  if (significant !== undefined) return (powerOfTen) => Math.max(significant - 1 - Math.floor(powerOfTen), 0);
  return (powerOfTen) => (powerOfTen < -3 ? 3 - Math.floor(powerOfTen) : 4);
}

/** The decimals of a figure near `number`, which may be infinite. */
export function decimalsNear(number: number, digits: Digits = {}): number {
  const power = Number.isFinite(number) ? Number(number.toExponential().split('e')[1]) : 308; // of ten, at the first digit
  return decimalsOf(digits)(power);
}
