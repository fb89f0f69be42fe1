import type { Expression } from '../../../../steps/expression.js';
import { rational } from '../../../../rational/rational.js';
import { leastCommonMultiple } from '../../../../rational/integer.js';
import { isSame } from '../../../../expression/rewrite.js';
import { signed } from '../../../operations/tree.js';
import { squareRoot } from '../../radical/square-root.js';
import {
  isZero,
  minus,
  negative,
  ofInteger,
  ofRational,
  over,
  plus,
  type Radical,
  rationalOf,
  times,
} from '../../radical/radical.js';
import type { Method } from '../../solved.js';
import { type Board, type Found } from '../board.js';
import { completeSquare } from './complete-square.js';
import { factorQuadratic } from './factor-quadratic.js';
import { BOTH_ROOTS, BOTH_VALUES, divideBoth, moveTerm, SIMPLIFY } from '../laws.js';
import { coefficientOf, type Polynomial } from './polynomial.js';
import { numberExpression, polynomialExpression, powerExpression } from './polynomial-expression.js';
import { quadraticRoots } from './roots.js';
import { bothRootsLines, imaginaryLines, valuesExpression } from '../values.js';
import { say } from '../../../texts/solve-steps.js';

/** Solves a quadratic equation in standard form, which is already written, by the requested method. */
export function solveQuadratic(board: Board, p: Polynomial): Found {
  const [a, b, c] = [coefficientOf(p, 2), coefficientOf(p, 1), coefficientOf(p, 0)];
  const D = minus(times(b, b), times(ofInteger(4), times(a, c)));
  const method = chooseMethod(board, p);
  const found = quadraticRoots(p, board.isDecimal);
  if (!method) pureLines(board, { a, c, found });
  else if (method === 'factoring') factorQuadratic(board, p, found);
  else if (method === 'completing-square') completeSquare(board, { left: p, right: [] }, found);
  else if (method === 'pq-formula') pqLines(board, { a, p: over(b, a), q: over(c, a), found });
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
  // The pq formula is known in some countries only, so it is listed only if it was asked for.
  const asked = board.requestedMethod === 'pq-formula' ? [board.requestedMethod] : [];
  const methods = [...(canFactor ? (['factoring'] as const) : []), ...others, ...asked];
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
  if (found.roots.length > 0) bothRootsLines(board, BOTH_ROOTS, found.roots);
  else imaginaryLines(board, [square, write(value)], found);
}

function formulaLines(
  board: Board,
  { a, b, c, D, found }: { a: Radical; b: Radical; c: Radical; D: Radical; found: Found },
): void {
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  board.line(
    say('algebra.discriminant:letters', { a: write(a), b: write(b), c: write(c) }),
    ['-', ['^', write(b), '2'], ['×', '4', write(a), write(c)]],
    write(D),
  );
  const divisor: Expression = ['×', '2', write(a)];
  if (found.roots.length === 0) {
    board.line('algebra.negative-discriminant', write(D), '0', '<');
    if (board.isReal) return;
  }
  board.line('algebra.formula', board.unknown, ['/', ['±', write(negative(b)), ['√', write(D)]], divisor]);
  valueLines(board, found, D, (root) => [
    '/',
    ['±', write(negative(b)), root],
    write(times(ofInteger(2), a)),
  ]);
}

/** Solves x² + px + q = 0 with −p/2 ± √((p/2)² − q). */
function pqLines(
  board: Board,
  { a, p, q, found }: { a: Radical; p: Radical; q: Radical; found: Found },
): void {
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const one = ofInteger(1);
  const half = times(p, ofRational(rational(1n, 2n)));
  const radicand = minus(times(half, half), q);
  if (!isZero(minus(a, one)))
    board.line(divideBoth(write(a)), polynomialExpression([q, p, one], board.writing), '0');
  const square: Expression = ['^', ['/', write(p), '2'], '2'];
  const { isNegative, body } = signed(write(q));
  board.line(
    say('algebra.radicand', { p: write(p), q: write(q) }),
    [isNegative ? '+' : '-', square, body],
    write(radicand),
  );
  if (found.roots.length === 0) {
    board.line('algebra.negative-discriminant:radicand', write(radicand), '0', '<');
    if (board.isReal) return;
  }
  const center = write(negative(half));
  board.line('algebra.pq-formula', board.unknown, ['±', center, ['√', write(radicand)]]);
  valueLines(board, found, radicand, (root) => ['±', center, root]);
}

/** Writes the values of a formula whose root is known: with square factors out of the root, simplified, one by one. */
function valueLines(
  board: Board,
  found: Found,
  radicand: Radical,
  put: (root: Expression) => Expression,
): void {
  if (found.roots.length === 0) {
    board.line('algebra.complex', board.unknown, valuesExpression(found.complex ?? []));
    return;
  }
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const simplified = simplifiedFormula(board, found);
  const root = squareRoot(radicand);
  const isFactored = root && !rationalOf(root) && !isSame(write(root), ['√', write(radicand)]);
  const factored = isFactored ? put(write(root)) : undefined;
  if (factored) board.line('algebra.square-out-of-root', board.unknown, factored);
  if (simplified && !(factored && isSame(factored, simplified)))
    board.line(SIMPLIFY, board.unknown, simplified);
  board.line(simplified ? BOTH_VALUES : SIMPLIFY, board.unknown, valuesExpression(found.roots));
}

/** Writes two roots as (p ± q√r) ÷ s in lowest terms. */
function simplifiedFormula(board: Board, { roots }: Found): Expression | undefined {
  const [low, high] = roots.map(({ value }) => value);
  if (!low || !high) return undefined;
  const half = ofRational(rational(1n, 2n));
  const [middle, root] = [times(plus(low, high), half), times(minus(high, low), half)];
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  if (isZero(middle)) return ['±', write(root)];
  const parts = [...middle.values(), ...root.values()];
  const below = parts.reduce((n, { denominator }) => leastCommonMultiple(n, denominator), 1n);
  if (below === 1n || (board.isDecimal && isDecimalText(write(middle)) && isDecimalText(write(root))))
    return ['±', write(middle), write(root)];
  const [top, other] = [middle, root].map((value) => write(times(value, ofRational(rational(below)))));
  return ['/', ['±', top ?? '0', other ?? '0'], below.toString()];
}

const isDecimalText = (number: Expression): boolean => typeof number === 'string' && !number.includes('/');
