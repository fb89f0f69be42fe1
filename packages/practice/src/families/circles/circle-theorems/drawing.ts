import type { Drawing, DrawnShape, Point } from '../../../problem.js';
import { figure, type PointLabel, polar } from '../../shared/figure.js';

/** The radius of the circle in the drawings. */
export const RADIUS = 10;
/** The center of the circle. */
export const O: Point = [0, 0];
/** Returns the point of the circle in a direction in degrees. */
export const at = (direction: number): Point => polar(O, RADIUS, direction);

/** Draws a circle with its center O, and named points in some directions. */
export function circleWith(
  description: string,
  shapes: readonly DrawnShape[],
  points: readonly (readonly [name: string, direction: number])[],
  o = 90,
): Drawing {
  return figure(
    description,
    [
      { kind: 'circle', center: O, radius: RADIUS },
      ...shapes,
      { kind: 'dot', at: O },
      ...points.map(([, direction]): DrawnShape => ({ kind: 'dot', at: at(direction) })),
    ],
    [[O, o, 'O'], ...points.map(([name, direction]): PointLabel => [at(direction), direction, name])],
  );
}
