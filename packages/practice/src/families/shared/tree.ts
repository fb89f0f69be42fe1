import type { Drawing, Point } from '../../problem.js';
import { figure, label, type SideLabel, segment } from './figure.js';

/** The probabilities of the upper and the lower branch from one point. */
export type Branches = readonly [upper: string, lower: string];

/** A tree of two stages with two branches each, and their names. */
export interface Tree {
  readonly description: string;
  readonly first: readonly [upper: string, lower: string];
  readonly second: readonly [upper: string, lower: string];
  readonly start: Branches;
  readonly afterUpper: Branches;
  readonly afterLower: Branches;
}

/** Returns a tree diagram from left to right, with the probabilities on its branches. */
export function treeOf({ description, first, second, start, afterUpper, afterLower }: Tree): Drawing {
  const root: Point = [0, 0];
  const [up, down]: readonly [Point, Point] = [
    [12, 6.5],
    [12, -6.5],
  ];
  const ends: readonly [Point, Point, Point, Point] = [
    [24, 10.5],
    [24, 3],
    [24, -3],
    [24, -10.5],
  ];
  const branches = [
    [root, up, start[0], true],
    [root, down, start[1], false],
    [up, ends[0], afterUpper[0], true],
    [up, ends[1], afterUpper[1], false],
    [down, ends[2], afterLower[0], true],
    [down, ends[3], afterLower[1], false],
  ] as const;
  const sides = branches.map(
    ([from, to, text, isUp]): SideLabel => (isUp ? [to, from, text] : [from, to, text]),
  );
  const wide = (text: string): number => 1.2 + text.length * 0.5;
  const figures = figure(
    description,
    branches.map(([from, to]) => segment(from, to)),
    sides,
  );
  const leaves = ends.map(([x, y], index) => {
    const text = second[index % 2] ?? '';
    return label([x + wide(text), y], text);
  });
  const names = [label([up[0], up[1] + 2.3], first[0]), label([down[0], down[1] - 2.3], first[1])];
  return { ...figures, shapes: [...figures.shapes, ...names, ...leaves] };
}
