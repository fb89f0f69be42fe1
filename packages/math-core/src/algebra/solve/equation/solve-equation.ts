import { constantValue } from '../../../expression/constant.js';
import { mapOperands } from '../../../expression/rewrite.js';
import { type Rational, reduce } from '../../../rational/rational.js';
import { failure, success } from '../../../result/result.js';
import { MathError } from '../../../result/math-error.js';
import { expressionText } from '../../../steps/to-text.js';
import type { Expression } from '../../../steps/expression.js';
import type { Solution } from '../solution.js';
import type { Interval } from '../../read/statement.js';
import { closingSteps } from '../values/closing.js';
import { Beyond } from '../radical/beyond.js';
import type { Radical } from '../radical/radical.js';
import { type Method, type Solved, type SolvedResult, tooLarge, unsupported } from '../solved.js';
import { Board, type Found, type Piece, type Root, type Sides } from './board.js';
import { checkLine, type Verdict, verdictOf } from './check.js';
import { domainOf, excludedValues, hasUnknownZeros } from './domain.js';
import { kindOf } from './kind-of.js';
import { partsOf, placesOf } from './kind.js';
import { OutsideDomain } from './outside-domain.js';
import { numberExpression } from './polynomial/polynomial-expression.js';
import { valuesExpression } from './values.js';
import { exactRoot, sorted } from './polynomial/roots.js';
import { solveSides } from './solve-sides.js';
import { valueOf } from './value.js';

/** The maximum number of digits of a number in an equation. */
const MAX_DIGITS = 400;

/**
 * Solves an equation in one unknown, or decides whether an equation without letters is true. Without `showsChecks`, the lines
 * that check the solutions are left out, and only values that a law may have added are checked.
 */
export function solveEquation(
  sides: Sides,
  unknown: string,
  method?: Method,
  showsChecks = true,
): SolvedResult {
  const isDecimal = [sides.left, sides.right].some((side) =>
    partsOf(side).some((part) => typeof part === 'string' && /\d\.\d/.test(part)),
  );
  const board = new Board({ unknown, isDecimal, requestedMethod: method }, solveSides);
  board.showsChecks = showsChecks;
  try {
    return success(solved(board, withReducedExponents(board, withFractions(board, sides))));
  } catch (error) {
    if (error instanceof Beyond)
      return error.isTooLarge ? tooLarge(error.recognised) : unsupported(error.recognised);
    if (error instanceof OutsideDomain) return outside(error);
    if (error instanceof MathError || error instanceof RangeError)
      return failure('equation', 'too-large', 'equation is too long or too deeply nested.');
    throw error;
  }
}

/** Writes the ratios of a proportion as fractions. */
function withFractions(board: Board, { left, right }: Sides): Sides {
  const sides = [left, right].flatMap((side): readonly Expression[] =>
    typeof side !== 'string' && side[0] === '÷' ? [['/', side[1] ?? '0', side[2] ?? '1']] : [],
  );
  const [first, second] = sides;
  if (first === undefined || second === undefined) return { left, right };
  board.line('algebra.ratios', first, second);
  return { left: first, right: second };
}

/** Reduces fractions in exponents, so that x^(2/4) is solved as x^(1/2). */
function withReducedExponents(board: Board, { left, right }: Sides): Sides {
  const visit = (part: Expression): Expression => {
    if (typeof part === 'string') return part;
    const [operator, base = '0', exponent = '1'] = part;
    const value = operator === '^' && exponent[0] === '/' ? constantValue(exponent) : undefined;
    if (!value || isTidyFraction(value, exponent)) return mapOperands(part, visit);
    const { numerator, denominator } = reduce(value);
    const [top, bottom] = [numerator.toString(), denominator.toString()];
    return ['^', visit(base), bottom === '1' ? top : ['/', top, bottom]];
  };
  const sides = { left: visit(left), right: visit(right) };
  if (JSON.stringify(sides) === JSON.stringify({ left, right })) return sides;
  board.line('algebra.simplify', sides.left, sides.right);
  return sides;
}

function isTidyFraction(value: Rational, fraction: Expression): boolean {
  const { numerator, denominator } = reduce(value);
  const isNumber =
    typeof fraction !== 'string' && fraction.slice(1).every((part) => /^-?\d+$/.test(String(part)));
  return !isNumber || (fraction[1] === numerator.toString() && fraction[2] === denominator.toString());
}

function outside({ part, relation, bound }: OutsideDomain): SolvedResult {
  const text = expressionText(part);
  if (relation === '≠' && bound === '0')
    return failure(
      'equation',
      'division-by-zero',
      `equation divides by ${text === '0' ? '0' : `${text}, which is always 0`}.`,
    );
  return failure(
    'equation',
    'out-of-range',
    `equation requires ${text} ${relation} ${bound}, which isn't true here.`,
  );
}

function writeExcluded(board: Board, excluded: ReturnType<typeof excludedValues>): void {
  const values = valuesExpression(excluded.map((value) => exactRoot(value, board.isDecimal)));
  board.line('algebra.excluded', board.unknown, values, '≠');
}

