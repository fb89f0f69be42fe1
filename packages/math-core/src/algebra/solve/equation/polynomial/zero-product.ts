import { type Board, type Found } from '../board.js';
import { CANDIDATES, SOLUTIONS } from '../laws.js';
import { solveLinear } from './linear.js';
import { degreeOf, type Polynomial } from './polynomial.js';
import { polynomialExpression } from './polynomial-expression.js';
import { valuesExpression } from '../values.js';
import { say } from '../../../texts/solve-steps.js';

/** Writes the lines after a product equals 0: sets each linear factor equal to 0 in turn, then lists all values. */
export function zeroProduct(board: Board, factors: readonly Polynomial[], found: Found): void {
  for (const factor of factors) if (degreeOf(factor) === 1) linearZero(board, factor);
  if (found.roots.length > 1 && !board.isPart)
    board.line(board.mayGain ? CANDIDATES : SOLUTIONS, board.unknown, valuesExpression(found.roots));
}

/** Solves for the zero of one linear factor. */
export function linearZero(board: Board, factor: Polynomial): Found {
  const written = polynomialExpression(factor, board.writing);
  board.line(say('algebra.zero-factor', { n: written }), written, '0');
  return solveLinear(board, { left: factor, right: [] });
}
