import type { Expression } from '../steps/expression.js';
import { add, multiply, negate, type Rational, rational, reduce, sign } from '../rational/rational.js';
import { constantValue } from './constant.js';
import { numberText } from './number-text.js';

/** One term of a sum: ± body. */
export interface Term {
  readonly isNegative: boolean;
  readonly body: Expression;
}

/** Returns whether an expression is a sum or a difference. */
export function isSum(expression: Expression): boolean {
  return expression[0] === '+' || (expression[0] === '-' && typeof expression !== 'string');
}

/** Returns the terms of a sum as written. A sum that is subtracted in parentheses stays one term. */
export function termsOf(expression: Expression): readonly Term[] {
  const terms: Term[] = [];
  addTerms(expression, terms);
  return terms;
}

// All terms go into one list, because a long difference is nested as deeply as it is long.
function addTerms(expression: Expression, terms: Term[]): void {
  const [operator, first = '0', ...rest] = typeof expression === 'string' ? [] : expression;
  if (operator === '+') for (const operand of [first, ...rest]) addTerms(operand, terms);
  else if (operator === '-') {
    addTerms(first, terms);
    for (const operand of rest) terms.push(opposite(termOf(operand)));
  } else terms.push(termOf(expression));
}

/** Returns an expression as one term with a separate sign. */
export function termOf(expression: Expression): Term {
  if (expression[0] === 'neg' && typeof expression !== 'string')
    return opposite(termOf(expression[1] ?? '0'));
  if (typeof expression !== 'string') return { isNegative: false, body: expression };
  return { isNegative: expression.startsWith('-'), body: expression.replace('-', '') };
}

/** Returns the term with the opposite sign. */
export function opposite({ isNegative, body }: Term): Term {
  return { isNegative: !isNegative, body };
}

/** Returns the sum of terms. */
export function sumOf(terms: readonly Term[]): Expression {
  const [first, ...rest] = terms;
  if (!first) return '0';
  let sum = first.isNegative ? negated(first.body) : first.body;
  for (const { isNegative, body } of rest) {
    if (isNegative) sum = ['-', sum, body];
    else sum = sum[0] === '+' && typeof sum !== 'string' ? [...sum, body] : ['+', sum, body];
  }
  return sum;
}

function negated(body: Expression): Expression {
  return typeof body === 'string' && /^[\d.]/.test(body) ? `-${body}` : ['neg', body];
}

/** A product, split into its numeric coefficient and the other factors. */
export interface Product {
  readonly coefficient: Rational;
  readonly factors: readonly Expression[];
}

const ONE = rational(1n);

/** Splits a product, a quotient by a number or a negated product into coefficient and factors. */
export function productOf(expression: Expression): Product {
  const constant = constantValue(expression);
  if (constant) return { coefficient: constant, factors: [] };
  if (typeof expression === 'string') return { coefficient: ONE, factors: [expression] };
  const [operator, ...operands] = expression;
  if (operator === '×') return operands.map(productOf).reduce(timesProduct);
  const [first = '0', divisor = '1'] = operands;
  if (operator === 'neg') return timesProduct({ coefficient: rational(-1n), factors: [] }, productOf(first));
  const by = operator === '/' || operator === '÷' ? constantValue(divisor) : undefined;
  if (!by || sign(by) === 0) return { coefficient: ONE, factors: [expression] };
  const { coefficient, factors } = productOf(first);
  return { coefficient: multiply(coefficient, rational(by.denominator, by.numerator)), factors };
}

function timesProduct(a: Product, b: Product): Product {
  return {
    coefficient: multiply(a.coefficient, b.coefficient),
    factors: [...a.factors, ...b.factors],
  };
}

/** Builds a term from a product, with the coefficient first, or omitted if it is 1. */
export function termOfProduct({ coefficient, factors }: Product): Term {
  const isNegative = sign(coefficient) < 0;
  const size = isNegative ? negate(coefficient) : coefficient;
  const isOne = size.numerator === size.denominator;
  const [first, ...rest] = isOne && factors.length > 0 ? factors : [numberText(size), ...factors];
  return {
    isNegative,
    body: rest.length > 0 && first !== undefined ? ['×', first, ...rest] : (first ?? '1'),
  };
}

/** Returns the sum of two products of the same factors. */
export function addProducts(a: Product, b: Product): Product {
  return { coefficient: reduce(add(a.coefficient, b.coefficient)), factors: a.factors };
}
