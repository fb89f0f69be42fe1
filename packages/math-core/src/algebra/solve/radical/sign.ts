import type { Rational } from '../../../rational/rational.js';
import { isZero, minus, type Radical, rationalOf } from './radical.js';
import { wholeRoot } from './square-root.js';
import { Beyond } from './beyond.js';

/** Returns the sign of a real number by enclosing it with increasing precision until the interval excludes 0. */
export function signOf(a: Radical): -1 | 0 | 1 {
  if (isZero(a)) return 0;
  const value = rationalOf(a);
  if (value) return value.numerator < 0n ? -1 : 1;
  for (let bits = 64n; bits <= 16_384n; bits *= 2n) {
    let [low, high] = [0n, 0n];
    for (const [radicand, coefficient] of a) {
      const [least, most] = enclosure(radicand, coefficient, bits);
      low += least;
      high += most;
    }
    if (low > 0n) return 1;
    if (high < 0n) return -1;
  }
  throw new Beyond('numbers that are too close together');
}

/** Encloses coefficient × √radicand × 2^bits between two integers. */
function enclosure(
  radicand: bigint,
  { numerator, denominator }: Rational,
  bits: bigint,
): readonly [bigint, bigint] {
  const size = numerator < 0n ? -numerator : numerator;
  const root = wholeRoot((radicand * size * size) << (2n * bits)) / denominator;
  return numerator < 0n ? [-root - 2n, -root] : [root, root + 2n];
}

/** Returns −1, 0 or 1 if the real number `a` is less than, equal to or greater than `b`. */
export function compareRadicals(a: Radical, b: Radical): -1 | 0 | 1 {
  return signOf(minus(a, b));
}

/** Returns the floor of a × 2^bits, or one less. */
export function floorOf(a: Radical, bits = 0n): bigint {
  const exact = bits + 64n;
  const low = [...a].reduce((sum, [radicand, value]) => sum + enclosure(radicand, value, exact)[0], 0n);
  return low >> 64n;
}
