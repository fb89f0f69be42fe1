import { constantValue } from '../../expression/constant.js';
import { isSame, operandsOf } from '../../expression/rewrite.js';
import { sumOf, type Term, termsOf } from '../../expression/terms.js';
import { reduce } from '../../rational/rational.js';
import { wholeSquareRoot } from '../../real/square-root.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { numberText } from '../../expression/number-text.js';

/** Returns the operator of an expression, or undefined for a number or a letter. */
export function operatorOf(expression: Expression): string | undefined {
  return typeof expression === 'string' ? undefined : expression[0];
}

/** Returns the terms of an expression, including those of subtracted parentheses. */
export function openTerms(expression: Expression): readonly Term[] {
  return termsOf(expression).flatMap(({ isNegative, body }) => {
    const inner = isSumLike(body) ? openTerms(body) : [];
    return inner.length > 1
      ? inner.map((term) => ({ ...term, isNegative: term.isNegative !== isNegative }))
      : [{ isNegative, body }];
  });
}

function isSumLike(expression: Expression): boolean {
  return /^[+-]$/.test(operatorOf(expression) ?? '');
}

/** Returns whether an expression is a sum or difference of terms. */
export function isSumOfTerms(expression: Expression): boolean {
  return isSumLike(expression);
}

/** Returns a term as an expression. */
export function signedTerm({ isNegative, body }: Term): Expression {
  return isNegative ? minus(body) : body;
}

/** Returns −a. */
export function minus(expression: Expression): Expression {
  if (isNumberText(expression)) return expression.startsWith('-') ? expression.slice(1) : `-${expression}`;
  return operatorOf(expression) === 'neg' ? (operandsOf(expression)[0] ?? '0') : ['neg', expression];
}

/** Returns the factors of a product, with a leading minus as the factor −1. */
export function factorsOf(expression: Expression): readonly Expression[] {
  const operator = operatorOf(expression);
  if (operator === '×') return operandsOf(expression).flatMap(factorsOf);
  if (operator === 'neg') return ['-1', ...factorsOf(operandsOf(expression)[0] ?? '0')];
  return [expression];
}

/** Multiplies factors. */
export function product(factors: readonly Expression[]): Expression {
  const [first, second, ...rest] = factors.filter((factor) => factor !== '1');
  if (first === undefined) return '1';
  return second === undefined ? first : ['×', first, second, ...rest];
}

/** Adds expressions. */
export function sum(terms: readonly Expression[]): Expression {
  const [first, second, ...rest] = terms;
  if (first === undefined) return '0';
  return second === undefined ? first : ['+', first, second, ...rest];
}

/** Returns the quotient a ÷ b. */
export function over(top: Expression, bottom: Expression): Expression {
  return bottom === '1' ? top : ['/', top, bottom];
}

/** Returns base ^ exponent. */
export function raised(base: Expression, exponent: Expression): Expression {
  return exponent === '1' ? base : ['^', base, exponent];
}

/** Returns whether an expression is a number, or is the given number. */
export function isNumber(expression: Expression, value?: string): boolean {
  const number = constantValue(expression);
  return number !== undefined && (value === undefined || numberText(number) === value);
}

/** Returns the number in lowest terms if the expression is one. */
export function numberIn(expression: Expression): Expression | undefined {
  const number = constantValue(expression);
  return number && numberText(reduce(number));
}

/** Returns the integer if the expression is one. */
export function integerIn(expression: Expression): number | undefined {
  const number = constantValue(expression);
  const isWhole = number && number.numerator % number.denominator === 0n;
  return isWhole ? Number(number.numerator / number.denominator) : undefined;
}

/** Splits a term into its numeric coefficient and its other factors, and a quotient into its divisor as well. */
export function coefficientOf(expression: Expression): {
  readonly coefficient: Expression;
  readonly rest: Expression;
} {
  const operator = operatorOf(expression);
  if (operator === '/') {
    const [top = '0', bottom = '1'] = operandsOf(expression);
    const inner = coefficientOf(top);
    if (isNumber(bottom))
      return { coefficient: numberIn(['/', inner.coefficient, bottom]) ?? '1', rest: inner.rest };
  }
  const factors = factorsOf(expression);
  const numbers = factors.filter((factor) => isNumber(factor));
  const others = factors.filter((factor) => !isNumber(factor));
  return {
    coefficient: numberIn(product(numbers.length > 0 ? numbers : ['1'])) ?? '1',
    rest: product(others),
  };
}

/** Returns the base and exponent. An expression without a power has the exponent 1. */
export function powerOf(expression: Expression): {
  readonly base: Expression;
  readonly exponent: Expression;
} {
  const [base = expression, exponent = '1'] = operatorOf(expression) === '^' ? operandsOf(expression) : [];
  return { base, exponent };
}

/** Returns the square root of an expression in simple form: 3x for 9x², √5 for 5. */
export function squareRootOf(expression: Expression): Expression | undefined {
  const { coefficient, rest } = coefficientOf(expression);
  const number = rootOfNumber(coefficient);
  if (number === undefined) return undefined;
  const factors = rest === '1' ? [] : factorsOf(rest);
  const roots: Expression[] = [];
  for (const factor of factors) {
    const { base, exponent } = powerOf(factor);
    const even = integerIn(exponent);
    if (even === undefined || even % 2 !== 0) return undefined;
    roots.push(raised(base, String(even / 2)));
  }
  return product([number, ...roots]);
}

/** Returns the square root of a perfect square. */
export function rootOfNumber(expression: Expression): Expression | undefined {
  const number = constantValue(expression);
  if (!number || number.numerator < 0n) return undefined;
  const { numerator, denominator } = reduce(number);
  const [top, bottom] = [wholeRoot(numerator), wholeRoot(denominator)];
  return top === undefined || bottom === undefined
    ? undefined
    : numberText({ numerator: top, denominator: bottom });
}

function wholeRoot(square: bigint): bigint | undefined {
  const root = wholeSquareRoot(square);
  return root * root === square ? root : undefined;
}

/** Returns all sums in which one term of a sum is replaced by other terms. */
export function inTerms(
  place: Expression,
  replace: (term: Term) => readonly (readonly Term[])[],
): readonly Expression[] {
  const terms = termsOf(place);
  return terms.flatMap((term, i) =>
    replace(term).map((others) => sumOf([...terms.slice(0, i), ...others, ...terms.slice(i + 1)])),
  );
}

/** Returns all nonempty proper subsets of 0 … n − 1, or none if n is more than 6. */
export function properSubsets(count: number): readonly ReadonlySet<number>[] {
  if (count > 6) return [];
  return Array.from({ length: Math.max(0, 2 ** count - 2) }, (_, i) => {
    const chosen = Array.from({ length: count }, (__, bit) => bit).filter(
      (bit) => Math.floor((i + 1) / 2 ** bit) % 2 === 1,
    );
    return new Set(chosen);
  });
}

/** Returns whether two expressions are written the same way. */
export const isAlike = isSame;
