import type { Expression } from '../../../steps/expression.js';
import { Beyond } from '../radical/beyond.js';
import { negative, ofInteger, rationalOf } from '../radical/radical.js';
import { signOf } from '../radical/sign.js';
import { type Board, type Found, NONE, type Sides, amount } from './board.js';
import {
  degreeOf,
  difference,
  leadingOf,
  type Polynomial,
  powerPolynomial,
  product,
  UNKNOWN,
} from './polynomial/polynomial.js';
import { polynomialExpression, powerExpression } from './polynomial/polynomial-expression.js';
import { polynomialOf } from './polynomial/read-polynomial.js';
import {
  plusSum,
  type RootSum,
  rootSumExpression,
  rootSumOf,
  type RootTerm,
  scaledSum,
  timesSum,
} from './root-sum.js';
import { solveByRoot } from './root-substitution.js';
import { say } from '../../texts/solve-steps.js';

/** Solves an equation with roots of the unknown: isolates a root and squares both sides until no root is left. */
export function solveRadical(board: Board, sides: Sides): Found | undefined {
  board.mayGain = true;
  const [left, right] = [rootSumOf(sides.left, board.unknown), rootSumOf(sides.right, board.unknown)];
  if (!left || !right) return solveNested(board, sides) ?? solveByRoot(board, sides);
  const all = plusSum(left, scaledSum(right, [ofInteger(-1)]));
  const [first, second, third, ...more] = all.roots;
  if (more.length > 0) throw new Beyond(`an equation with ${String(all.roots.length)} roots`);
  if (!first) return solveWithoutRoots(board, all);
  if (first.degree !== 2 || (second && second.degree !== 2)) return solveCube(board, sides, all);
  if (third && all.whole.length > 0) throw new Beyond('an equation with three roots and other terms');
  if (!second && isInRoot(board, sides, all)) {
    const found = solveByRoot(board, sides);
    if (found) return found;
  }
  const alone = third ?? first;
  const rest: RootSum = { whole: all.whole, roots: all.roots.filter((root) => root !== alone) };
  return square(board, sides, { alone, rest });
}

/** Returns whether an equation is quadratic in √x, such as x − 5√x + 6 = 0, unless the root already is alone. */
function isInRoot(board: Board, sides: Sides, { whole, roots }: RootSum): boolean {
  const [root] = roots;
  if (!root || degreeOf(root.coefficient) > 0 || degreeOf(whole) !== 1) return false;
  return difference(root.radicand, UNKNOWN).length === 0 && !isAlone(sides, board.unknown);
}

function solveWithoutRoots(board: Board, { whole }: RootSum): Found {
  const written = polynomialExpression(whole, board.writing);
  board.line('algebra.collect', written, '0');
  return board.solve(written, '0');
}

/** Squares both sides of c√u = the rest. */
function square(
  board: Board,
  sides: Sides,
  { alone, rest }: { readonly alone: RootTerm; readonly rest: RootSum },
): Found {
  const isNegative = degreeOf(alone.coefficient) === 0 && signOf(leadingOf(alone.coefficient)) < 0;
  const root: RootTerm = isNegative ? { ...alone, coefficient: alone.coefficient.map(negative) } : alone;
  const other = isNegative ? rest : scaledSum(rest, [ofInteger(-1)]);
  const left = rootSumExpression({ whole: [], roots: [root] }, board.writing);
  const right = rootSumExpression(other, board.writing);
  if (!isAlone(sides, board.unknown)) aloneLine(board, sides, { left, right });
  if (isNeverEqual(root, other)) {
    board.line('algebra.root-negative', left, right);
    return NONE;
  }
  if (other.roots.length === 0) board.borders.push(other.whole);
  const squares = timesSum(other, other);
  if (!squares) throw new Beyond('an equation with roots of different indices');
  const inside = product(powerPolynomial(root.coefficient, 2), root.radicand);
  const before = squaredRoot(board, root, inside);
  const after = squaredRest(board, other, right);
  board.line('algebra.square-both', before, after);
  if (other.roots.length + (other.whole.length > 0 ? 1 : 0) < 2)
    return withoutRoots(board.solve(before, after));
  const expanded = rootSumExpression(squares, board.writing);
  board.line('algebra.expand', before, expanded);
  return withoutRoots(board.solve(before, expanded));
}

