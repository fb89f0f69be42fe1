import {
  type Rational,
  add,
  divide,
  multiply,
  negate,
  parseDecimal,
  rational,
} from '@mathtools/math-core/rational';
import { MathError } from '@mathtools/math-core/result';
import { type Expression, isNumberText } from '@mathtools/math-core/steps';
import {
  constant,
  constantOf,
  type Factors,
  monomial,
  named,
  onlyTerm,
  type Polynomial,
  product,
  productOf,
  sum,
  UNIT,
  Unreadable,
} from './polynomial.js';
import { primePowers } from './prime-powers.js';

/**
 * An exact value as a quotient of two polynomials. Letters under roots and in logarithms are assumed to be
 * positive.
 */
export interface Value {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

const MINUS_ONE = constant(rational(-1n));
const MAX_POWER = 64;

/**
 * Returns the exact value of an expression of rationals, letters, π, e, roots, logarithms and powers. Returns
 * undefined if it has none (a division by 0, the root of a negative number) or can't be compared exactly (a
 * root of a sum).
 */
export function valueOf(expression: Expression): Value | undefined {
  return decided(() => evaluated(expression));
}

/**
 * Checks whether two values are equal for all letters. Returns undefined if that takes too long to compute.
 */
export function isSameValue(a: Value, b: Value): boolean | undefined {
  return decided(() => minus(product(a.top, b.bottom), product(b.top, a.bottom)).size === 0);
}

/** Returns what is computed, or undefined if there is no value or if it is too large. */
export function decided<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Unreadable || error instanceof MathError) return undefined;
    throw error;
  }
}

/** Returns a value as a rational number, if it is one. */
export function rationalOf({ top, bottom }: Value): Rational | undefined {
  const numerator = constantOf(top);
  const denominator = constantOf(bottom);
  return numerator && denominator && divide(numerator, denominator);
}

/** The values of expressions, because the form of an answer depends on the values of all its parts. */
const known = new WeakMap<object, Value | Unreadable>();

function evaluated(expression: Expression): Value {
  if (typeof expression === 'string') return atom(expression);
  const before = known.get(expression);
  if (before instanceof Unreadable) throw before;
  if (before) return before;
  try {
    const value = combined(expression);
    known.set(expression, value);
    return value;
  } catch (error) {
    if (error instanceof Unreadable) known.set(expression, error);
    throw error;
  }
}

function combined(expression: Exclude<Expression, string>): Value {
  const [operator, ...operands] = expression;
  const values = operands.map(evaluated);
  const [first, second] = values;
  if (!first) throw new Unreadable('An operator has no operand.');
  if (operator === '+') return values.reduce(plus);
  if (operator === '×')
    return {
      top: productOf(values.map(({ top }) => top)),
      bottom: productOf(values.map(({ bottom }) => bottom)),
    };
  if (operator === '()') return first;
  if (operator === 'neg') return times(whole(MINUS_ONE), first);
  if (operator === '√') return raised(first, whole(constant(rational(1n, 2n))));
  if (operator === '%') return times(first, whole(constant(rational(1n, 100n))));
  if (operator === 'ln') return logarithmOf(first);
  if (!second) throw new Unreadable('An operator has one operand.');
  if (operator === '-') return plus(first, times(whole(MINUS_ONE), second));
  if (operator === '÷' || operator === '/') return times(first, inverse(second));
  if (operator === '^') return raised(first, second);
  if (operator === 'log') return times(logarithmOf(second), inverse(logarithmOf(first)));
  throw new Unreadable('An operator has no value here.');
}

function atom(text: string): Value {
  if (!isNumberText(text)) return whole(named(text));
  const [numerator = '', denominator = '1'] = text.split('/');
  const [n, d] = [parseDecimal(numerator), parseDecimal(denominator)];
  if (!n.ok || !d.ok) throw new Unreadable('A number is too long.');
  return whole(constant(divide(n.value, d.value)));
}

function whole(top: Polynomial): Value {
  return { top, bottom: UNIT };
}

function minus(a: Polynomial, b: Polynomial): Polynomial {
  return sum(a, product(MINUS_ONE, b));
}

function plus(a: Value, b: Value): Value {
  if (a.bottom === b.bottom || minus(a.bottom, b.bottom).size === 0)
    return { top: sum(a.top, b.top), bottom: a.bottom };
  return {
    top: sum(product(a.top, b.bottom), product(b.top, a.bottom)),
    bottom: product(a.bottom, b.bottom),
  };
}

function times(a: Value, b: Value): Value {
  return { top: product(a.top, b.top), bottom: product(a.bottom, b.bottom) };
}

function inverse({ top, bottom }: Value): Value {
  if (top.size === 0) throw new Unreadable('Division by 0 is undefined.');
  const term = onlyTerm(top); // Move a single term to the numerator so that the denominators stay the same.
  if (!term) return { top: bottom, bottom: top };
  const factors = new Map([...term.factors].map(([name, exponent]) => [name, negate(exponent)]));
  return whole(product(bottom, monomial(divide(rational(1n), term.coefficient), factors)));
}

function raised(base: Value, exponent: Value): Value {
  const fixed = rationalOf(exponent);
  if (!fixed) return exponential(base, exponent);
  if (fixed.numerator % fixed.denominator === 0n)
    return wholePower(base, fixed.numerator / fixed.denominator);
  const factors = primeFactors(base);
  return whole(monomial(rational(1n), new Map([...factors].map(([name, n]) => [name, multiply(n, fixed)]))));
}

function wholePower(base: Value, exponent: bigint): Value {
  if (exponent < 0n) return wholePower(inverse(base), -exponent);
  if (exponent > BigInt(MAX_POWER)) throw new Unreadable('A power is too large.');
  if (exponent === 0n && base.top.size === 0) throw new Unreadable('0 to the power 0 is not defined.');
  let result = whole(UNIT);
  for (let n = 0n; n < exponent; n++) result = times(result, base);
  return result;
}

/** Returns a constant base with letters in the exponent: 2^(x + 1) is 2 times 2^x. */
function exponential(base: Value, exponent: Value): Value {
  const factors = primeFactors(base);
  if (exponent.bottom.size !== 1 || !constantOf(exponent.bottom))
    throw new Unreadable('An exponent is a quotient.');
  const scale = divide(rational(1n), constantOf(exponent.bottom) ?? rational(1n));
  const powers = new Map<string, Rational>();
  for (const [key, { coefficient }] of exponent.top) {
    for (const [name, n] of factors) {
      powers.set(key === '' ? name : `${name}^{${key}}`, multiply(multiply(coefficient, scale), n));
    }
  }
  return whole(monomial(rational(1n), powers));
}

/** Returns a single positive term as powers of primes, letters and constants. */
function primeFactors({ top, bottom }: Value): Factors {
  const term = onlyTerm(top);
  const divisor = onlyTerm(bottom);
  if (!term || !divisor) throw new Unreadable('Roots and logarithms of sums can’t be compared.');
  const factors = new Map(primePowers(divide(term.coefficient, divisor.coefficient)));
  const join = (more: Factors, by: (n: Rational) => Rational): void => {
    for (const [name, n] of more) factors.set(name, add(factors.get(name) ?? rational(0n), by(n)));
  };
  join(term.factors, (n) => n);
  join(divisor.factors, negate);
  return factors;
}

function logarithmOf(value: Value): Value {
  const terms = [...primeFactors(value)].map(([name, exponent]) =>
    product(constant(exponent), name === 'e' ? UNIT : named(`ln ${name}`)),
  );
  return whole(terms.reduce(sum, new Map()));
}
