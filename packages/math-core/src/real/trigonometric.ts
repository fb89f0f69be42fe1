import { bitLength } from '../rational/integer.js';
import type { Interval } from './enclosure.js';
import { pi } from './pi.js';
import { wholeSquareRoot } from './square-root.js';

/** The bits that absorb the rounding errors of a series, which are less than 2^20 units. */
const GUARD = 40n;
const ERROR = 1n << 20n;
/** The largest whole part of an angle, in bits. */
const LARGEST = 2000;
/** The number of times an argument of the arctangent is halved before the series. */
const HALVINGS = 4n;

/** Encloses the sines of an interval of angles in radians. Returns undefined if the angles are too large. */
export function sine(angle: Interval, bits: number): Interval | undefined {
  return enclosed(angle, bits, (r, p) => alternating(r, r, 1n, p));
}

/** Encloses the cosines of an interval of angles in radians. Returns undefined if the angles are too large. */
export function cosine(angle: Interval, bits: number): Interval | undefined {
  return enclosed(angle, bits, (r, p) => alternating(1n << p, r, 0n, p));
}

/** Encloses the arctangents of an interval. */
export function arctangent([low, high]: Interval, bits: number): Interval {
  const p = BigInt(bits) + GUARD;
  const [below, above] = [low, high].map((end) => arctangentOf(end << GUARD, p)) as [bigint, bigint];
  return widened(below, above, ERROR);
}

/** Encloses the arcsines of the part of an interval between −1 and 1. Returns undefined if there is none. */
export function arcsine([low, high]: Interval, bits: number): Interval | undefined {
  const p = BigInt(bits) + GUARD;
  const one = 1n << p;
  if (low << GUARD > one || high << GUARD < -one) return undefined;
  // arcsin x = 2 arctan(x/(1 + √(1 − x²)))
  const [below, above] = [low, high].map((end) => {
    const scaled = end << GUARD;
    const x = scaled > one ? one : scaled < -one ? -one : scaled;
    return 2n * arctangentOf((x * one) / (one + wholeSquareRoot(one * one - x * x)), p);
  }) as [bigint, bigint];
  return widened(below, above, ERROR);
}

function widened(below: bigint, above: bigint, error: bigint): Interval {
  return [(below - error) >> GUARD, ((above + error) >> GUARD) + 1n];
}

/** Encloses the values of a function with a slope of at most 1 and the period 2π. */
function enclosed(
  [low, high]: Interval,
  bits: number,
  series: (r: bigint, p: bigint) => bigint,
): Interval | undefined {
  const p = BigInt(bits) + GUARD;
  const size = bitLength(low < 0n ? -low : low) + bitLength(high < 0n ? -high : high);
  if (size > 2 * bits + LARGEST) return undefined;
  // Enough bits of π that its error, times the number of turns, stays below one unit.
  const more = BigInt(size + 8);
  const turn = 2n * pi(Number(p + more))[0];
  const angle = low << (GUARD + more);
  const turns = (2n * angle + turn) / (2n * turn) - (angle < 0n ? 1n : 0n);
  const value = series((angle - turns * turn) >> more, p);
  return widened(value, value, ERROR + ((high - low) << GUARD));
}

/** Computes first − first·r²/((k+1)(k+2)) + … in units of 2^-p, for |r| < 10. */
function alternating(first: bigint, r: bigint, k: bigint, p: bigint): bigint {
  const square = (r * r) >> p;
  let [term, sum] = [first, 0n];
  for (let i = k; term !== 0n && term !== -1n; i += 2n) {
    sum += term;
    term = -((term * square) >> p) / ((i + 1n) * (i + 2n));
  }
  return sum;
}

/** Computes arctan x in units of 2^-p. */
function arctangentOf(x: bigint, p: bigint): bigint {
  const one = 1n << p;
  if (x < 0n) return -arctangentOf(-x, p);
  if (x > one) return pi(Number(p))[0] / 2n - arctangentOf((one * one) / x, p);
  // arctan x = 2 arctan(x/(1 + √(1 + x²)))
  let small = x;
  for (let i = 0n; i < HALVINGS; i++)
    small = (small * one) / (one + wholeSquareRoot(one * one + small * small));
  const square = (small * small) >> p;
  let [power, sum, sign] = [small, 0n, 1n];
  for (let i = 1n; power !== 0n; i += 2n) {
    sum += (sign * power) / i;
    power = (power * square) >> p;
    sign = -sign;
  }
  return sum << HALVINGS;
}
