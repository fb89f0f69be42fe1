import { compare, quotient as ratio, type Rational, reduce, subtract } from '../../../rational/rational.js';
import { type Isolated, isolateRoots } from '../root-isolation.js';
import {
  commonDivisor,
  degree,
  leading,
  primitive,
  quotient,
  signAt,
  squareFree,
  type Univariate,
} from '../univariate.js';
import { spend } from '../work.js';

/** A real root of a polynomial, enclosed by an interval that is refined on demand. */
export class AlgebraicNumber {
  readonly kind = 'algebraic';
  /** The square-free polynomial. It has no rational root unless its degree is 1. */
  readonly polynomial: Univariate;
  #low: Rational;
  #high: Rational;

  constructor(polynomial: Univariate, { low, high }: Isolated) {
    this.polynomial = polynomial;
    this.#low = low;
    this.#high = high;
  }

  /** The lower endpoint of the interval, or the number itself if it is rational. */
  get low(): Rational {
    return this.#low;
  }

  /** The upper endpoint of the interval, or the number itself if it is rational. */
  get high(): Rational {
    return this.#high;
  }

  /** The number in lowest terms, if it is rational. */
  get rational(): Rational | undefined {
    return degree(this.polynomial) === 1 ? this.#low : undefined;
  }

  /** Bisects the interval. */
  refine(): void {
    if (this.rational) return;
    const middle = between(this.#low, this.#high);
    if (signAt(this.polynomial, middle) === signAt(this.polynomial, this.#low)) this.#low = middle;
    else this.#high = middle;
  }

  /** Bisects the interval until it is narrower than 2^−bits. */
  narrow(bits: number): void {
    const isWide = (): boolean => {
      const { numerator, denominator } = subtract(this.#high, this.#low);
      return numerator << BigInt(bits) > denominator;
    };
    while (!this.rational && isWide()) this.refine();
  }

  /** Returns whether the number is a root of a polynomial. */
  isRootOf(p: Univariate): boolean {
    if (this.rational) return signAt(p, this.rational) === 0;
    const common = commonDivisor(this.polynomial, p);
    // The interval contains one root of the polynomial, so the common divisor changes sign there or has no root there.
    return degree(common) > 0 && signAt(common, this.#low) !== signAt(common, this.#high);
  }
}

/** Returns the midpoint of an interval whose ends have powers of two as denominators. */
function between(a: Rational, b: Rational): Rational {
  const [wide, fine] = a.denominator < b.denominator ? [a, b] : [b, a];
  const numerator = wide.numerator * (fine.denominator / wide.denominator) + fine.numerator;
  return { numerator, denominator: 2n * fine.denominator };
}

/** Returns a rational number as a point. */
export function rationalNumber(value: Rational): AlgebraicNumber {
  const { numerator, denominator } = reduce(value);
  const exact = { numerator, denominator };
  return new AlgebraicNumber([-numerator, denominator], { low: exact, high: exact });
}

/** Returns the real roots of a nonzero polynomial in ascending order, each once. */
export function rootsOf(polynomial: Univariate): readonly AlgebraicNumber[] {
  const p = squareFree(polynomial);
  const isolated = isolateRoots(p);
  const isPoint = (root: Isolated): boolean => compare(root.low, root.high) === 0;
  const points = isolated.map((root) => (isPoint(root) ? rationalNumber(root.low) : undefined));
  // No endpoint of an interval is a root of the remaining polynomial.
  const rest = points.reduce(withoutRoot, p);
  const rationals = isolated.map((root, i) => points[i] ?? rationalRoot(rest, root));
  const irrational = rationals.reduce(withoutRoot, p);
  return isolated.map((root, i) => rationals[i] ?? new AlgebraicNumber(irrational, root));
}

function withoutRoot(p: Univariate, root: AlgebraicNumber | undefined): Univariate {
  return root && signAt(p, root.low) === 0 ? (quotient(p, primitive(root.polynomial)) ?? p) : p;
}

/** Returns the root in the interval if it is rational, that is, an integer over the leading coefficient. */
function rationalRoot(p: Univariate, interval: Isolated): AlgebraicNumber | undefined {
  const number = new AlgebraicNumber(p, interval);
  if (degree(p) === 1) return rationalNumber(ratio(-(p[0] ?? 0n), leading(p)));
  const top = leading(p) < 0n ? -leading(p) : leading(p);
  const narrow = { numerator: 1n, denominator: 2n * top };
  while (compare(subtract(number.high, number.low), narrow) > 0) number.refine();
  const numerator = floor({ ...number.high, numerator: number.high.numerator * top });
  const candidate = { numerator, denominator: top };
  // Bisection may have hit the root, which is then the upper end.
  const isInside = compare(number.low, candidate) < 0 && compare(candidate, number.high) <= 0;
  return isInside && signAt(p, candidate) === 0 ? rationalNumber(candidate) : undefined;
}

/** Returns the floor of a number. */
export function floor({ numerator, denominator }: Rational): bigint {
  const whole = numerator / denominator;
  return numerator < 0n && whole * denominator !== numerator ? whole - 1n : whole;
}

/** Returns −1, 0 or 1 if `a` is less than, equal to or greater than `b`. */
export function compareAlgebraic(a: AlgebraicNumber, b: AlgebraicNumber): -1 | 0 | 1 {
  if (a === b) return 0;
  if (a.rational && b.rational) return compare(a.rational, b.rational);
  let isDifferent = false;
  for (;;) {
    if (compare(a.high, b.low) <= 0) return -1;
    if (compare(b.high, a.low) <= 0) return 1;
    if (!isDifferent && isSame(a, b)) return 0;
    isDifferent = true;
    spend(1);
    a.refine();
    b.refine();
  }
}

/** Returns whether two numbers with overlapping intervals are equal. */
function isSame(a: AlgebraicNumber, b: AlgebraicNumber): boolean {
  if (a.rational || b.rational) return false;
  const common = commonDivisor(a.polynomial, b.polynomial);
  if (degree(common) < 1) return false;
  const low = compare(a.low, b.low) < 0 ? b.low : a.low;
  const high = compare(a.high, b.high) < 0 ? a.high : b.high;
  return signAt(common, low) !== signAt(common, high);
}
