import { fixedText } from '../../../rational/format.js';
import {
  add,
  compare,
  divide,
  negate,
  type Rational,
  rational,
  reduce,
  subtract,
} from '../../../rational/rational.js';
import type { Sign } from './monotonic-pieces.js';

/** An interval with rational ends that contains one root, at which the sign changes; or a single point. */
export interface Enclosed {
  readonly low: Rational;
  readonly high: Rational;
}

/** The minimum number of decimals, and of significant digits. */
const DECIMALS = 4;
const DIGITS = 4;

/** The maximum number of times that an interval is halved. */
const MAX_HALVINGS = 300;

const TWO = rational(2n);

/** Halves an interval until it is narrower than 2^−bits. Returns a point if the middle is a root. */
export function narrowed(
  { low, high }: Enclosed,
  signAt: (x: Rational) => Sign | undefined,
  bits: number,
): Enclosed | undefined {
  const width = rational(1n, 1n << BigInt(bits));
  const below = signAt(low);
  let [from, to] = [low, high];
  for (let i = 0; compare(add(from, width), to) < 0; i++) {
    const middle = reduce(divide(add(from, to), TWO));
    const sign = i < MAX_HALVINGS ? signAt(middle) : undefined;
    if (sign === undefined) return undefined;
    if (sign === 0) return { low: middle, high: middle };
    if (sign === below) from = middle;
    else to = middle;
  }
  return { low: from, high: to };
}

/**
 * Rounds a root in an interval correctly, to at least four decimals and four significant digits. Returns undefined if
 * both ends of the interval don't round alike.
 */
export function roundedRoot({ low, high }: Enclosed, decimals = DECIMALS): string | undefined {
  for (let places = decimals; places <= 60; places++) {
    const text = fixedText(low, places);
    if (text !== fixedText(high, places)) return undefined;
    if (text.replace(/^-?[0.]*/, '').replace('.', '').length >= DIGITS) return text;
  }
  return undefined;
}

/** Returns the interval of all numbers that round to the given decimal. */
export function roundedFrom(text: string): Enclosed {
  const places = text.split('.')[1]?.length ?? 0;
  const half = rational(1n, 2n * 10n ** BigInt(places));
  const value = rational(BigInt(text.replace('.', '')), 10n ** BigInt(places));
  return { low: reduce(subtract(value, half)), high: reduce(add(value, half)) };
}

/** Returns the fraction with the smallest denominator in an interval, which is in the Stern–Brocot tree. */
export function simplestIn({ low, high }: Enclosed): Rational {
  if (low.numerator <= 0n && high.numerator >= 0n) return rational(0n);
  if (high.numerator < 0n) return negate(simplestIn({ low: negate(high), high: negate(low) }));
  const whole = low.numerator / low.denominator;
  if (whole * low.denominator === low.numerator) return rational(whole);
  if ((whole + 1n) * high.denominator <= high.numerator) return rational(whole + 1n);
  const rest = (end: Rational): Rational => divide(rational(1n), subtract(end, rational(whole)));
  return add(rational(whole), divide(rational(1n), simplestIn({ low: rest(high), high: rest(low) })));
}
