import { add, multiply, type Rational } from '../../rational/rational.js';
import { type AlgebraicNumber, compareAlgebraic, floor, rootsOf } from './point/algebraic-number.js';
import { degree, leading, primitive, quotient, type Univariate } from './univariate.js';
import { undecided } from './work.js';

/** The highest degree in which factors are searched for. */
const MAX_DEGREE = 12;

/**
 * Returns the factor of lowest degree that has the number as a root: a quadratic factor, or the polynomial without any.
 */
export function factorOf(number: AlgebraicNumber): Univariate {
  const { polynomial } = number;
  if (degree(polynomial) <= 2 || degree(polynomial) > MAX_DEGREE) return polynomial;
  let rest = polynomial;
  const roots = [...rootsOf(polynomial)];
  for (const [i, a] of roots.entries()) {
    for (const b of roots.slice(i + 1)) {
      const factor = degree(rest) > 2 ? commonFactor(rest, a, b) : undefined;
      if (!factor) continue;
      if (compareAlgebraic(a, number) === 0 || compareAlgebraic(b, number) === 0) return factor;
      rest = quotient(rest, factor) ?? rest;
    }
  }
  return rest;
}

/** Returns the factor c(x − a)(x − b) with integer coefficients, if there is one. c divides the leading coefficient. */
function commonFactor(p: Univariate, a: AlgebraicNumber, b: AlgebraicNumber): Univariate | undefined {
  const top = leading(p);
  const sum = integerNear(() => scaled(add(a.low, b.low), add(a.high, b.high), top), [a, b]);
  const product = integerNear(() => {
    const ends = [a.low, a.high].flatMap((x) => [b.low, b.high].map((y) => multiply(x, y)));
    return hull(ends.map((end) => multiply(end, { numerator: top, denominator: 1n })));
  }, [a, b]);
  const factor = primitive([product, -sum, top]);
  return quotient(p, factor) && a.isRootOf(factor) && b.isRootOf(factor) ? factor : undefined;
}

type Ends = readonly [low: Rational, high: Rational];

function scaled(low: Rational, high: Rational, factor: bigint): Ends {
  const times = (end: Rational): Rational => ({ ...end, numerator: end.numerator * factor });
  return hull([times(low), times(high)]);
}

function hull(ends: readonly Rational[]): Ends {
  const less = (x: Rational, y: Rational): boolean =>
    x.numerator * y.denominator < y.numerator * x.denominator;
  const low = ends.reduce((x, y) => (less(y, x) ? y : x));
  return [low, ends.reduce((x, y) => (less(x, y) ? y : x))];
}

/** Returns the only integer that a number can be, after narrowing its interval below 1/2. */
function integerNear(enclosure: () => Ends, numbers: readonly AlgebraicNumber[]): bigint {
  for (let tries = 0; tries < 2000; tries += 1) {
    const [low, high] = enclosure();
    const width = add(high, { ...low, numerator: -low.numerator });
    if (2n * width.numerator < width.denominator) {
      return floor({ numerator: 2n * low.numerator + low.denominator, denominator: 2n * low.denominator });
    }
    for (const number of numbers) number.refine();
  }
  return undecided();
}
