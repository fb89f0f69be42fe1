import type { Expression } from '../../../../steps/expression.js';
import { squareRoot } from '../../radical/square-root.js';
import {
  isZero,
  minus,
  negative,
  ofInteger,
  over,
  type Radical,
  rationalOf,
  times,
} from '../../radical/radical.js';
import type { Method } from '../../solved.js';
import { amount, type Board, type Found } from '../board.js';
import { completeSquare } from './complete-square.js';
import { factorQuadratic } from './factor-quadratic.js';
import { BOTH_ROOTS, divideBoth, moveTerm } from '../laws.js';
import { coefficientOf, type Polynomial } from './polynomial.js';
import { numberExpression, polynomialExpression, powerExpression } from './polynomial-expression.js';
import { quadraticRoots } from './roots.js';
import { imaginaryLines, valuesExpression } from '../values.js';

/** Solves a quadratic equation in standard form, which is already written, by the requested method. */
export function solveQuadratic(board: Board, p: Polynomial): Found {
  const [a, b, c] = [coefficientOf(p, 2), coefficientOf(p, 1), coefficientOf(p, 0)];
  const D = minus(times(b, b), times(ofInteger(4), times(a, c)));
  const method = chooseMethod(board, p);
  const found = quadraticRoots(p, board.isDecimal);
  if (!method) pureLines(board, { a, c, found });
  else if (method === 'factoring') factorQuadratic(board, p, found);
  else if (method === 'completing-square') completeSquare(board, p, { D, found });
  else formulaLines(board, { a, b, c, D, found });
  return found;
}

/** Chooses the method, or none if only the root of a number is needed. */
export function chooseMethod(board: Board, p: Polynomial): Method | undefined {
  const isRational = p.every((coefficient) => rationalOf(coefficient));
  const [a, b, c] = [coefficientOf(p, 2), coefficientOf(p, 1), coefficientOf(p, 0)];
  const root = squareRoot(minus(times(b, b), times(ofInteger(4), times(a, c))));
  const canFactor = isRational && root !== undefined && rationalOf(root) !== undefined;
  const others: readonly Method[] = ['completing-square', 'formula'];
  const methods = canFactor ? (['factoring', ...others] as const) : others;
  const requestedMethod = methods.find((method) => method === board.requestedMethod);
  const isPure = isZero(b) && !requestedMethod;
  const method = isPure ? undefined : (requestedMethod ?? (canFactor ? 'factoring' : 'formula'));
  board.methodChoice ??= { method, methods };
  return method;
}

function pureLines(board: Board, { a, c, found }: { a: Radical; c: Radical; found: Found }): void {
  const square = powerExpression(board.unknown, 2);
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const left = polynomialExpression([minus(c, c), minus(c, c), a], board.writing);
  if (!isZero(c)) board.line(moveTerm(write(c)), left, write(negative(c)));
  const value = over(negative(c), a);
  if (!isZero(minus(a, ofInteger(1)))) board.line(divideBoth(write(a)), square, write(value));
  if (found.roots.length > 0) board.line(BOTH_ROOTS, board.unknown, valuesExpression(found.roots));
  else imaginaryLines(board, [square, write(value)], found);
}

function formulaLines(
  board: Board,
  { a, b, c, D, found }: { a: Radical; b: Radical; c: Radical; D: Radical; found: Found },
): void {
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const letters = `a = ${amount(write(a))}, b = ${amount(write(b))} and c = ${amount(write(c))}`;
  board.line(
    ['algebra.discriminant', `Discriminant b² - 4ac with ${letters}`],
    ['-', ['^', write(b), '2'], ['×', '4', write(a), write(c)]],
    write(D),
  );
  const divisor: Expression = ['×', '2', write(a)];
  if (found.roots.length === 0) {
    board.line(
      ['algebra.negative-discriminant', 'The discriminant is negative, so there is no real solution'],
      write(D),
      '0',
      '<',
    );
  }
  board.line(['algebra.formula', 'Quadratic formula: -b ± √(b² - 4ac) over 2a'], board.unknown, [
    '/',
    ['±', write(negative(b)), ['√', write(D)]],
    divisor,
  ]);
  if (found.roots.length === 0)
    board.line(
      ['algebra.complex', 'With i² = -1, there are complex solutions'],
      board.unknown,
      valuesExpression(found.complex ?? []),
    );
  else board.line(['algebra.simplify', 'Simplify'], board.unknown, valuesExpression(found.roots));
}
