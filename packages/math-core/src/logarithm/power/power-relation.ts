import { type Rational, reduce } from '../../rational/rational.js';

/** Two numbers as integer powers of the same number: `base` = `root`^`p`, `value` = `root`^`q`. */
export interface PowerRelation {
  readonly root: Rational;
  readonly p: number;
  readonly q: number;
}

/**
 * Finds the largest root > 1 of which both numbers are exact integer powers. Returns undefined if
 * log_base(value) is irrational. `base` is > 0 and not 1, and `value` is > 0.
 */
export function powerRelation(base: Rational, value: Rational): PowerRelation | undefined {
  const [a, x] = [reduce(base), reduce(value)];
  const found = relate(aboveOne(a), aboveOne(x));
  if (!found) return undefined;
  const [root, p, q] = found;
  return {
    root,
    p: a.numerator < a.denominator ? -p : p,
    q: x.numerator < x.denominator ? -q : q,
  };
}

function aboveOne(a: Rational): Rational {
  const { numerator, denominator } = a;
  return numerator < denominator ? { numerator: denominator, denominator: numerator } : a;
}

// Applies Euclid's algorithm to the unknown exponents of a = c^p and x = c^q, both ≥ 1, and returns c, p and
// q. In lowest terms, c^p ÷ c^q divides numerator by numerator and denominator by denominator without a
// remainder. Otherwise there is no c.
function relate(a: Rational, x: Rational): readonly [c: Rational, p: number, q: number] | undefined {
  if (a.numerator === a.denominator) return [x, 0, 1];
  let { numerator, denominator } = x;
  let times = 0;
  for (; numerator >= a.numerator; times++) {
    if (numerator % a.numerator || denominator % a.denominator) return undefined;
    numerator /= a.numerator;
    denominator /= a.denominator;
  }
  const found = relate({ numerator, denominator }, a);
  return found && [found[0], found[2], found[1] + times * found[2]];
}
