import type { Expression } from '../steps/expression.js';

/** Writes the root of an exact text, a fraction on one line: over a stacked one the sign would seem to cover only the numerator. */
export function rootExpression(exact: string): Expression {
  const [over = '', under] = exact.split('/');
  return ['√', under === undefined ? over : ['÷', over, under]];
}
