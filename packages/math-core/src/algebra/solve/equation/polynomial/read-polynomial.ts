import type { Expression } from '../../../../steps/expression.js';
import {
  coefficientOf,
  constant,
  degreeOf,
  difference,
  type Polynomial,
  powerPolynomial,
  product,
  scaled,
  sum,
  UNKNOWN,
} from './polynomial.js';
import { inverse, isZero, negative, ONE, type Radical } from '../../radical/radical.js';
import { OutsideDomain } from '../outside-domain.js';
import { smallInteger, valueOf } from '../value.js';

/** Returns whether a letter occurs in an expression. */
export function holds(expression: Expression, letter: string): boolean {
  if (typeof expression === 'string') return expression === letter;
  return expression.slice(1).some((operand) => holds(operand, letter));
}

/**
 * Reads an expression as a polynomial in the unknown. Returns undefined if it isn't one or a number in it isn't a sum
 * of roots.
 */
export function polynomialOf(expression: Expression, unknown: string): Polynomial | undefined {
  const quotient = quotientOf(expression, unknown);
  const [only, ...more] = quotient?.denominator ?? [];
  return quotient && only && more.length === 0 ? scaled(quotient.numerator, inverse(only)) : undefined;
}

/** A quotient of polynomials, with every polynomial that must not be 0. */
export interface Quotient {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
  readonly nonzero: readonly Polynomial[];
}

const whole = (numerator: Polynomial): Quotient => ({ numerator, denominator: [ONE], nonzero: [] });

/** Reads an expression as a quotient of polynomials in the unknown. Returns undefined if it isn't one. */
export function quotientOf(expression: Expression, unknown: string): Quotient | undefined {
  if (expression === unknown) return whole(UNKNOWN);
  if (!holds(expression, unknown)) {
    const value = valueOf(expression);
    return value && whole(constant(value));
  }
  if (typeof expression === 'string') return undefined;
  const [operator, ...operands] = expression;
  if (operator === '^') return powerOfQuotient(expression, unknown);
  const parts = operands.map((operand) => quotientOf(operand, unknown));
  const [first] = parts;
  if (!first) return undefined;
  if (operator === 'neg') return { ...first, numerator: first.numerator.map(negative) };
  if (operator === '()') return first;
  const join = JOINS[operator];
  return join && parts.reduce((a, b, i) => a && b && (i === 0 ? b : join(a, b, operands[i] ?? '0')));
}

type Join = (a: Quotient, b: Quotient, right: Expression) => Quotient;

const JOINS: Readonly<Partial<Record<string, Join>>> = {
  '+': (a, b) => added(a, b, sum),
  '-': (a, b) => added(a, b, difference),
  '×': (a, b) => ({
    numerator: product(a.numerator, b.numerator),
    denominator: product(a.denominator, b.denominator),
    nonzero: [...a.nonzero, ...b.nonzero],
  }),
  '/': (a, b, right) => joinedQuotient(a, b, right),
  '÷': (a, b, right) => joinedQuotient(a, b, right),
};

function added(a: Quotient, b: Quotient, join: typeof sum): Quotient {
  const isShared = JSON.stringify(textOf(a.denominator)) === JSON.stringify(textOf(b.denominator));
  return {
    numerator: isShared
      ? join(a.numerator, b.numerator)
      : join(product(a.numerator, b.denominator), product(b.numerator, a.denominator)),
    denominator: isShared ? a.denominator : product(a.denominator, b.denominator),
    nonzero: [...a.nonzero, ...b.nonzero],
  };
}

function textOf(p: Polynomial): readonly string[] {
  return p.map((coefficient) =>
    [...coefficient].map(([n, b]) => `${String(n)}:${String(b.numerator)}/${String(b.denominator)}`).join(),
  );
}

function joinedQuotient(a: Quotient, b: Quotient, right: Expression): Quotient {
  if (b.numerator.length === 0) throw new OutsideDomain(right, '≠', '0');
  return {
    numerator: product(a.numerator, b.denominator),
    denominator: product(a.denominator, b.numerator),
    nonzero: [...a.nonzero, ...b.nonzero, ...(degreeOf(b.numerator) > 0 ? [b.numerator] : [])],
  };
}

function powerOfQuotient(expression: Expression, unknown: string): Quotient | undefined {
  const [, base = '0', exponent = '1'] = expression as readonly [unknown, ...Expression[]];
  const power = holds(exponent, unknown) ? undefined : smallInteger(valueOf(exponent));
  const a = power === undefined ? undefined : quotientOf(base, unknown);
  if (!a || power === undefined) return undefined;
  const raised = (p: Polynomial): Polynomial => powerPolynomial(p, Math.abs(power));
  if (power > 0) return { ...a, numerator: raised(a.numerator), denominator: raised(a.denominator) };
  if (a.numerator.length === 0) throw new OutsideDomain(base, '≠', '0');
  return {
    numerator: raised(a.denominator),
    denominator: raised(a.numerator),
    nonzero: [...a.nonzero, ...(degreeOf(a.numerator) > 0 ? [a.numerator] : [])],
  };
}

/** One term of an expanded sum: coefficient × unknown^degree. */
export interface PowerTerm {
  readonly coefficient: Radical;
  readonly degree: number;
}

/** Returns the terms of a polynomial, highest power first. */
export function termsOf(p: Polynomial): readonly PowerTerm[] {
  return p
    .map((coefficient, degree) => ({ coefficient, degree }))
    .filter(({ coefficient }) => !isZero(coefficient))
    .reverse();
}

/** Adds terms. */
export function sumOfTerms(terms: readonly PowerTerm[]): Polynomial {
  return terms.reduce<Polynomial>(
    (p, { coefficient, degree }) =>
      sum(p, [...Array.from({ length: degree }, () => coefficientOf([], 0)), coefficient]),
    [],
  );
}

/** Returns whether two terms have the same power. */
export function hasLikeTerms(terms: readonly PowerTerm[]): boolean {
  return new Set(terms.map(({ degree }) => degree)).size < terms.length;
}
