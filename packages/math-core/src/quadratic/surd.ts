import { type Figure, figure } from '../rational/figure.js';
import { greatestCommonDivisor } from '../rational/divisor.js';
import { type Rational, rational, reduce } from '../rational/rational.js';
import { type Enclosure, realFigure } from '../real/enclosure.js';
import { wholeSquareRoot } from '../real/square-root.js';
import type { Expression } from '../steps/expression.js';

/** Decimals of a root. */
const DECIMALS = 4;

/** The number (whole + factor √radicand) ÷ divisor; radicand ≥ 1, divisor > 0. */
export interface Surd {
  readonly whole: bigint;
  readonly factor: bigint;
  readonly radicand: bigint;
  readonly divisor: bigint;
}

/** A whole number's root, √n = factor √radicand. */
export type SimplifiedRoot = Pick<Surd, 'factor' | 'radicand'>;

/** Up to here every square is found. */
const MOST = BigInt(Number.MAX_SAFE_INTEGER);
/** Beyond, squares of factors up to this are. */
const LARGEST_TRIAL = 1_000n;

/**
 * Takes the squares out of √n, n > 0: √72 is 6√2. All of them where what is left without factors up to 1000 stays
 * below 2^53; beyond, only a square as a whole.
 */
export function simplifiedRoot(n: bigint): SimplifiedRoot {
  let [factor, radicand, rest] = [1n, 1n, n];
  const takeOut = (p: bigint): void => {
    for (; rest % (p * p) === 0n; rest /= p * p) factor *= p;
    if (rest % p !== 0n) return;
    radicand *= p;
    rest /= p;
  };
  for (let p = 2n; rest > MOST && p <= LARGEST_TRIAL; p++) takeOut(p);
  if (rest <= MOST) {
    // What is left above the cube of the last trial has at most two prime factors: it is a square or has none.
    // A quotient below 2^53 is off by less than 1/p, so its floor is right.
    for (let p = 2, left = Number(rest); p * p * p <= left; p++) {
      if (Math.floor(left / p) * p !== left) continue;
      takeOut(BigInt(p));
      left = Number(rest);
    }
  }
  const root = wholeSquareRoot(rest);
  return root * root === rest ? { factor: factor * root, radicand } : { factor, radicand: radicand * rest };
}

/** Divides whole, factor and divisor by what they share. */
export function lowestTerms({ whole, factor, radicand, divisor }: Surd): Surd {
  const common = [whole, factor, divisor].reduce(greatestCommonDivisor);
  return { whole: whole / common, factor: factor / common, radicand, divisor: divisor / common };
}

/** Gives the value of a surd whose radicand is 1. */
export function rationalValue({ whole, factor, divisor }: Surd): Rational {
  return reduce(rational(whole + factor, divisor));
}

/** Shows a surd; it is irrational where its radicand, which has no square in it, isn't 1. */
export function surdFigure(surd: Surd): Figure {
  return surd.radicand === 1n
    ? figure(rationalValue(surd), DECIMALS)
    : realFigure(enclosureOf(surd), DECIMALS);
}

function enclosureOf({ whole, factor, radicand, divisor }: Surd): Enclosure {
  return (bits) => {
    const root = wholeSquareRoot((factor * factor * radicand) << BigInt(2 * bits));
    const scaled = whole << BigInt(bits);
    const [low, high] =
      factor < 0n ? [scaled - root - 1n, scaled - root] : [scaled + root, scaled + root + 1n];
    // BigInt division cuts towards zero
    return [low / divisor - 1n, high / divisor + 1n];
  };
}

/** Writes a surd: (1 - √5)/2; with `unit` the part of the root is imaginary: 1 + 2i. */
export function surdExpression({ whole, factor, radicand, divisor }: Surd, unit?: 'i'): Expression {
  if (unit === undefined && radicand === 1n) {
    const { numerator, denominator } = rationalValue({ whole, factor, radicand, divisor });
    return fraction(numerator.toString(), denominator);
  }
  const size = (factor < 0n ? -factor : factor).toString();
  const parts: readonly Expression[] = [
    ...(size === '1' && (radicand !== 1n || unit) ? [] : [size]),
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
