import { constantValue } from '../../expression/constant.js';
import { isSame } from '../../expression/rewrite.js';
import { numberText } from '../../expression/number-text.js';
import { sumOf, type Term, termOfProduct } from '../../expression/terms.js';
import { multiply, negate, power, type Rational, rational, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import type { Law } from '../texts/operation-steps.js';

/** A term of the form coefficient × log_base(argument). */
export interface LogarithmTerm {
  readonly coefficient: Rational;
  readonly base: Expression;
  readonly argument: Expression;
}

/** A law of logarithms, with the terms after it. */
export interface Joined {
  readonly law: Law;
  readonly terms: readonly LogarithmTerm[];
}

/** The largest exponent of a number that is evaluated under a logarithm. */
const MOST = 12n;
const ONE = rational(1n);

/**
 * Applies the laws of logarithms to terms with one base, in the order that is taught: factors become exponents, sums become
 * products, and differences become quotients. Laws that change nothing are left out.
 */
export function joinedTerms(terms: readonly LogarithmTerm[]): readonly Joined[] {
  const powers = terms.map(withoutFactor);
  const numbers = powers.map((term) => ({ ...term, argument: evaluated(term.argument) }));
  const products = [true, false].flatMap((isAdded) =>
    joinedBy(numbers.filter(({ coefficient }) => sign(coefficient) > 0 === isAdded)),
  );
  const [above, below] = products;
  const isDifference = above !== undefined && below !== undefined;
  const quotient = isDifference
    ? [{ ...above, argument: ['/', above.argument, below.argument] as const }]
    : products;
  const stages: readonly Joined[] = [
    {
      law: 'algebra.logarithm-powers',
      terms: powers,
    },
    { law: 'algebra.power-value', terms: numbers },
    {
      law: 'algebra.logarithm-product',
      terms: products,
    },
    {
      law: 'algebra.logarithm-quotient',
      terms: quotient,
    },
  ];
  return stages.filter((stage, i) => !haveSameTerms(stage.terms, stages[i - 1]?.terms ?? terms));
}

function haveSameTerms(one: readonly LogarithmTerm[], other: readonly LogarithmTerm[]): boolean {
  return one.length === other.length && isSame(logarithmsIn(one), logarithmsIn(other));
}

/** Writes a sum of logarithms. */
export function logarithmsIn(terms: readonly LogarithmTerm[]): Expression {
  return sumOf(terms.map(writtenTerm));
}

function writtenTerm({ coefficient, base, argument }: LogarithmTerm): Term {
  const logarithm: Expression = base === 'e' ? ['ln', argument] : ['log', base, argument];
  return termOfProduct({ coefficient, factors: [logarithm] });
}

/** Moves the factor of a logarithm into its exponent: 2 ln x is ln x². */
function withoutFactor({ coefficient, base, argument }: LogarithmTerm): LogarithmTerm {
  const isNegative = sign(coefficient) < 0;
  const size = isNegative ? negate(coefficient) : coefficient;
  return { base, coefficient: isNegative ? negate(ONE) : ONE, argument: raised(argument, size) };
}

function raised(argument: Expression, exponent: Rational): Expression {
  const text = numberText(exponent);
  if (text === '1') return argument;
  if (text === '1/2') return ['√', argument];
  const [operator, base = '0', inner = '1'] = typeof argument === 'string' ? [] : argument;
  const known = operator === '^' ? constantValue(inner) : undefined;
  return known ? ['^', base, numberText(multiply(known, exponent))] : ['^', argument, text];
}

/** Joins terms with one sign into the logarithm of a product. */
function joinedBy(terms: readonly LogarithmTerm[]): readonly LogarithmTerm[] {
  const [first, ...more] = terms;
  if (!first) return [];
  return more.length === 0
    ? [first]
    : [{ ...first, argument: productOf(terms.map(({ argument }) => argument)) }];
}

/** Evaluates a power of a number, unless its value is too long to be read. */
function evaluated(argument: Expression): Expression {
  if (typeof argument === 'string' || argument[0] !== '^') return argument;
  const [base, exponent] = argument.slice(1).map((part) => constantValue(part));
  const isShort =
    base && exponent?.denominator === 1n && exponent.numerator > 0n && exponent.numerator <= MOST;
  return isShort ? numberText(power(base, Number(exponent.numerator))) : argument;
}

/** Returns a product with its numbers in front, multiplied. */
function productOf(factors: readonly Expression[]): Expression {
  const isNumber = (factor: Expression): boolean => constantValue(factor) !== undefined;
  const number = factors
    .flatMap((factor) => constantValue(factor) ?? [])
    .reduce((product, factor) => multiply(product, factor), ONE);
  const others = factors.filter((factor) => !isNumber(factor));
  const text = numberText(number);
  const [only = '1', ...more] = text === '1' && others.length > 0 ? others : [text, ...others];
  return more.length === 0 ? only : ['×', only, ...more];
}
