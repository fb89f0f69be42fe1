import { type Rational, rational, reduce } from '../../rational/rational.js';
import * as exact from '../../rational/rational.js';
import { numberText } from '../../expression/number-text.js';
import { wholeSquareRoot } from '../../real/square-root.js';
import { isNumberText } from '../../steps/expression.js';
import { spend, tooLarge } from '../../algebra/polynomial/polynomial.js';
import {
  addSums,
  asSum,
  exponentOf,
  numberOf,
  numberSum,
  ONE_SUM,
  type Power,
  scaled,
  type Sum,
  type Term,
  timesTerm,
} from './sum.js';
import { commonNumber } from './common-number.js';
import { written } from './written.js';

const ONE = rational(1n);
/** The largest exponent of a number that is worked out. */
const MOST = 400n;

/** Returns a sum of several terms as one factor. */
export function asFactor(sum: Sum): Term {
  const [only, second] = sum;
  if (only && !second) return only;
  return { coefficient: ONE, powers: [{ base: written(sum), inner: sum, exponent: ONE_SUM }] };
}

/** Multiplies sums. A sum of several terms stays a factor, without the number that all its terms have in common. */
export function timesSums(a: Sum, b: Sum): Sum {
  return a.length === 0 || b.length === 0 ? [] : asSum(timesTerm(asProduct(a), asProduct(b)));
}

function asProduct(sum: Sum): Term {
  if (sum.length === 1) return asFactor(sum);
  const number = commonNumber(sum);
  const factor = asFactor(scaled(sum, exact.divide(ONE, number)));
  return { ...factor, coefficient: number };
}

/** Multiplies exponents, which are sums that are multiplied out. */
function timesExponents(a: Sum, b: Sum): Sum {
  return addSums(...a.flatMap((left) => b.map((right) => asSum(timesTerm(left, right)))));
}

/** Raises a sum to a power. */
export function raised(base: Sum, exponent: Sum): Sum {
  spend(2);
  const value = numberOf(exponent);
  if (value && value.numerator === value.denominator) return base;
  const term = asFactor(base);
  return value ? toNumber(term, value) : toLetters(term, exponent);
}

/** Raises a term to a power with letters: x^n, 2^x, e^(2x). */
function toLetters({ coefficient, powers }: Term, exponent: Sum): Sum {
  const [only, second] = powers;
  const isOne = coefficient.numerator === coefficient.denominator;
  if (only && !second && isOne && (only.base === 'e' || numberIsOne(only)))
    return asSum({ coefficient, powers: [{ ...only, exponent: timesExponents(only.exponent, exponent) }] });
  return [{ coefficient: ONE, powers: [{ base: written([{ coefficient, powers }]), exponent }] }];
}

function numberIsOne(power: Power): boolean {
  const value = exponentOf(power);
  return value !== undefined && value.numerator === value.denominator;
}

function toNumber({ coefficient, powers }: Term, value: Rational): Sum {
  const size = value.numerator < 0n ? -value.numerator : value.numerator;
  if (value.denominator === 1n) {
    const isSmall = size <= MOST || coefficient.numerator * coefficient.numerator === coefficient.denominator;
    if (!isSmall) throw tooLarge();
    const number = exact.power(coefficient, Number(value.numerator));
    const all = powers.map((power) => ({
      ...power,
      exponent: timesExponents(power.exponent, numberSum(value)),
    }));
    return asSum({ coefficient: reduce(number), powers: all });
  }
  return rootOf({ coefficient, powers }, value);
}

/** Raises a term to a fraction. A root of a product with several factors of unknown sign isn't split. */
function rootOf({ coefficient, powers }: Term, value: Rational): Sum {
  const isPositive = coefficient.numerator > 0n;
  const outside = powers.filter((power) => isSafe(power, value));
  const inside = powers.filter((power) => !outside.includes(power));
  const out = outside.map((power) => ({
    ...power,
    exponent: timesExponents(power.exponent, numberSum(value)),
  }));
  const [only, second] = inside;
  const isAlone = only !== undefined && second === undefined && numberIsOne(only);
  if (isPositive && (isAlone || inside.length === 0)) {
    const roots = only ? [{ ...only, exponent: numberSum(value) }] : [];
    return asSum(
      [...out, ...roots].reduce(
        (all, power) => timesTerm(all, single(power)),
        rootOfNumber(coefficient, value),
      ),
    );
  }
  const base = written([{ coefficient, powers: inside }]);
  return asSum(
    out.reduce((all, power) => timesTerm(all, single(power)), single({ base, exponent: numberSum(value) })),
  );
}

const single = (power: Power): Term => ({ coefficient: ONE, powers: [power] });

/** Returns whether a power under a root can be raised on its own, because its base is never negative. */
function isSafe(power: Power, value: Rational): boolean {
  if (power.base === 'e' || power.base === 'π' || isNumberText(power.base)) return true;
  const exponent = exponentOf(power);
  if (!exponent) return false;
  return value.denominator % 2n === 1n ? exponent.denominator % 2n === 1n : exponent.denominator % 2n === 0n;
}

/** Raises a positive number to a fraction. */
function rootOfNumber(number: Rational, value: Rational): Term {
  if (number.numerator === number.denominator) return { coefficient: ONE, powers: [] };
  const root = value.denominator === 2n ? squareRoot(number) : undefined;
  const small = value.numerator <= MOST && value.numerator >= -MOST;
  if (root && small) return { coefficient: exact.power(root, Number(value.numerator)), powers: [] };
  return timesTerm(
    { coefficient: ONE, powers: [] },
    single({ base: numberText(number), exponent: numberSum(value) }),
  );
}

function squareRoot({ numerator, denominator }: Rational): Rational | undefined {
  const [top, bottom] = [wholeSquareRoot(numerator), wholeSquareRoot(denominator)];
  return top * top === numerator && bottom * bottom === denominator ? rational(top, bottom) : undefined;
}
