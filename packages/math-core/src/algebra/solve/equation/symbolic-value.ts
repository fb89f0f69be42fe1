import type { Expression } from '../../../steps/expression.js';
import { rational, reduce } from '../../../rational/rational.js';
import { finalForm } from '../../normal/final-form.js';
import { Beyond } from '../radical/beyond.js';
import { isZero, minus, negative, ONE, type Radical, rationalOf } from '../radical/radical.js';
import { rationalText } from '../radical/radical-expression.js';
import { signOf } from '../radical/sign.js';
import { signOfValue } from '../../normal/value-sign.js';
import { amount, type Board, type Found } from './board.js';
import { BOTH_ROOTS, divideBoth, moveTerm, multiplyBoth, SIMPLIFY } from './laws.js';
import { coefficientOf, degreeOf, difference, type Polynomial } from './polynomial/polynomial.js';
import { numberExpression, polynomialExpression } from './polynomial/polynomial-expression.js';
import { exactDivisor } from './logarithmic/take-logarithms.js';
import { polynomialOf } from './polynomial/read-polynomial.js';
import { bothRootsLines } from './values.js';

/**
 * Solves A(x) = K, where K is a number such as e³ that isn't a sum of roots, and A is linear or a square plus a number.
 */
export function solveForSymbol(board: Board, side: Expression, symbol: Expression): Found {
  const p = polynomialOf(side, board.unknown);
  const isPure = p && degreeOf(p) === 2 && isZero(coefficientOf(p, 1));
  if (!p || !(degreeOf(p) === 1 || isPure)) throw new Beyond(`an equation with the number ${amount(symbol)}`);
  const value = divided(board, shifted(board, symbol, p), p);
  if (degreeOf(p) === 1) return { roots: [{ expression: value }] };
  if (signOfValue(value) !== 1) throw new Beyond(`an equation with the number ${amount(symbol)}`);
  const root = rootOf(value);
  const roots = [{ expression: ['neg', root] as const }, { expression: root }];
  bothRootsLines(board, BOTH_ROOTS, roots);
  return { roots };
}

function shifted(board: Board, symbol: Expression, p: Polynomial): Expression {
  const number = coefficientOf(p, 0);
  if (isZero(number)) return symbol;
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const right: Expression =
    signOf(number) < 0 ? ['+', symbol, write(negative(number))] : ['-', symbol, write(number)];
  board.line(moveTerm(write(number)), polynomialExpression(difference(p, [number]), board.writing), right);
  return right;
}

function divided(board: Board, value: Expression, p: Polynomial): Expression {
  const factor = coefficientOf(p, degreeOf(p));
  if (isZero(minus(factor, ONE))) return value;
  const left: Expression = degreeOf(p) === 1 ? board.unknown : ['^', board.unknown, degreeOf(p).toString()];
  const fraction = board.isDecimal ? undefined : rationalOf(factor);
  if (fraction && fraction.denominator !== 1n) {
    const times = rationalText(reduce(rational(fraction.denominator, fraction.numerator)));
    const product = finalForm(['×', times, value]);
    board.line(multiplyBoth(times), left, product);
    return product;
  }
  const by = numberExpression(factor, board.writing);
  const isNegative = signOf(factor) < 0;
  const size = numberExpression(isNegative ? negative(factor) : factor, board.writing);
  const quotient: Expression = size === '1' ? value : ['/', value, size];
  const result: Expression = isNegative ? ['neg', quotient] : quotient;
  board.line(divideBoth(by), left, result);
  const exact = exactDivisor(board, factor);
  if (exact === by) return result;
  const simple = finalForm(['/', value, exact]);
  board.line(SIMPLIFY, left, simple);
  return simple;
}

/** Returns the square root, simplifying √(e⁴) to e². */
function rootOf(value: Expression): Expression {
  if (typeof value === 'string' || value[0] !== '^') return ['√', value];
  const [, base, exponent = '1'] = value;
  const half = Number(exponent) / 2;
  if (!Number.isInteger(half) || base === undefined) return ['√', value];
  return half === 1 ? base : ['^', base, half.toString()];
}
