import type { Board, Found } from './board.js';
import type { Sides } from './expand.js';

/** In work. */
export function solveRadical(_board: Board, _sides: Sides): Found | undefined {
  return undefined;
}
