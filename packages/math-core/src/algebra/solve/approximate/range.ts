import { exponential } from '../../../real/exponential.js';
import { naturalLogarithm } from '../../../real/natural-logarithm.js';
import { cosine, sine } from '../../../real/trigonometric.js';
import { rational } from '../../../rational/rational.js';
import { spend } from '../../polynomial/work.js';

/** The number of bits after the point in an end. */
export const BITS = 128;

/** The number 1 as an end. */
export const UNIT = 1n << BigInt(BITS);

/** The largest finite end. Larger values are rounded outward to it or to infinity. */
const LARGEST = 1n << 8000n;

/** The largest exponent of e that is evaluated. */
const MAX_EXPONENT = 700n * UNIT;

/** The work of one exponential or logarithm. */
const EXPONENTIAL_WORK = 60;

/** An end of a range: an integer multiple of 2^−BITS, or ±Infinity. */
export type End = bigint | number;

/** An interval that contains all values of a function. */
export interface Range {
  readonly low: End;
  readonly high: End;
  /** True if the function has a value at every point, and is continuous. */
  readonly isWhole: boolean;
}

/** Creates a range. */
export const range = (low: End, high: End, isWhole = true): Range => ({ low, high, isWhole });

const least = (all: readonly End[]): End => all.reduce((a, b) => (a < b ? a : b));
const most = (all: readonly End[]): End => all.reduce((a, b) => (a > b ? a : b));
const opposite = (end: End): End => -end;

/** Returns the sum of two ranges. */
export function sum(a: Range, b: Range): Range {
  return range(added(a.low, b.low, -Infinity), added(a.high, b.high, Infinity), a.isWhole && b.isWhole);
}

function added(a: End, b: End, infinite: number): End {
  return typeof a === 'bigint' && typeof b === 'bigint' ? a + b : infinite;
}

/** Returns the product of two ranges. */
export function product(a: Range, b: Range): Range {
  const pairs = [a.low, a.high].flatMap((x) => [b.low, b.high].map((y): [End, End] => [x, y]));
  const low = least(pairs.map(([x, y]) => times(x, y, false)));
  const high = most(pairs.map(([x, y]) => times(x, y, true)));
  return range(low, high, a.isWhole && b.isWhole);
}

/** Returns the product of two ends, rounded up or down. */
function times(a: End, b: End, up: boolean): End {
  if (a === 0n || b === 0n) return 0n;
  if (typeof a === 'bigint' && typeof b === 'bigint') return held(shifted(a * b, up), up);
  return a > 0 === b > 0 ? Infinity : -Infinity;
}

const shifted = (value: bigint, up: boolean): bigint =>
  up ? -(-value >> BigInt(BITS)) : value >> BigInt(BITS);

function held(value: bigint, up: boolean): End {
  if (value > LARGEST) return up ? Infinity : LARGEST;
  if (value < -LARGEST) return up ? -LARGEST : -Infinity;
  return value;
}

/** Returns the range of 1 ÷ u, or undefined if u is always 0. */
export function inverse(u: Range): Range | undefined {
  if (u.low === 0n && u.high === 0n) return undefined;
  if (u.low < 0 && u.high > 0) return range(-Infinity, Infinity, false);
  if (u.high <= 0) {
    const mirrored = inverse(range(opposite(u.high), opposite(u.low), u.isWhole));
    return mirrored && range(opposite(mirrored.high), opposite(mirrored.low), mirrored.isWhole);
  }
  const high = u.low === 0n ? Infinity : over(u.low, true);
  return range(over(u.high, false), high, u.isWhole && u.low !== 0n);
}

function over(end: End, up: boolean): End {
  if (typeof end === 'number') return 0n;
  const square = UNIT * UNIT;
  return held(up ? (square + end - 1n) / end : square / end, up);
}

/** Returns the range of |u|. */
export function absolute(u: Range): Range {
  if (u.low >= 0) return u;
  if (u.high <= 0) return range(opposite(u.high), opposite(u.low), u.isWhole);
  return range(0n, most([u.high, opposite(u.low)]), u.isWhole);
}

/** Returns the range of the sign of u, which is −1 or 1. */
export function signRange(u: Range): Range {
  return range(u.low >= 0 ? UNIT : -UNIT, u.high <= 0 ? -UNIT : UNIT, u.low > 0 || u.high < 0);
}

