import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { isSum, quotient, signed, signedTerms, tidy, withSign } from '../operations/tree.js';

/** Moves the signs out of powers, absolute values and quotients: (−x)³ is −x³, and (−x)² is x². */
export function withSignsOut(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator] = expression;
  const [first = '0', ...rest] = operandsOf(expression).map(withSignsOut);
  const [second = '1'] = rest;
  const { isNegative, body } = isSum(first) ? { isNegative: false, body: first } : signed(first);
  if (operator === '^' && isNegative && typeof second === 'string' && /^-?\d+$/.test(second))
    return withSign({ isNegative: /[13579]$/.test(second), body: ['^', body, second] });
  if (operator === 'abs') return ['abs', body];
  if (operator === '/' || operator === '÷') {
    const below = isSum(second) ? { isNegative: false, body: second } : signed(second);
    return withSign({ isNegative: isNegative !== below.isNegative, body: quotient(body, below.body) });
  }
  return tidy([operator, first, ...rest]);
}

/** Returns the opposite of a sum, term by term: −x³ + x for x³ − x. */
export function oppositeTerms(sum: Expression): Expression {
  return sumOfTerms(signedTerms(sum).map(({ isNegative, body }) => ({ isNegative: !isNegative, body })));
}

/** Returns whether an expression has a power such as (−x)³. */
export function hasNegativePower(expression: Expression): boolean {
  const [operator] = expression;
  const [first, second = ''] = operandsOf(expression);
  const isPower = operator === '^' && first?.[0] === 'neg' && /^-?\d+$/.test(String(second));
  return isPower || operandsOf(expression).some(hasNegativePower);
}
