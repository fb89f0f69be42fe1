import type { Expression } from '../../../steps/expression.js';
import { type Cells, combine, everywhere, mapped } from '../cells.js';
import {
  addConstants,
  type Constant,
  constantSign,
  invertConstant,
  multiplyConstants,
  negateConstant,
  rationalConstant,
} from './constant.js';
import { constantOf } from './constant-of.js';
import { pointOf, rootOfConstant } from './constant-logarithm.js';
import { leastCommonMultiple } from '../../../rational/integer.js';
import type { Rational } from '../../../rational/rational.js';
import { polynomialSign, type Sign } from '../polynomial-sign.js';
import { hasSymbol } from './transcendental.js';
import { undecided } from '../work.js';

/** A polynomial in the unknown with constants as coefficients, from the constant term up. The last one isn't 0. */
export type ConstantPolynomial = readonly Constant[];

/** A quotient of polynomials with constant coefficients, and all divisors, which aren't 0 where the quotient has a value. */
export interface ConstantQuotient {
  readonly numerator: ConstantPolynomial;
  readonly denominator: ConstantPolynomial;
  readonly divisors: readonly ConstantPolynomial[];
}

const ONE = rationalConstant({ numerator: 1n, denominator: 1n });
const ZERO = rationalConstant({ numerator: 0n, denominator: 1n });

function trimmed(coefficients: readonly Constant[]): ConstantPolynomial {
  const result = [...coefficients];
  while (result.at(-1)?.numerator.size === 0) result.pop();
  if (result.length > 13) undecided();
  return result;
}

function add(p: ConstantPolynomial, q: ConstantPolynomial): ConstantPolynomial {
  const length = Math.max(p.length, q.length);
  return trimmed(Array.from({ length }, (_, i) => addConstants(p[i] ?? ZERO, q[i] ?? ZERO)));
}

function multiply(p: ConstantPolynomial, q: ConstantPolynomial): ConstantPolynomial {
  const result = new Array<Constant>(Math.max(p.length + q.length - 1, 0)).fill(ZERO);
  for (const [i, a] of p.entries()) {
    for (const [j, b] of q.entries())
      result[i + j] = addConstants(result[i + j] ?? ZERO, multiplyConstants(a, b));
  }
  return trimmed(result);
}

/** Reads a rational function of the unknown with constant coefficients. Anything else is undecided. */
export function constantQuotient(expression: Expression, unknown: string): ConstantQuotient {
  if (!hasSymbol(expression, unknown)) {
    const value = constantOf(expression);
    if (!value) return { numerator: [], denominator: [ONE], divisors: [[]] };
    return { numerator: trimmed([value]), denominator: [ONE], divisors: [] };
  }
  if (typeof expression === 'string') return { numerator: [ZERO, ONE], denominator: [ONE], divisors: [] };
  const [operator, first = '', second] = expression;
  const read = (operand: Expression): ConstantQuotient => constantQuotient(operand, unknown);
  switch (operator) {
    case '+':
      return expression.slice(1).map(read).reduce(sum);
    case '-':
      return second === undefined ? negated(read(first)) : sum(read(first), negated(read(second)));
    case 'neg':
      return negated(read(first));
    case '()':
      return read(first);
    case '×':
      return expression.slice(1).map(read).reduce(product);
    case '/':
    case '÷':
      return product(read(first), inverse(read(second ?? '')));
    case '^':
      return power(read(first), second ?? '');
    default:
      return undecided();
  }
}

function sum(f: ConstantQuotient, g: ConstantQuotient): ConstantQuotient {
  return {
    numerator: add(multiply(f.numerator, g.denominator), multiply(g.numerator, f.denominator)),
    denominator: multiply(f.denominator, g.denominator),
    divisors: [...f.divisors, ...g.divisors],
  };
}

function negated(f: ConstantQuotient): ConstantQuotient {
  return { ...f, numerator: f.numerator.map(negateConstant) };
}

