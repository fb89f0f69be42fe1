import { expect, it } from 'vitest';
import { UNITS } from '../../../features/practice/skills.js';
import { isShort, pathsOf } from './edges.js';
import { graphOf } from './graph.js';

interface Line {
  readonly isUpright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Returns the straight parts of a path between its corners. */
function linesOf(path: string): readonly Line[] {
  const lines: Line[] = [];
  let [x, y] = [0, 0];
  for (const [, letter, text = ''] of path.matchAll(/([MLQH])([^A-Z]*)/g)) {
    const numbers = text.trim().split(' ').map(Number);
    const [toX = NaN, toY = y] = numbers.slice(-2);
    const end = letter === 'H' ? [numbers[0] ?? NaN, y] : [toX, toY];
    const [x2 = NaN, y2 = NaN] = end;
    if (letter === 'L' || letter === 'H') {
      expect(x === x2 || y === y2, path).toBe(true);
      const isUpright = x === x2;
      const [start, stop] = isUpright ? [y, y2] : [x, x2];
      lines.push({
        isUpright,
        at: isUpright ? x : y,
        from: Math.min(start, stop),
        to: Math.max(start, stop),
      });
    }
    [x, y] = [x2, y2];
  }
  return lines;
}

const overlap = (a: Line, b: Line): boolean =>
  a.isUpright === b.isUpright && a.at === b.at && Math.min(a.to, b.to) > Math.max(a.from, b.from);

it.each([...new Set(UNITS.map(({ category }) => category))])(
  'arrows of %s share a line only if they come from the same skill or lead to the same skill',
  (category) => {
    const units = UNITS.filter((unit) => unit.category === category).map(({ skills }) => skills);
    const { edges, rows } = graphOf(units);
    const tops = Array.from({ length: (rows.at(-1) ?? 0) + 1 }, (_, row) => row * 120);
    const drawn = [...pathsOf(edges.filter(isShort), tops)].map(([edge, path]) => ({
      edge,
      lines: linesOf(path),
    }));
    expect(drawn.length).toBeGreaterThan(5);
    for (const [index, one] of drawn.entries())
      for (const other of drawn.slice(index + 1)) {
        const isTogether = one.edge[0] === other.edge[0] || one.edge[1] === other.edge[1];
        const isShared = one.lines.some((line) => other.lines.some((each) => overlap(line, each)));
        if (!isTogether) expect(isShared, JSON.stringify([one.edge, other.edge])).toBe(false);
      }
  },
);
