import { compare, type Rational } from '../../../rational/rational.js';
import { type AlgebraicNumber, compareAlgebraic, floor } from './algebraic-number.js';
import { type Constant, isSameConstant } from './constant.js';
import { MAX_PRECISION } from './formal.js';
import { spend, undecided } from '../work.js';

/** A real number that bounds a part of the line. */
export type Point = AlgebraicNumber | Constant;

/** Returns −1, 0 or 1 if `a` is less than, equal to or greater than `b`. */
export function comparePoints(a: Point, b: Point): -1 | 0 | 1 {
  if (a.kind === 'algebraic' && b.kind === 'algebraic') return compareAlgebraic(a, b);
  if (a === b || (a.kind === 'constant' && b.kind === 'constant' && isSameConstant(a, b))) return 0;
  for (let bits = 64; bits <= MAX_PRECISION; bits *= 2) {
    a.narrow(bits);
    b.narrow(bits);
    if (compare(a.high, b.low) < 0) return -1;
    if (compare(b.high, a.low) < 0) return 1;
  }
  return undecided();
}

const ONE: Rational = { numerator: 1n, denominator: 1n };

/** Returns the simplest rational number strictly between two points. A missing point means infinity. */
export function rationalBetween(below: Point | undefined, above: Point | undefined): Rational {
  if (!below && !above) return { numerator: 0n, denominator: 1n };
  if (!below) return { ...ONE, numerator: above ? -floor(negated(above.low)) - 1n : 0n };
  if (!above) return { ...ONE, numerator: floor(below.high) + 1n };
  while (compare(below.high, above.low) >= 0) {
    spend(1);
    below.refine();
    above.refine();
  }
  return simplest(below.high, above.low);
}

const negated = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

/** Returns the fraction with the smallest denominator strictly between two numbers, from their continued fractions. */
function simplest(low: Rational, high: Rational): Rational {
  if (low.numerator < 0n && high.numerator > 0n) return { numerator: 0n, denominator: 1n };
  if (high.numerator <= 0n) return negated(simplest(negated(high), negated(low)));
  const whole = floor(low);
  const next = { ...ONE, numerator: whole + 1n };
  if (compare(next, high) < 0) return next;
  // 0 ≤ low − whole < 1/y < high − whole ≤ 1
  const rest = (end: Rational): Rational => ({
    numerator: end.denominator,
    denominator: end.numerator - whole * end.denominator,
  });
  const y = rest(low).denominator === 0n ? aboveOf(rest(high)) : simplest(rest(high), rest(low));
  return { numerator: whole * y.numerator + y.denominator, denominator: y.numerator };
}

/** Returns the smallest integer greater than a number. */
function aboveOf(value: Rational): Rational {
  return { ...ONE, numerator: floor(value) + 1n };
}