function product(f: ConstantQuotient, g: ConstantQuotient): ConstantQuotient {
  return {
    numerator: multiply(f.numerator, g.numerator),
    denominator: multiply(f.denominator, g.denominator),
    divisors: [...f.divisors, ...g.divisors],
  };
}

function inverse(f: ConstantQuotient): ConstantQuotient {
  const isConstant = f.numerator.length === 1;
  return {
    numerator: f.denominator,
    denominator: f.numerator,
    divisors: isConstant ? f.divisors : [...f.divisors, f.numerator],
  };
}

function power(f: ConstantQuotient, exponent: Expression): ConstantQuotient {
  const n = typeof exponent === 'string' ? Number(exponent) : NaN;
  if (!Number.isInteger(n) || n < 1 || n > 12) return undecided();
  return Array.from({ length: n }, () => f).reduce(product);
}

/** Returns the sign of a quotient along the line, null where it has no value. */
export function constantQuotientSign(quotient: ConstantQuotient): Cells<Sign | null> {
  const [top, bottom] = [
    constantPolynomialSign(quotient.numerator),
    constantPolynomialSign(quotient.denominator),
  ];
  const sign = combine(top, bottom, (x, y) => (x * y) as Sign);
  return combine(sign, placesOf(quotient), (value, isPlace) => (isPlace ? value : null));
}

/** Returns the cells in which a quotient has a value. */
export function placesOf({ divisors }: ConstantQuotient): Cells<boolean> {
  return divisors
    .map((divisor) => mapped(constantPolynomialSign(divisor), (sign) => sign !== 0))
    .reduce((a, b) => combine(a, b, (x, y) => x && y), everywhere(true));
}

/**
 * Returns the sign of a polynomial along the line, if it has degree 2 or less or is a multiple of an integer
 * polynomial, times a power.
 */
export function constantPolynomialSign(p: ConstantPolynomial): Cells<Sign> {
  const [lowest] = p;
  const top = p.at(-1);
  if (!lowest || !top) return everywhere(0);
  if (p.length > 1 && lowest.numerator.size === 0) {
    return combine(constantPolynomialSign(p.slice(1)), polynomialSign([0n, 1n]), (x, y) => (x * y) as Sign);
  }
  const sign = constantSign(top);
  const inverted = invertConstant(top) ?? undecided();
  const monic = p.map((a) => multiplyConstants(a, inverted));
  return mapped(monicSign(monic), (s) => (s * sign) as Sign);
}

function monicSign(p: ConstantPolynomial): Cells<Sign> {
  const rationals = p.flatMap((a) => (a.rational ? [a.rational] : []));
  if (rationals.length === p.length) return polynomialSign(withIntegers(rationals));
  const [c = ZERO, b = ZERO] = p;
  if (p.length === 2) return { points: [pointOf(negateConstant(c))], values: [-1, 0, 1] };
  return p.length === 3 ? quadraticSign(b, c) : undecided();
}

function withIntegers(p: readonly Rational[]): readonly bigint[] {
  const denominator = p.reduce((common, a) => leastCommonMultiple(common, a.denominator), 1n);
  return p.map((a) => (a.numerator * denominator) / a.denominator);
}

/** Returns the sign of x² + bx + c. */
function quadraticSign(b: Constant, c: Constant): Cells<Sign> {
  const half = multiplyConstants(b, rationalConstant({ numerator: -1n, denominator: 2n }));
  const square = addConstants(multiplyConstants(half, half), negateConstant(c));
  const sign = constantSign(square);
  if (sign < 0) return everywhere(1);
  if (sign === 0) return { points: [pointOf(half)], values: [1, 0, 1] };
  const root = rootOfConstant(square) ?? undecided();
  const points = [addConstants(half, negateConstant(root)), addConstants(half, root)].map(pointOf);
  return { points, values: [1, 0, -1, 0, 1] };
}
