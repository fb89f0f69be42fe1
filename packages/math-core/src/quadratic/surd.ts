import { decimalsNear, type Digits } from '../rational/digits.js';
import { type Figure, figure } from '../rational/figure.js';
import { greatestCommonDivisor } from '../rational/integer.js';
import { type Rational, rational, reduce } from '../rational/rational.js';
import { toNumber } from '../rational/to-number.js';
import { type Enclosure, realFigure } from '../real/enclosure.js';
import { wholeSquareRoot } from '../real/square-root.js';
import type { Expression } from '../steps/expression.js';

/** The number of decimals of the figure that is tried first. */
const DECIMALS = 4;

/** The number (whole + factor √radicand) ÷ divisor, with radicand ≥ 1 and divisor > 0. */
export interface Surd {
  readonly whole: bigint;
  readonly factor: bigint;
  readonly radicand: bigint;
  readonly divisor: bigint;
}

/** The square root of an integer, √n = factor √radicand. */
export type SimplifiedRoot = Pick<Surd, 'factor' | 'radicand'>;

/** The largest number whose square factors are all found. */
const MAX_FACTORED = BigInt(Number.MAX_SAFE_INTEGER);
/** The largest factor whose square is found in every number. */
const LARGEST_TRIAL = 1_000n;

/**
 * Simplifies √n for n > 0: √72 is 6√2. All square factors are factored out if n without its prime factors up
 * to 1000 is below 2^53. Otherwise the cofactor is only tested for being a perfect square.
 */
export function simplifiedRoot(n: bigint): SimplifiedRoot {
  let [factor, radicand, rest] = [1n, 1n, n];
  const takeOut = (p: bigint): void => {
    if (rest % p !== 0n) return;
    for (; rest % (p * p) === 0n; rest /= p * p) factor *= p;
    if (rest % p !== 0n) return;
    radicand *= p;
    rest /= p;
  };
  for (let p = 2n; rest > MAX_FACTORED && p <= LARGEST_TRIAL; p += p === 2n ? 1n : 2n) takeOut(p);
  if (rest <= MAX_FACTORED) {
    // Below the cube of the last p, the cofactor has at most two prime factors, so it is a square or has no square factor.
    // The error of a quotient below 2^53 is less than 1/p, so its floor is correct.
    for (let p = 2, left = Number(rest); p * p * p <= left; p++) {
      if (Math.floor(left / p) * p !== left) continue;
      takeOut(BigInt(p));
      left = Number(rest);
    }
  }
  const root = wholeSquareRoot(rest);
  return root * root === rest ? { factor: factor * root, radicand } : { factor, radicand: radicand * rest };
}

/** Divides whole, factor and divisor by their greatest common divisor. */
export function lowestTerms({ whole, factor, radicand, divisor }: Surd): Surd {
  const common = [whole, factor, divisor].reduce(greatestCommonDivisor);
  return { whole: whole / common, factor: factor / common, radicand, divisor: divisor / common };
}

/** Returns the value of a surd with the radicand 1. */
export function rationalValue({ whole, factor, divisor }: Surd): Rational {
  return reduce(rational(whole + factor, divisor));
}

/** Returns the figure of a surd, which is irrational unless its square-free radicand is 1. */
export function surdFigure(surd: Surd, digits: Digits): Figure {
  if (surd.radicand === 1n) return exactFigure(rationalValue(surd), digits);
  const enclosure = enclosureOf(surd);
  const usual = realFigure(enclosure, DECIMALS);
  const decimals = decimalsNear(usual.number, digits);
  return decimals === DECIMALS ? usual : realFigure(enclosure, decimals);
}

/** Returns the figure of a rational number. */
export function exactFigure(value: Rational, digits: Digits): Figure {
  return figure(value, decimalsNear(toNumber(value), digits));
}

function enclosureOf({ whole, factor, radicand, divisor }: Surd): Enclosure {
  return (bits) => {
    const root = wholeSquareRoot((factor * factor * radicand) << BigInt(2 * bits));
    const scaled = whole << BigInt(bits);
    const [low, high] =
      factor < 0n ? [scaled - root - 1n, scaled - root] : [scaled + root, scaled + root + 1n];
    // BigInt division truncates.
    return [low / divisor - 1n, high / divisor + 1n];
  };
}

/** Returns the expression of a surd: (1 - √5)/2. With `unit`, the term with the root is imaginary: 1 + 2i. */
export function surdExpression({ whole, factor, radicand, divisor }: Surd, unit?: 'i'): Expression {
  if (unit === undefined && radicand === 1n) {
    const { numerator, denominator } = rationalValue({ whole, factor, radicand, divisor });
    return fraction(numerator.toString(), denominator);
  }
  const size = (factor < 0n ? -factor : factor).toString();
  const parts: readonly Expression[] = [
    ...(size === '1' ? [] : [size]),
    ...(radicand === 1n ? [] : [['√', radicand.toString()] as const]),
    ...(unit ? [unit] : []),
  ];
  const [first = '1', ...others] = parts;
  const root: Expression = others.length === 0 ? first : ['×', first, ...others];
  if (whole === 0n) return factor < 0n ? ['neg', fraction(root, divisor)] : fraction(root, divisor);
  return fraction([factor < 0n ? '-' : '+', whole.toString(), root], divisor);
}

function fraction(over: Expression, divisor: bigint): Expression {
  if (divisor === 1n) return over;
  return typeof over === 'string' && /^-?\d+$/.test(over)
    ? `${over}/${divisor.toString()}`
    : ['/', over, divisor.toString()];
}