const withoutRoots = (found: Found): Found => ({ ...found, complex: undefined });

/**
 * Returns whether the left side is a single root with a positive coefficient, and the right side is a single
 * root or contains no root.
 */
function isAlone({ left, right }: Sides, unknown: string): boolean {
  const [a, b] = [rootSumOf(left, unknown), rootSumOf(right, unknown)];
  const isOnLeft = a?.whole.length === 0 && a.roots.length === 1;
  const isPositive = isOnLeft && signOf(leadingOf(a.roots[0]?.coefficient ?? [])) > 0;
  return isPositive && (b?.roots.length === 0 || (b?.roots.length === 1 && b.whole.length === 0));
}

/** Returns the square c²u of c√u. */
function squaredRoot(board: Board, { coefficient, radicand }: RootTerm, inside: Polynomial): Expression {
  const factor = powerPolynomial(coefficient, 2);
  const value = degreeOf(factor) === 0 ? rationalOf(leadingOf(factor)) : undefined;
  if (!value || value.numerator === value.denominator || degreeOf(radicand) < 1)
    return polynomialExpression(inside, board.writing);
  return ['×', polynomialExpression(factor, board.writing), polynomialExpression(radicand, board.writing)];
}

function squaredRest(board: Board, other: RootSum, right: Expression): Expression {
  const [root] = other.roots;
  if (root && other.whole.length === 0 && other.roots.length === 1)
    return squaredRoot(board, root, product(powerPolynomial(root.coefficient, 2), root.radicand));
  if (!root && degreeOf(other.whole) < 1)
    return polynomialExpression(product(other.whole, other.whole), board.writing);
  return powerExpression(right, 2);
}

function isNeverEqual({ coefficient }: RootTerm, other: RootSum): boolean {
  const [value] = other.whole;
  return (
    degreeOf(coefficient) === 0 &&
    other.roots.length === 0 &&
    degreeOf(other.whole) === 0 &&
    value !== undefined &&
    signOf(value) < 0
  );
}

function aloneLine(board: Board, sides: Sides, { left, right }: Sides): void {
  if (amount(sides.left) === amount(left) && amount(sides.right) === amount(right)) return;
  const isSwapped = JSON.stringify([sides.right, sides.left]) === JSON.stringify([left, right]);
  const name = amount(left);
  board.line(isSwapped ? 'algebra.swap-sides' : say('algebra.isolate', { n: name }), left, right);
}

/** Isolates a cube root, then cubes both sides. */
function solveCube(board: Board, sides: Sides, { whole, roots }: RootSum): Found {
  const [root] = roots;
  if (!root || roots.length > 1 || degreeOf(root.coefficient) > 0)
    throw new Beyond('an equation with several roots of different indices');
  const isNegative = signOf(leadingOf(root.coefficient)) < 0;
  const alone = isNegative ? { ...root, coefficient: root.coefficient.map(negative) } : root;
  const rest = isNegative ? whole : whole.map(negative);
  const left = rootSumExpression({ whole: [], roots: [alone] }, board.writing);
  const right = polynomialExpression(rest, board.writing);
  aloneLine(board, sides, { left, right });
  const cube = product(powerPolynomial(alone.coefficient, 3), alone.radicand);
  const [before, after] = [cube, powerPolynomial(rest, 3)].map((p) => polynomialExpression(p, board.writing));
  board.line('algebra.cube-both', before ?? '0', after ?? '0');
  return withoutRoots(board.solve(before ?? '0', after ?? '0'));
}

/** Solves √A = v as A = v², where A contains roots itself. */
function solveNested(board: Board, { left, right }: Sides): Found | undefined {
  const [root, other] = left[0] === '√' ? [left, right] : [right, left];
  const value = polynomialOf(other, board.unknown);
  if (typeof root === 'string' || root[0] !== '√' || !value) return undefined;
  const inside = root[1] ?? '0';
  const after = polynomialExpression(product(value, value), board.writing);
  board.line('algebra.square-both', inside, after);
  return withoutRoots(board.solve(inside, after));
}
