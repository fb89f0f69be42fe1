import { type Rational, reduce } from '../rational/rational.js';

/** Two numbers as whole powers of one: `base` = `root`^`baseExponent`, `value` = `root`^`valueExponent`. */
export interface PowerRelation {
  readonly root: Rational;
  readonly baseExponent: number;
  readonly valueExponent: number;
}

/**
 * Finds the root that makes both numbers whole powers of it, which is when log_base(value) is rational; else
 * gives undefined. Exact. `base` > 0, not 1; `value` > 0. The root is > 1, the greatest possible.
 */
export function powerRelation(base: Rational, value: Rational): PowerRelation | undefined {
  const root = commonRoot(aboveOne(base), aboveOne(value));
  return root && { root, baseExponent: exponentOf(root, base), valueExponent: exponentOf(root, value) };
}

// In lowest terms.
function aboveOne(a: Rational): Rational {
  const { numerator, denominator } = reduce(a);
  return numerator < denominator
    ? { numerator: denominator, denominator: numerator }
    : { numerator, denominator };
}

// Euclid's algorithm on the unknown exponents. In lowest terms c^p ÷ c^q divides numerator by numerator and
// denominator by denominator without remainder; where that fails, the two have no common root.
function commonRoot(a: Rational, x: Rational): Rational | undefined {
  let [small, large] = a.numerator < x.numerator ? [a, x] : [x, a];
  while (small.numerator !== 1n) {
    const { numerator, denominator } = small;
    if (large.numerator % numerator !== 0n || large.denominator % denominator !== 0n) return undefined;
    const rest = { numerator: large.numerator / numerator, denominator: large.denominator / denominator };
    if (rest.numerator < rest.denominator) return undefined;
    [small, large] = rest.numerator < numerator ? [rest, small] : [small, rest];
  }
  return large;
}

function exponentOf(root: Rational, a: Rational): number {
  let exponent = 0;
  for (let rest = aboveOne(a).numerator; rest !== 1n; rest /= root.numerator) exponent++;
  return a.numerator < a.denominator ? -exponent : exponent;
}
