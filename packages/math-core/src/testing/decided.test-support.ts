import type { Fraction } from './step-faults.test-support.js';

/** Two fractions with a number between them, or at either, in any order. */
export type Between = readonly [Fraction, Fraction];

/** With so many bits whatever is worth its time is told. */
const MOST_BITS = 2 ** 15;

/**
 * Rounds a number that is known as closely as one asks: with more and more bits, until both ends round alike.
 * Undefined where that can't be told with {@link MOST_BITS}.
 */
export function decided<T>(
  between: (bits: number) => Between | undefined,
  round: (end: Fraction) => T,
  bits = 256,
): T | undefined {
  const [a, b] = between(bits)?.map(round) ?? [];
  if (a !== undefined && a === b) return a;
  return bits < MOST_BITS ? decided(between, round, 2 * bits) : undefined;
}

/** Encloses a fraction ≥ 0 by its leading bits. */
export function leading([n, d]: Fraction, bits: number): Between {
  const over = Math.min(bitsOf(n), bitsOf(d)) - bits;
  if (over <= 0) return both([n, d]);
  const shift = BigInt(over);
  const [top, bottom] = [n >> shift, d >> shift];
  return [
    [top, bottom + 1n],
    [top + 1n, bottom],
  ];
}

const both = (fraction: Fraction): Between => [fraction, fraction];

/** low × 2^shift ≤ base^exponent ≤ high × 2^shift */
export interface Power {
  readonly low: bigint;
  readonly high: bigint;
  readonly shift: bigint;
}

/** Encloses a power of a whole number ≥ 0 by its leading bits; both ends are one where it has no more. */
export function leadingPower(base: bigint, exponent: number, bits: number): Power {
  let power: Power = { low: 1n, high: 1n, shift: 0n };
  for (const digit of exponent.toString(2)) {
    const { low, high, shift } = power;
    power = cut({ low: low * low, high: high * high, shift: 2n * shift }, bits);
    if (digit === '1') power = cut({ ...power, low: power.low * base, high: power.high * base }, bits);
  }
  return power;
}

function cut(power: Power, bits: number): Power {
  const over = bitsOf(power.high) - bits;
  if (over <= 0) return power;
  const more = BigInt(over);
  return { low: power.low >> more, high: (power.high >> more) + 1n, shift: power.shift + more };
}

/** The number of binary digits, up to three more. */
const bitsOf = (n: bigint): number => 4 * n.toString(16).length;
