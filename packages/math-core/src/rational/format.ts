import { checkedText, MathError } from '../result/math-error.js';
import { type Rational, reduce } from './rational.js';

/** The maximum number of decimals to round to. */
const MAX_DECIMALS = 1_000;

/**
 * Rounds `value` × 10^`decimals` to a whole number, with ties away from zero.
 * Throws `MathError`: `not-an-integer`, `out-of-range` (decimals below 0 or past 1,000).
 */
export function roundHalfAwayFromZero(value: Rational, decimals: number): bigint {
  if (!Number.isInteger(decimals)) throw new MathError('decimals', 'not-an-integer');
  if (decimals < 0 || decimals > MAX_DECIMALS) throw new MathError('decimals', 'out-of-range');
  return scaledWhole(value, decimals);
}

/** Rounds `value` × 10^`decimals` to a whole number, with ties away from zero, without checking `decimals`. */
export function scaledWhole(value: Rational, decimals: number): bigint {
  const scaled = value.numerator * 10n ** BigInt(decimals);
  const magnitude = scaled < 0n ? -scaled : scaled;
  const rounded = (2n * magnitude + value.denominator) / (2n * value.denominator);
  return scaled < 0n ? -rounded : rounded;
}

/** Formats `scaled` ÷ 10^`decimals` with exactly that many decimals: (-5n, 2) is "-0.05". */
export function scaledText(scaled: bigint, decimals: number): string {
  const minus = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return minus + digits.slice(0, cut) + (decimals === 0 ? '' : '.') + digits.slice(cut);
}

/**
 * Formats the correctly rounded value with exactly `decimals` decimals, with ties away from zero, but never
 * as "-0.00". Throws `MathError`: `not-an-integer`, `out-of-range` (decimals below 0 or past 1,000).
 */
export function fixedText(value: Rational, decimals: number): string {
  return scaledText(roundHalfAwayFromZero(value, decimals), decimals);
}

/**
 * Removes trailing zeros from decimal text: "2.50" is "2.5", "3.00" is "3".
 * Throws `MathError`: `syntax` for a value that isn't text.
 * @example trimZeros('2.50') // "2.5"
 */
export function trimZeros(text: string): string {
  return checkedText('text', text).includes('.') ? text.replace(/(?:\.|([1-9]))0*$/, '$1') : text;
}

/** Formats `value` as a decimal without rounding. Returns undefined if its decimals never end (1/3). */
export function decimalText({ numerator, denominator }: Rational): string | undefined {
  if (denominator === 1n) return numerator.toString();
  // A terminating decimal has at most as many decimals as its denominator (2^a 5^b in lowest terms) has binary
  // digits.
  const digits = denominator.toString().length;
  for (const decimals of [digits, 4 * digits]) {
    const scaled = numerator * 10n ** BigInt(decimals);
    const quotient = scaled / denominator;
    if (quotient * denominator === scaled) return trimZeros(scaledText(quotient, decimals));
  }
  return undefined;
}

/**
 * Formats `value` exactly: as a decimal if it terminates ("12.7"), otherwise as a fraction in lowest terms ("2/3").
 */
export function exactText(value: Rational): string {
  return decimalText(value) ?? fractionText(reduce(value));
}

function fractionText({ numerator, denominator }: Rational): string {
  return `${numerator.toString()}/${denominator.toString()}`;
}
