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
  const a = aboveOne(base);
  const x = aboveOne(value);
  if (isOne(x)) return { root: a, baseExponent: isInverted(base) ? -1 : 1, valueExponent: 0 };
  const root = commonRoot(a, x);
  if (!root) return undefined;
  return {
    root,
    baseExponent: exponentOf(root, a) * (isInverted(base) ? -1 : 1),
    valueExponent: exponentOf(root, x) * (isInverted(value) ? -1 : 1),
  };
}

const isInverted = (a: Rational): boolean => a.numerator < a.denominator;
const isOne = (a: Rational): boolean => a.numerator === a.denominator;

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
  while (small.numerator !== large.numerator || small.denominator !== large.denominator) {
    const quotient = divideEvenly(large, small);
    if (!quotient || quotient.numerator <= quotient.denominator) return undefined;
    [small, large] = quotient.numerator < small.numerator ? [quotient, small] : [small, quotient];
  }
  return small;
}

function divideEvenly(a: Rational, b: Rational): Rational | undefined {
  if (a.numerator % b.numerator !== 0n || a.denominator % b.denominator !== 0n) return undefined;
  return { numerator: a.numerator / b.numerator, denominator: a.denominator / b.denominator };
}

function exponentOf(root: Rational, a: Rational): number {
  let exponent = 0;
  for (let rest = a.numerator; rest !== 1n; rest /= root.numerator) exponent++;
  return exponent;
}