function solved(board: Board, sides: Sides): Solved {
  checkConstants(sides, board.unknown);
  const excluded = board.unknown === '' ? [] : excludedValues(sides, board.unknown);
  const kind = kindOf(sides, board.unknown);
  if (excluded.length > 0) writeExcluded(board, excluded);
  const places = placesOf(sides, board.unknown);
  board.isReal = [...places].some((place) => place !== 'denominator');
  const found = board.solve(sides.left, sides.right);
  const all = found.isAll ? allBut(board, sides, excluded) : undefined;
  const pieces = found.pieces ? checkedPieces(board, sides, found.pieces) : all?.pieces;
  const { roots, extraneous } =
    all || pieces ? { roots: [], extraneous: [] } : checked(board, sides, found.roots);
  const solution =
    all?.solution ?? (pieces ? piecesSolution(board, pieces) : valuesSolution(board, expressions(roots)));
  if (solution.kind === 'intervals') board.steps.push(...closingSteps(solution, 'one'));
  const { method, methods = [] } = board.methodChoice ?? {};
  return {
    kind,
    ...(method ? { method } : {}),
    methods,
    unknowns: board.unknown === '' ? [] : [board.unknown],
    steps: board.steps,
    solution,
    excluded: excluded.map((value) => numberExpression(value, board.writing)),
    extraneous: expressions(discardedValues(board, roots, extraneous)),
    ...complexIn(board, found),
  };
}

function expressions(values: readonly Root[]): readonly Expression[] {
  return values.map(({ expression }) => expression);
}

function complexIn({ isReal }: Board, { complex = [] }: Found): Pick<Solved, 'complex'> {
  return isReal || complex.length === 0 ? {} : { complex: expressions(complex) };
}

/** Checks that every part without the unknown has a value and few digits. */
function checkConstants({ left, right }: Sides, unknown: string): void {
  for (const part of [...partsOf(left), ...partsOf(right)]) {
    if (typeof part === 'string' && part.length > MAX_DIGITS) throw new MathError('equation', 'too-large');
  }
  if (unknown !== '') for (const side of [left, right]) valueOf(side);
}

function checked(
  board: Board,
  sides: Sides,
  roots: readonly Root[],
): { readonly roots: readonly Root[]; readonly extraneous: readonly Root[] } {
  const good: Root[] = [];
  const extraneous: Root[] = [];
  for (const root of roots) {
    const verdict: Verdict =
      board.showsChecks || board.mayGain ? verdictOf(board, sides, root) : { isSolution: true };
    if (verdict.isSolution) {
      good.push(root);
      if (board.showsChecks) checkLine(board, sides, root);
    } else {
      extraneous.push(root);
      verdict.why();
    }
  }
  if (extraneous.length > 0) answerLine(board, sides, good);
  return { roots: sorted(good), extraneous };
}

/** Writes the remaining solutions after values were discarded. */
function answerLine(board: Board, sides: Sides, good: readonly Root[]): void {
  if (good.length > 0) {
    const law = good.length > 1 ? 'algebra.remaining' : 'algebra.remaining:one';
    board.line(law, board.unknown, valuesExpression(good));
    return;
  }
  board.line('algebra.none-left', sides.left, sides.right);
}

/** Removes the numbers that don't solve the equation from the pieces, checking each end and each gap exactly. */
function checkedPieces(board: Board, sides: Sides, pieces: readonly Piece[]): readonly Piece[] {
  const ends = pieces.flatMap(({ low, high }) => [...(low ? [low] : []), ...(high ? [high] : [])]);
  const found = domainOf(sides, board.unknown, { borders: board.borders, ends });
  if (!found) throw new Beyond('an equation that is true on only part of its domain');
  return found;
}

/** Returns the values discarded in cases and checks, except those that solve the equation after all. */
function discardedValues(board: Board, roots: readonly Root[], extraneous: readonly Root[]): readonly Root[] {
  const good = new Set(roots.map(({ expression }) => JSON.stringify(expression)));
  return sorted([...board.rejected, ...extraneous]).filter(
    ({ expression }) => !good.has(JSON.stringify(expression)),
  );
}

function valuesSolution(board: Board, values: readonly Expression[]): Solution {
  return values.length === 0 ? { kind: 'none' } : { kind: 'values', unknown: board.unknown, values };
}

function piecesSolution(board: Board, pieces: readonly Piece[]): Solution {
  if (pieces.length === 0) return { kind: 'none' };
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const intervals = pieces.map(
    ({ low, high, includesLow, includesHigh }): Interval => ({
      ...(low ? { low: write(low) } : {}),
      ...(high ? { high: write(high) } : {}),
      includesLow,
      includesHigh,
    }),
  );
  const [only] = pieces;
  if (pieces.length === 1 && only && !only.low && !only.high) return { kind: 'all', except: [] };
  const points = pieces.flatMap(({ low, high }) => (low && low === high ? [write(low)] : []));
  if (points.length === pieces.length) return valuesSolution(board, points);
  return { kind: 'intervals', unknown: board.unknown, intervals };
}

/** Returns all numbers at which both sides have a value. */
function allBut(
  board: Board,
  sides: Sides,
  excluded: readonly Radical[],
): { readonly solution?: Solution; readonly pieces?: readonly Piece[] } {
  const places = placesOf(sides, board.unknown);
  const isBounded = places.has('root') || places.has('logarithm');
  if (!isBounded && hasUnknownZeros(sides, board.unknown))
    throw new Beyond('an equation that is true wherever both sides are defined');
  if (!isBounded) {
    const except = excluded.map((value) => numberExpression(value, board.writing));
    return { solution: { kind: 'all', except } };
  }
  const pieces = domainOf(sides, board.unknown, { borders: board.borders });
  if (!pieces) throw new Beyond(`an equation that is true wherever both sides are defined`);
  if (pieces.length === 0) return { solution: { kind: 'none' } };
  return { pieces };
}
