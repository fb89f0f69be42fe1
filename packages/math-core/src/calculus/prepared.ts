import { product } from '../algebra/operations/tree.js';
import { operandsOf } from '../expression/rewrite.js';
import type { Expression } from '../steps/expression.js';

/** Removes parentheses and writes ÷ as a fraction, degrees in radians, and logarithms to the base e as ln. */
export function prepared(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const parts = operands.map(prepared);
  const [first = '0', second = '1'] = parts;
  if (operator === '()') return first;
  if (operator === '°') return ['/', ['×', first, 'π'], '180'];
  if (operator === '%') return ['/', first, '100'];
  if (operator === '÷' || operator === '/') return ['/', first, second];
  if (operator === 'log' && first === 'e') return ['ln', second];
  return operator === '×' ? product(parts.flatMap(factors)) : [operator, ...parts];
}

const factors = (factor: Expression): readonly Expression[] =>
  typeof factor !== 'string' && factor[0] === '×' ? operandsOf(factor) : [factor];
