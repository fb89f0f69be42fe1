import { compare, power, quotient, type Rational, rational, reduce, sign } from '../../rational/rational.js';

/** The largest exponent and root index that are tried. */
const MOST = 64;

/** Returns the integer root of an integer ≥ 0, or undefined if it isn't an integer. */
function integerRoot(n: bigint, degree: bigint): bigint | undefined {
  let low = 0n;
  let high = 1n << (BigInt(n.toString(2).length) / degree + 1n);
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** degree <= n) low = middle;
    else high = middle - 1n;
  }
  return low ** degree === n ? low : undefined;
}

/** Returns the real nth root of a rational number if it is rational. A negative number has one only for odd n. */
export function wholeRootOf(value: Rational, degree: bigint): Rational | undefined {
  const { numerator, denominator } = reduce(value);
  if (degree > MOST ** 2 || (numerator < 0n && degree % 2n === 0n)) return undefined;
  const top = integerRoot(numerator < 0n ? -numerator : numerator, degree);
  const bottom = integerRoot(denominator, degree);
  if (top === undefined || bottom === undefined) return undefined;
  return rational(numerator < 0n ? -top : top, bottom);
}

/** Writes a number as the highest integer power of another: 8 = 2³, 9/4 = (3/2)². */
export function asPower(value: Rational): { readonly root: Rational; readonly exponent: bigint } {
  const reduced = reduce(value);
  // The base of a power is at least 2, so the exponent is less than the number of binary digits.
  const { length } = [reduced.numerator, reduced.denominator].reduce((a, b) => (a > b ? a : b)).toString(2);
  for (let degree = BigInt(Math.min(MOST, length)); degree > 1n; degree--) {
    const root = wholeRootOf(reduced, degree);
    if (root) return { root, exponent: degree };
  }
  return { root: reduced, exponent: 1n };
}

/** Returns log_base(value) if it is rational. Both numbers are positive and not 1. */
export function exactLogarithm(base: Rational, value: Rational): Rational | undefined {
  const [b, v] = [asPower(base), asPower(value)];
  if (compare(b.root, v.root) === 0) return reduce(quotient(v.exponent, b.exponent));
  const inverse = rational(v.root.denominator, v.root.numerator);
  return compare(b.root, inverse) === 0 ? reduce(quotient(-v.exponent, b.exponent)) : undefined;
}

/** Raises a positive number to a rational power, if the result is rational and not too long. */
export function rationalPower(base: Rational, exponent: Rational): Rational | undefined {
  const { numerator, denominator } = reduce(exponent);
  if (numerator > 1000n || numerator < -1000n || sign(base) <= 0) return undefined;
  const root = denominator === 1n ? base : wholeRootOf(base, denominator);
  return root && power(root, Number(numerator));
}
