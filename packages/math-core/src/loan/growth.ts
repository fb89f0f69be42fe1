import type { Figure } from '../rational/figure.js';
import { power, type Rational, rational } from '../rational/rational.js';
import { bitLength } from '../rational/integer.js';
import type { Enclosure, Interval } from '../real/enclosure.js';
import { type Amount, amountFigure, isLongPower } from './amount.js';

// With 1 + r = a/b in lowest terms, a^n/b^n is in lowest terms too. If the payment c were a tie, of cents or of
// doubles, it would equal c/(c - P r), whose numerator and denominator have fewer than 15,000 bits for any input (those
// of P and r are below 1200 × 10^800). Past 30,000 bits a^n or b^n has more than 15,000, so there is no tie and
// enclosures always suffice; below that, the exact fraction is cheap.
const EXACT_BITS = 30_000;

/**
 * Returns a function that computes (1 + `rate`)^`periods` in lowest terms. Returns undefined if that has too
 * many digits.
 */
export function exactGrowth(rate: Rational, periods: number): (() => Rational) | undefined {
  const [a, b] = [rate.numerator + rate.denominator, rate.denominator];
  return periods * bitLength(a > b ? a : b) > EXACT_BITS ? undefined : () => power(rational(a, b), periods);
}

/**
 * Encloses the factor between 0 and 1 that discounts an amount over `periods` periods at `rate`: (1 + rate)^-periods, or
 * (1 + rate)^periods for a rate below 0. `rate` > -1, not 0, in lowest terms.
 */
export function discountFactor(rate: Rational, periods: number, bits: number): Interval {
  const [a, b] = [rate.numerator + rate.denominator, rate.denominator];
  const [small, large] = a < b ? [a, b] : [b, a];
  const low = (small << BigInt(bits)) / large;
  const base: Interval = [low, low + 1n];
  const one = 1n << BigInt(bits);
  let result: Interval = [one, one];
  for (const digit of periods.toString(2)) {
    result = product(result, result, bits);
    if (digit === '1') result = product(result, base, bits);
  }
  return result;
}

/**
 * Returns a memoized {@link discountFactor} at `rate`. Factors over multiples of `every` periods are computed from the previous
 * one, so each year of a hundred costs one product.
 */
export function discountFactors(rate: Rational, every: number): (periods: number, bits: number) => Interval {
  const known = new Map<string, Interval>();
  const factor = (periods: number, bits: number): Interval => {
    const key = `${periods} ${bits}`;
    const found =
      known.get(key) ??
      (periods > every && periods % every === 0
        ? product(factor(periods - every, bits), factor(every, bits), bits)
        : discountFactor(rate, periods, bits));
    known.set(key, found);
    return found;
  };
  return factor;
}

function product(a: Interval, b: Interval, bits: number): Interval {
  const shift = BigInt(bits);
  return [(a[0] * b[0]) >> shift, ((a[1] * b[1]) >> shift) + 1n];
}

/** Returns the figure of (1 + `rate`)^`periods`. Returns undefined outside 2^-30 to 2^30 (about 10^±9). */
export function growthFigure(rate: Rational, periods: number, decimals: number): Figure | undefined {
  return discountFactor(rate, periods, 60)[0] >> 30n > 0n
    ? amountFigure(growthAmount(rate, periods), decimals)
    : undefined;
}

function growthAmount(rate: Rational, periods: number): Amount {
  const [near, exact] = [growthEnclosure(rate, periods), exactGrowth(rate, periods)];
  if (!exact) return near;
  return isLongPower(rate.denominator, periods) ? { near, exact } : exact();
}

function growthEnclosure(rate: Rational, periods: number): Enclosure {
  return (bits) => {
    const [low, high] = discountFactor(rate, periods, bits);
    if (rate.numerator < 0n) return [low, high];
    const square = 1n << BigInt(2 * bits);
    return low > 0n ? [square / high, square / low + 1n] : undefined;
  };
}
