import { Beyond } from '../radical/beyond.js';
import type { Board, Found, Root } from './board.js';
import { CANDIDATES, SOLUTIONS } from './laws.js';
import { sorted } from './polynomial/roots.js';
import { valuesExpression } from './values.js';

/** Combines the solutions of several cases. */
export function together(board: Board, found: readonly Found[]): Found {
  if (found.some(({ isAll, pieces }) => isAll ?? pieces))
    throw new Beyond('an equation with a case that is always true');
  const roots = sorted(found.flatMap((one) => one.roots));
  const isComplete = found.every(({ complex }) => complex);
  if (roots.length > 1 && !board.isHelper)
    board.line(board.mayGain ? CANDIDATES : SOLUTIONS, board.unknown, valuesExpression(roots));
  return { roots, complex: isComplete ? unique(found.flatMap(({ complex = [] }) => complex)) : undefined };
}

function unique(roots: readonly Root[]): readonly Root[] {
  return [...new Map(roots.map((root) => [JSON.stringify(root.expression), root])).values()];
}
