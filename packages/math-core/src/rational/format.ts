import { type Rational, reduce } from './rational.js';

/** Rounds `value` × 10^`decimals` to a whole number, a tie away from zero. */
export function roundHalfAwayFromZero(value: Rational, decimals: number): bigint {
  const scaled = value.numerator * 10n ** BigInt(decimals);
  const magnitude = scaled < 0n ? -scaled : scaled;
  const rounded = (2n * magnitude + value.denominator) / (2n * value.denominator);
  return scaled < 0n ? -rounded : rounded;
}

/** Writes `scaled` ÷ 10^`decimals` with exactly that many decimals: (-5n, 2) is "-0.05". */
export function scaledText(scaled: bigint, decimals: number): string {
  const minus = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return decimals === 0 ? minus + digits : `${minus}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/**
 * Writes the correctly rounded value with exactly `decimals` decimals, a tie away from zero; never "-0.00".
 * @example fixedText(rational(1005n, 1000n), 2) // "1.01"
 */
export function fixedText(value: Rational, decimals: number): string {
  return scaledText(roundHalfAwayFromZero(value, decimals), decimals);
}

/** Drops a decimal text's trailing zeros: "2.50" is "2.5", "3.00" is "3". */
export function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Writes `value` as a decimal without rounding, or gives undefined where its decimals never end (1/3). */
export function decimalText(value: Rational): string | undefined {
  const { numerator, denominator } = reduce(value);
  let rest = denominator;
  const count = (prime: bigint): number => {
    let times = 0;
    for (; rest % prime === 0n; times++) rest /= prime;
    return times;
  };
  const decimals = Math.max(count(2n), count(5n));
  if (rest !== 1n) return undefined;
  return scaledText((numerator * 10n ** BigInt(decimals)) / denominator, decimals);
}

/** Writes `value` exactly: as a decimal where it ends ("12.7"), else as a fraction in lowest terms ("2/3"). */
export function exactText(value: Rational): string {
  const decimal = decimalText(value);
  if (decimal !== undefined) return decimal;
  const { numerator, denominator } = reduce(value);
  return `${numerator.toString()}/${denominator.toString()}`;
}
