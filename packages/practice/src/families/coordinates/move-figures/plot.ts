import type { Draft } from '../../../family.js';
import type { GraphPart, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dot, grid, placeText } from '../../shared/grid.js';

/** Creates a problem from the corners of a triangle, or undefined if its image isn’t on the grid. */
export type Move = (random: Random, corners: readonly Point[], at: Point) => Draft | undefined;

/** The form of the answers. */
export const ANSWER = { kind: 'point', names: ['x', 'y'] } as const;
/** Checks whether a point is on the grid. */
export const isOnGrid = ([x, y]: Point): boolean => Math.max(Math.abs(x), Math.abs(y)) <= 6;

/** Returns the grid with the triangle. */
export function plot(corners: readonly Point[], more: readonly GraphPart[] = [], said = '') {
  const [a, b, c] = corners;
  const named = corners.map((corner, index) => dot(corner, 'ABC'.charAt(index)));
  const places = [a, b, c]
    .map((corner, index) => `${'ABC'.charAt(index)} is ${placeText(corner ?? [0, 0])}`)
    .join('. ');
  return grid(
    `A coordinate grid with a triangle ABC. ${places}.${said}`,
    [{ kind: 'path', points: [...corners, ...corners.slice(0, 1)] }, ...more, ...named],
    'point',
  );
}

/** Returns the words for a move: 3 units up. */
export const units = (n: number, [more, less]: readonly [string, string]): string =>
  `${Math.abs(n)} ${Math.abs(n) === 1 ? 'unit' : 'units'} ${n > 0 ? more : less}`;
