import type { Expression } from '../../steps/expression.js';
import type { Statement } from '../read/statement.js';
import { isOneEquation, isSameEquation } from './same-equation.js';
import { coefficientOf, factorsOf, over, product } from '../expression/parts.js';
import { equation, hasIn, hasLetter, type Relation } from './substitute.js';

/**
 * Returns whether two equations are the same once a logarithm is written as a power, or a power as a logarithm: x = e^(y − 2)
 * and ln x = y − 2. A power is positive, so both have the same solutions.
 */
export function isSameByInverse(before: Statement, after: Statement, unknown: string): boolean {
  if (!isOneEquation(before) || !isOneEquation(after)) return false;
  if (![before, after].some((line) => hasIn(line, 'ln') || hasIn(line, 'log'))) return false;
  const forms = formsOf(after);
  return formsOf(before).some((form) => forms.some((other) => isSameEquation(form, other, unknown)));
}

function formsOf({ left, right }: Relation): readonly Relation[] {
  return [
    equation(left, right),
    ...withoutLogarithm(left, right),
    ...withoutLogarithm(right, left),
    ...withLogarithm(left, right),
    ...withLogarithm(right, left),
  ];
}

/** Returns u = b^(v ÷ k) for k log_b(u) = v with a number k. */
function withoutLogarithm(side: Expression, other: Expression): readonly Relation[] {
  const { coefficient, rest } = coefficientOf(side);
  if (typeof rest === 'string' || coefficient === '0') return [];
  const [operator, first = '1', second = '1'] = rest;
  if (operator !== 'ln' && operator !== 'log') return [];
  const [base, value]: [Expression, Expression] = operator === 'ln' ? ['e', first] : [first, second];
  return hasLetter(base) ? [] : [equation(value, ['^', base, over(other, coefficient)])];
}

/** Returns ln(v ÷ c) = u ln b for c · b^u = v. */
function withLogarithm(side: Expression, other: Expression): readonly Relation[] {
  const factors = factorsOf(side);
  return factors.flatMap((factor, i) => {
    if (typeof factor === 'string' || factor[0] !== '^') return [];
    const [, base = '1', exponent = '1'] = factor;
    if (hasLetter(base) || !hasLetter(exponent)) return [];
    const rest = product(factors.filter((_, place) => place !== i));
    return [equation(['ln', over(other, rest)], base === 'e' ? exponent : ['×', exponent, ['ln', base]])];
  });
}
