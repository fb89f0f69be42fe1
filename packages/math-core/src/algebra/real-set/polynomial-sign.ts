import type { Expression } from '../../steps/expression.js';
import { rootsOf } from './point/algebraic-number.js';
import { type Cells, everywhere } from './cells.js';
import { rationalBetween } from './point/point.js';
import { degree, leading, signAt, type Univariate } from './univariate.js';

/** The sign of a number. */
export type Sign = -1 | 0 | 1;

/** Returns the sign of an expression along the line of the unknown, null where it has no value. */
export type SignOf = (expression: Expression, unknown: string) => Cells<Sign | null>;

/** Returns the sign of a number. */
export function signOfInteger(n: bigint): Sign {
  return n === 0n ? 0 : n < 0n ? -1 : 1;
}

/** Returns the sign of a polynomial along the line. */
export function polynomialSign(p: Univariate): Cells<Sign> {
  if (degree(p) < 1) return everywhere(signOfInteger(leading(p)));
  const points = rootsOf(p);
  const values = [signAt(p, rationalBetween(undefined, points[0]))];
  for (const [i, point] of points.entries()) {
    values.push(0, signAt(p, rationalBetween(point, points[i + 1])));
  }
  return { points, values };
}
