import { type Expression, isNumberText } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import { type SignedExpression, sumOfTerms } from '../polynomial/to-expression.js';

/** Returns whether an expression is a sum or a difference. */
export function isSum(expression: Expression): boolean {
  return typeof expression !== 'string' && (expression[0] === '+' || expression[0] === '-');
}

/** Returns the terms of a sum with their signs. Subtracted parentheses count as one term. */
export function signedTerms(expression: Expression): readonly SignedExpression[] {
  if (typeof expression === 'string') return [signed(expression)];
  const [operator, first = '0', ...rest] = expression;
  if (operator === '()') return signedTerms(first);
  if (operator === '+') return [first, ...rest].flatMap(signedTerms);
  if (operator === '-') return [...signedTerms(first), ...rest.map((term) => opposite(signed(term)))];
  return [signed(expression)];
}

/** Returns whether two sums have the same terms, in any order. */
export function haveSameTerms(one: Expression, other: Expression): boolean {
  const [first, second] = [one, other].map((sum) =>
    signedTerms(sum)
      .map((term) => expressionText(withSign(term)))
      .sort()
      .join(' '),
  );
  return first === second;
}

/** Separates a term from its sign: −2x is 2x with a minus sign. */
export function signed(expression: Expression): SignedExpression {
  if (typeof expression === 'string') {
    const isNegative = isNumberText(expression) && expression.startsWith('-');
    return { isNegative, body: isNegative ? expression.slice(1) : expression };
  }
  const [operator, first = '0', ...rest] = expression;
  if (operator === '()') return signed(first);
  if (operator === 'neg') return isSum(first) ? { isNegative: true, body: first } : opposite(signed(first));
  if (operator !== '×' && operator !== '/' && operator !== '÷')
    return { isNegative: false, body: expression };
  const leading = isSum(first) ? { isNegative: false, body: first } : signed(first);
  if (!leading.isNegative) return { isNegative: false, body: expression };
  return {
    isNegative: true,
    body: operator === '×' ? product([leading.body, ...rest]) : [operator, leading.body, ...rest],
  };
}

function opposite({ isNegative, body }: SignedExpression): SignedExpression {
  return { isNegative: !isNegative, body };
}

/** Returns a term with its sign. */
export function withSign({ isNegative, body }: SignedExpression): Expression {
  return isNegative ? negative(body) : body;
}

/** Returns −a, putting the sign on the number if there is one. */
export function negative(expression: Expression): Expression {
  const { isNegative, body } = signed(expression);
  return isNegative ? body : sumOfTerms([{ isNegative: true, body }]);
}

/** Returns a product, or 1 if there are no factors. */
export function product(factors: readonly Expression[]): Expression {
  const kept = factors.filter((factor) => factor !== '1');
  const [first = '1', ...rest] = kept;
  return rest.length > 0 ? ['×', first, ...rest] : first;
}

/** Returns the factors of a product, including those in parentheses. */
export function factorsIn(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [expression];
  const [operator, ...operands] = expression;
  if (operator === '×') return operands.flatMap(factorsIn);
  return operator === '()' ? factorsIn(operands[0] ?? '0') : [expression];
}

/** Returns a quotient, omitting the denominator 1. */
export function quotient(top: Expression, bottom: Expression): Expression {
  return bottom === '1' ? top : ['/', top, bottom];
}

/** Returns a power, omitting the exponent 1. */
export function powerOf(base: Expression, exponent: number): Expression {
  return exponent === 1 ? base : ['^', base, String(exponent)];
}

/** Removes unnecessary parentheses: sums in sums, products in products, signs in front of terms. */
export function tidy(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const parts = operands.map(tidy);
  const [first = '0'] = parts;
  if (operator === '()') return first;
  if (operator === '+' || operator === '-' || operator === 'neg')
    return sumOfTerms(signedTerms([operator, ...parts]));
  if (operator === '×') return tidyProduct(parts);
  if (operator === '/' || operator === '÷') return tidyQuotient(parts);
  return [operator, ...parts];
}

function tidyProduct(parts: readonly Expression[]): Expression {
  let isNegative = false;
  const factors = parts.flatMap(factorsIn).map((factor, i) => {
    const term = isSum(factor) ? { isNegative: false, body: factor } : signed(factor);
    if (i > 0 && !term.isNegative) return factor;
    if (term.isNegative) isNegative = !isNegative;
    return term.body;
  });
  return withSign({ isNegative, body: product(factors) });
}

function tidyQuotient([top = '0', bottom = '1']: readonly Expression[]): Expression {
  const { isNegative, body } = isSum(top) ? { isNegative: false, body: top } : signed(top);
  const whole: Expression = quotient(body, bottom);
  return isNegative ? ['neg', whole] : whole;
}

/** Returns a list with one item replaced. */
export function replacedAt<T>(items: readonly T[], index: number, item: T): readonly T[] {
  return items.map((old, i) => (i === index ? item : old));
}
