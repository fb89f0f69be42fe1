import { MathError } from '../result/math-error.js';
import { type Rational, reduce } from './rational.js';

/** The largest number of decimals. */
const MAX_DECIMALS = 1_000;

/**
 * Rounds `value` × 10^`decimals` (decimals 0 to 1,000) to an integer, a tie away from zero.
 * Throws `MathError`: `not-an-integer`, `out-of-range` (decimals).
 * @example roundHalfAwayFromZero(rational(-5n, 2n), 0) // -3n
 */
export function roundHalfAwayFromZero(value: Rational, decimals: number): bigint {
  if (!Number.isInteger(decimals)) throw new MathError('decimals', 'not-an-integer');
  if (decimals < 0 || decimals > MAX_DECIMALS) throw new MathError('decimals', 'out-of-range');
  return scaledWhole(value, decimals);
}

/** Rounds `value` × 10^`decimals` to an integer, a tie away from zero; `decimals` is not checked. */
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
 * Formats a value with exactly `decimals` decimals (0 to 1,000), correctly rounded, a tie away from zero; never "-0.00".
 * Throws `MathError`: `not-an-integer`, `out-of-range` (decimals).
 * @example fixedText(rational(1005n, 1000n), 2) // "1.01"
 */
export function fixedText(value: Rational, decimals: number): string {
  return scaledText(roundHalfAwayFromZero(value, decimals), decimals);
}

/**
 * Removes the trailing zeros of decimal text: "2.50" becomes "2.5", "3.00" becomes "3".
 * @example trimZeros('2.50') // "2.5"
 */
export function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/(?:\.|([1-9]))0*$/, '$1') : text;
}

/**
 * Formats a value as a decimal without rounding; undefined if its decimals never end (1/3).
 * That denominator > 0 is not checked.
 * @example decimalText(rational(1n, 3n)) // undefined
 */
export function decimalText({ numerator, denominator }: Rational): string | undefined {
  if (denominator === 1n) return numerator.toString();
  // If they end, there are at most as many as the denominator, 2^a 5^b in lowest terms, has bits, or zeros if it is a
  // power of ten.
  const digits = denominator.toString().length;
  for (const decimals of [digits, 4 * digits]) {
    const scaled = numerator * 10n ** BigInt(decimals);
    const quotient = scaled / denominator;
    if (quotient * denominator === scaled) return trimZeros(scaledText(quotient, decimals));
  }
  return undefined;
}

/**
 * Formats a value exactly: as a decimal if its decimals end ("12.7"), else as a fraction in lowest terms ("2/3").
 * @example exactText(rational(127n, 10n)) // "12.7"
 */
export function exactText(value: Rational): string {
  return decimalText(value) ?? fractionText(reduce(value));
}

function fractionText({ numerator, denominator }: Rational): string {
  return `${numerator.toString()}/${denominator.toString()}`;
}