/** Returns the range of u^n for an integer n ≥ 1. */
export function power(u: Range, n: number): Range {
  const from = n % 2 === 0 ? absolute(u) : u;
  return range(raised(from.low, n, false), raised(from.high, n, true), u.isWhole);
}

function raised(end: End, n: number, up: boolean): End {
  if (end < 0) return opposite(raised(opposite(end), n, !up));
  let value: End = UNIT;
  let square = end;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) value = times(value, square, up);
    if (rest > 1) square = times(square, square, up);
  }
  return value;
}

/** Returns the range of the real root with index n, or undefined if it never has a value. */
export function root(u: Range, n: number): Range | undefined {
  if (n % 2 === 1) return range(rootEnd(u.low, n, false), rootEnd(u.high, n, true), u.isWhole);
  if (u.high < 0) return undefined;
  const low = u.low < 0 ? 0n : rootEnd(u.low, n, false);
  return range(low, rootEnd(u.high, n, true), u.isWhole && u.low >= 0);
}

function rootEnd(end: End, n: number, up: boolean): End {
  if (typeof end === 'number') return end;
  if (end < 0n) return opposite(rootEnd(-end, n, !up));
  const radicand = end << BigInt(BITS * (n - 1));
  const whole = wholeRoot(radicand, BigInt(n));
  return up && whole ** BigInt(n) < radicand ? whole + 1n : whole;
}

/** Returns the integer part of the root with index n, by Newton's method from above. */
function wholeRoot(value: bigint, n: bigint): bigint {
  if (value < 2n) return value;
  let found = 1n << (BigInt(value.toString(2).length - 1) / n + 1n);
  for (;;) {
    const next = ((n - 1n) * found + value / found ** (n - 1n)) / n;
    if (next >= found) return found;
    found = next;
  }
}

/** Returns the range of e^u. */
export function exponentialRange(u: Range): Range {
  return range(raisedE(u.low, false), raisedE(u.high, true), u.isWhole);
}

function raisedE(end: End, up: boolean): End {
  if (end > MAX_EXPONENT) return up ? Infinity : raisedE(MAX_EXPONENT, false);
  if (end < -MAX_EXPONENT) return up ? raisedE(-MAX_EXPONENT, true) : 0n;
  if (end === 0n) return UNIT;
  const exact = end as bigint;
  spend(EXPONENTIAL_WORK);
  const ends = exponential((bits) => {
    const scaled = bits >= BITS ? exact << BigInt(bits - BITS) : exact >> BigInt(BITS - bits);
    return [scaled, bits >= BITS ? scaled : scaled + 1n];
  })(BITS);
  const low = ends?.[0] ?? 0n;
  return up ? (ends?.[1] ?? Infinity) : low < 0n ? 0n : low;
}

/** Returns the range of ln u, or undefined if it never has a value. */
export function logarithmRange(u: Range): Range | undefined {
  if (u.high <= 0) return undefined;
  const low = u.low <= 0 ? -Infinity : logarithmEnd(u.low, false);
  return range(low, logarithmEnd(u.high, true), u.isWhole && u.low > 0);
}

function logarithmEnd(end: End, up: boolean): End {
  spend(EXPONENTIAL_WORK);
  if (typeof end === 'number') return end;
  return end === UNIT ? 0n : naturalLogarithm(rational(end, UNIT), BITS)[up ? 1 : 0];
}

/** Returns the range of sin u, with u in radians. */
export const sineRange = (u: Range): Range => waveRange(u, sine, 0n);

/** Returns the range of cos u, with u in radians. */
export const cosineRange = (u: Range): Range => waveRange(u, cosine, UNIT);

/** Returns the range of a sine or a cosine, whose value at 0 is exact. */
function waveRange({ low, high, isWhole }: Range, wave: typeof sine, atZero: bigint): Range {
  spend(EXPONENTIAL_WORK);
  if (low === 0n && high === 0n) return range(atZero, atZero, isWhole);
  const isNarrow = typeof low === 'bigint' && typeof high === 'bigint' && high - low < 2n * UNIT;
  const ends = isNarrow ? wave([low, high], BITS) : undefined;
  if (!ends) return range(-UNIT, UNIT, isWhole);
  return range(ends[0] > -UNIT ? ends[0] : -UNIT, ends[1] < UNIT ? ends[1] : UNIT, isWhole);
}
