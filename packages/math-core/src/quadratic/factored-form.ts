import { exactText } from '../rational/format.js';
import { negate, type Rational, rational, sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import type { FoundRoot } from './roots.js';

/** Returns the expression a x² + b x + c, without zero terms and coefficients of 1. */
export function polynomial(a: Rational, b: Rational, c: Rational): Expression {
  const square = times(a, ['^', 'x', '2']);
  return plus(
    plus(square, b, (size) => times(size, 'x')),
    c,
    exactText,
  );
}

/**
 * Returns the product of linear factors with integer coefficients, after the factor `scale`. Returns
 * undefined if a root is irrational.
 */
export function factoredForm(scale: Rational, roots: readonly FoundRoot[]): Expression | undefined {
  const factors = roots.flatMap((root) => (root.rational ? [linearFactor(root.rational)] : []));
  if (factors[1] === 'x') factors.reverse(); // The order is x(x - 2), not (x - 2)x.
  const [first, second] = factors;
  if (factors.length < roots.length || first === undefined) return undefined;
  const factor = exactText(scale);
  const product: readonly Expression[] = second === undefined ? [['^', first, '2']] : [first, second];
  if (factor === '1' || factor === '-1') {
    const [only = '1', other] = product;
    const both: Expression = other === undefined ? only : ['×', only, other];
    return factor === '1' ? both : ['neg', both];
  }
  return ['×', factor, ...product];
}

// Returns q x - p for the root p/q in lowest terms. By Gauss's lemma, the product of two such factors has the
// integer coefficients.
function linearFactor({ numerator, denominator }: Rational): Expression {
  return plus(times(rational(denominator), 'x'), rational(-numerator), exactText);
}

function plus(before: Expression, amount: Rational, write: (size: Rational) => Expression): Expression {
  if (sign(amount) === 0) return before;
  return sign(amount) < 0 ? ['-', before, write(negate(amount))] : ['+', before, write(amount)];
}

function times(amount: Rational, symbol: Expression): Expression {
  const text = exactText(amount);
  if (text === '1') return symbol;
  return text === '-1' ? ['neg', symbol] : ['×', text, symbol];
}
