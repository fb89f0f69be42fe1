import { numberText } from '../../expression/number-text.js';
import * as exact from '../../rational/rational.js';
import { type Rational, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import type { Polynomial, Term } from './arithmetic.js';
import type { Power } from './monomial.js';

/** Options for writing the names of a polynomial. */
export interface Notation {
  /** Returns the expression that a name represents. By default, a letter represents itself. */
  readonly meaning?: (name: string) => Expression;
}

/** Writes a polynomial as a sum of terms from highest to lowest: 2x² − 3xy + 1/2. */
export function polynomialExpression({ terms }: Polynomial, notation: Notation = {}): Expression {
  return sumOfTerms(terms.map((term) => termExpression(term, notation)));
}

/** Writes a sum of signed terms: a − b + c. */
export function sumOfTerms(terms: readonly SignedExpression[]): Expression {
  const [first, ...rest] = terms;
  if (!first) return '0';
  return rest.reduce<Expression>(
    (sum, { isNegative, body }) =>
      isNegative
        ? ['-', sum, body]
        : typeof sum !== 'string' && sum[0] === '+'
          ? [...sum, body]
          : ['+', sum, body],
    first.isNegative ? negated(first.body) : first.body,
  );
}

/** An expression with a sign: ±body. */
export interface SignedExpression {
  readonly isNegative: boolean;
  readonly body: Expression;
}

/** Writes one term of a polynomial, with its sign separate. */
export function termExpression(
  { coefficient, monomial: { powers } }: Term,
  notation: Notation = {},
): SignedExpression {
  const isNegative = sign(coefficient) < 0;
  const size = isNegative ? exact.negate(coefficient) : coefficient;
  const factors = inAlphabet(powers).map((power) => powerExpression(power, notation));
  return { isNegative, body: withCoefficient(size, factors) };
}

/** Writes a number > 0 times factors. A fraction of integers comes first, and 1 is omitted. */
function withCoefficient(size: Rational, factors: readonly Expression[]): Expression {
  const all =
    size.numerator === size.denominator && factors.length > 0 ? factors : [numberText(size), ...factors];
  const [first = '1', ...rest] = all;
  return rest.length > 0 ? ['×', first, ...rest] : first;
}

/** Sorts letters alphabetically, with π first and longer names last: πr², axy. */
function inAlphabet(powers: readonly Power[]): readonly Power[] {
  const key = ([name]: Power): string => (name === 'π' ? ' ' : name.length > 1 ? `~${name}` : name);
  return [...powers].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function powerExpression([name, exponent]: Power, { meaning = (text) => text }: Notation): Expression {
  const base = meaning(name);
  return exponent === 1 ? base : ['^', base, String(exponent)];
}

/** Returns −a. A number changes its sign. */
function negated(body: Expression): Expression {
  if (typeof body === 'string') return /^\d/.test(body) ? `-${body}` : ['neg', body];
  const [operator, first = '0', ...rest] = body;
  if (operator === '×' && typeof first === 'string' && /^\d/.test(first)) return ['×', `-${first}`, ...rest];
  return ['neg', body];
}
