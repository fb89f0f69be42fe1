import { constantValue } from '../../expression/constant.js';
import { keyOf } from '../../expression/rewrite.js';
import { MathError } from '../../result/math-error.js';
import type { Rational } from '../../rational/rational.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import {
  add,
  bounded,
  constant,
  constantOf,
  isZero,
  letter,
  multiply,
  negate,
  ONE,
  type Polynomial,
  power,
  ZERO,
} from '../polynomial/polynomial.js';
import { has } from './substitute.js';

/** A quotient of polynomials in letters and atoms, not in lowest terms. Roots and logarithms are atoms. */
export interface Fraction {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

const MAX_WORK = 100_000;
const MAX_FACTORED = 1_000_000n;

/** Combines an expression into one fraction without canceling. Returns undefined if it divides by 0 or is too large. */
export function fractionOf(expression: Expression): Fraction | undefined {
  return inBounds(() => bounded(MAX_WORK, () => read(expression)));
}

/** Returns the result of `work`, or undefined if it is too large or divides by 0. */
export function inBounds<Found>(work: () => Found): Found | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof MathError) return undefined;
    throw error;
  }
}

/** Returns an expression as a polynomial in its letters, or undefined if it isn't one. */
export function polynomialOf(expression: Expression): Polynomial | undefined {
  if (has(expression, '√') || has(expression, 'ln') || has(expression, 'log') || has(expression, 'abs'))
    return undefined;
  const fraction = fractionOf(expression);
  const divisor = fraction && constantOf(fraction.bottom);
  if (!fraction || !divisor) return undefined;
  const [top] = [fraction.top];
  const hasAtom = top.terms.some(({ monomial: { powers } }) =>
    powers.some(([name]) => name.startsWith('[') || name === 'π' || name === 'e'),
  );
  if (hasAtom) return undefined;
  const inverted = { numerator: divisor.denominator, denominator: divisor.numerator };
  return inBounds(() => multiply(top, constant(inverted)));
}

function read(expression: Expression): Fraction {
  if (typeof expression === 'string')
    return isNumberText(expression) ? whole(constant(numberOf(expression))) : whole(letter(expression));
  const [operator, first = '0', second = '0', ...rest] = expression;
  switch (operator) {
    case '+':
      return [second, ...rest].reduce((sum, term) => plus(sum, read(term)), read(first));
    case '×':
      return [second, ...rest].reduce((product, factor) => times(product, read(factor)), read(first));
    case '-':
      return plus(read(first), negative(read(second)));
    case 'neg':
      return negative(read(first));
    case '/':
    case '÷':
      return times(read(first), inverse(read(second)));
    case '^':
      return powerOf(first, second);
    case '()':
      return read(first);
    case 'ln':
      return logarithm(first);
    case 'log':
      return times(logarithm(second), inverse(logarithm(first)));
    default:
      return atom(expression);
  }
}

function numberOf(text: string): Rational {
  return constantValue(text) ?? refuse();
}

function powerOf(base: Expression, exponent: Expression): Fraction {
  const value = constantValue(exponent);
  if (!value || value.numerator % value.denominator !== 0n) return atom(['^', base, exponent]);
  const times_ = Number(value.numerator / value.denominator);
  if (Math.abs(times_) > 100) return refuse();
  const { top, bottom } = times_ < 0 ? inverse(read(base)) : read(base);
  return { top: power(top, Math.abs(times_)), bottom: power(bottom, Math.abs(times_)) };
}

/** Expands the logarithm of a number into the logarithms of its prime factors. */
function logarithm(value: Expression): Fraction {
  if (value === 'e') return whole(ONE);
  if (typeof value !== 'string' && value[0] === '^' && value[1] === 'e') return read(value[2] ?? '0');
  const number = constantValue(value);
  if (!number || number.numerator <= 0n) return atom(['ln', value]);
  return plus(ofPrimes(number.numerator), negative(ofPrimes(number.denominator)));
}

function ofPrimes(number: bigint): Fraction {
  if (number > MAX_FACTORED) return atom(['ln', number.toString()]);
  let sum = ZERO;
  let left = number;
  for (let prime = 2n; left > 1n; prime++) {
    if (prime * prime > left) prime = left;
    for (; left % prime === 0n; left /= prime) sum = add(sum, letter(keyOf(['ln', prime.toString()])));
  }
  return whole(sum);
}

function atom(expression: Expression): Fraction {
  return whole(letter(keyOf(expression)));
}

function whole(top: Polynomial): Fraction {
  return { top, bottom: ONE };
}

function plus(a: Fraction, b: Fraction): Fraction {
  if (keyed(a.bottom) === keyed(b.bottom)) return { top: add(a.top, b.top), bottom: a.bottom };
  return {
    top: add(multiply(a.top, b.bottom), multiply(b.top, a.bottom)),
    bottom: multiply(a.bottom, b.bottom),
  };
}

function keyed({ terms }: Polynomial): string {
  return terms
    .map(
      ({ coefficient: { numerator, denominator }, monomial }) => `${numerator}/${denominator}${monomial.key}`,
    )
    .join();
}

function times(a: Fraction, b: Fraction): Fraction {
  return { top: multiply(a.top, b.top), bottom: multiply(a.bottom, b.bottom) };
}

function negative({ top, bottom }: Fraction): Fraction {
  return { top: negate(top), bottom };
}

function inverse({ top, bottom }: Fraction): Fraction {
  return isZero(top) ? refuse() : { top: bottom, bottom: top };
}

function refuse(): never {
  throw new MathError('expression', 'division-by-zero');
}
