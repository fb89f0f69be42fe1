import type { Expression } from '../steps/expression.js';

/** Creates the root of an exact string. A fraction goes on one line, because the root sign would seem to cover only the numerator of a stacked one. */
export function rootExpression(exact: string): Expression {
  const [over = '', under] = exact.split('/');
  return ['√', under === undefined ? over : ['÷', over, under]];
}
