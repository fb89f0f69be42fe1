import type { Fraction } from './step-faults.test-support.js';

/** Two fractions, in any order, that enclose a number. */
export type Between = readonly [Fraction, Fraction];

/** The default limit of bits, for numbers that may be ties. */
const MOST_BITS = 2 ** 15;

/**
 * Rounds a number from enclosures with more and more bits, until both ends round to the same value. Returns
 * undefined if they don't with `most` bits.
 */
export function roundedByRefining<T>(
  between: (bits: number) => Between | undefined,
  round: (end: Fraction) => T,
  bits = 256,
  most = MOST_BITS,
): T | undefined {
  const [a, b] = between(bits)?.map(round) ?? [];
  if (a !== undefined && a === b) return a;
  return bits < most ? roundedByRefining(between, round, 2 * bits, most) : undefined;
}

/** Encloses a fraction ≥ 0 between two numbers with its leading bits. */
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

/** An enclosure of a power: low × 2^shift ≤ base^exponent ≤ high × 2^shift. */
export interface Power {
  readonly low: bigint;
  readonly high: bigint;
  readonly shift: bigint;
}

/** Encloses a power of an integer ≥ 0 by its leading bits. Both ends are equal if it has no more. */
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

/** Returns the number of bits, or up to three more. */
const bitsOf = (n: bigint): number => 4 * n.toString(16).length;
