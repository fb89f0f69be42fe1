import { operandsOf } from '../../../../expression/rewrite.js';
import type { Expression } from '../../../../steps/expression.js';
import { signOfValue } from '../../../normal/value-sign.js';
import { simplestNumber } from '../../values/number-form.js';
import { type Board, type Found, type Sides, amount } from '../board.js';
import { holds } from '../polynomial/read-polynomial.js';
import { logarithmOf, takeLogarithm } from './take-logarithms.js';

/** Takes logarithms of x^(ln x) = e⁴, a power with the unknown in its base and under a logarithm in its exponent. */
export function solveUnknownBase(board: Board, { left, right }: Sides): Found | undefined {
  const [power, value] = holds(right, board.unknown) ? [right, left] : [left, right];
  if (typeof power === 'string' || power[0] !== '^' || power[1] !== board.unknown) return undefined;
  const exponent = power[2] ?? '1';
  const base = baseIn(exponent);
  if (base === undefined || holds(value, board.unknown) || signOfValue(value) !== 1) return undefined;
  board.line(takeLogarithm(base), logarithmOf(base, power), logarithmOf(base, value));
  const own = logarithmOf(base, board.unknown);
  const product: Expression = amount(exponent) === amount(own) ? ['^', own, '2'] : ['×', exponent, own];
  const number = simplestNumber(logarithmOf(base, value));
  board.mayGain = true;
  board.line('algebra.exponent-first', product, number);
  return { ...board.solve(product, number), complex: undefined };
}

/** Returns the base of the first logarithm in an expression. */
function baseIn(expression: Expression): Expression | undefined {
  if (typeof expression === 'string') return undefined;
  if (expression[0] === 'ln') return 'e';
  if (expression[0] === 'log') return expression[1];
  return operandsOf(expression)
    .map(baseIn)
    .find((base) => base !== undefined);
}
