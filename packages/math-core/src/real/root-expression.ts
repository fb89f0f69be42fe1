import { exactText } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';

/** Writes √`value`, with a fraction on one line: over a stacked one the sign would seem to cover only the numerator. */
export function rootExpression(value: Rational): Expression {
  const [over = '', under] = exactText(value).split('/');
  return ['√', under === undefined ? over : ['÷', over, under]];
}
