import { type Cells, combine, everywhere } from './cells.js';
import type { Sign } from './polynomial-sign.js';
import type { Point } from './point/point.js';

/** Composes a function f of cells with u, given the sign of u − p for each point p of f. */
export function pulledBack<T>(
  cells: Cells<T>,
  signAgainst: (point: Point) => Cells<Sign | null>,
): Cells<T | null> {
  let result: Cells<T | null> = everywhere(cells.values[0] as T);
  for (const [i, point] of cells.points.entries()) {
    const [here, after] = [cells.values[2 * i + 1] as T, cells.values[2 * i + 2] as T];
    result = combine(result, signAgainst(point), (before, sign) => {
      if (sign === null) return null;
      return sign < 0 ? before : sign === 0 ? here : after;
    });
  }
  return result;
}
