import { describe, expect, it } from 'vitest';
import {
  entryOf,
  gridOf,
  heightOf,
  layoutOf,
  linesOf,
  namesOf,
  pointsIn,
  regionOf,
  snapped,
} from './graph.js';
import { CHOSEN } from './testing/chosen.test-support.js';
import { grade, type Graph, type GraphPart, type Point, seeded } from './index.js';

const axis = (name: string) => ({ name, from: -6, to: 6 });
const graphOf = (...parts: readonly GraphPart[]): Graph => ({
  description: 'A grid.',
  x: axis('x'),
  y: axis('y'),
  parts,
});
const GRID = gridOf(graphOf());

/** The graphs of all families, a few of each. */
const made = CHOSEN.flatMap(({ id, make, difficulties }) =>
  difficulties.map((difficulty) => {
    const graphs = Array.from({ length: 60 }, (_, seed) => make(seeded(seed), difficulty).graph);
    return [`${id}, ${difficulty}`, graphs.filter((graph) => graph !== undefined)] as const;
  }),
).filter(([, graphs]) => graphs.length > 0);

describe.skipIf(made.length === 0)('the graphs of all families', () => {
  it.each(made)('%s: are inside the grid, with names clear of lines, and described', (_, graphs) => {
    for (const graph of graphs) {
      const { project, width, height } = layoutOf(graph);
      expect(graph.description).toMatch(/^[A-Z].{12,}\.$/);
      expect(graph.description).not.toMatch(/undefined|NaN|\$/);
      const lines = graph.parts.flatMap((part) => linesOf(part, graph));
      const points = [
        ...lines.flat(),
        ...graph.parts.flatMap((part) => (part.kind === 'half-plane' ? regionOf(part, graph) : [])),
        ...graph.parts.flatMap((part) => (part.kind === 'point' ? [part.at] : [])),
      ];
      for (const [x, y] of points) {
        expect(x >= graph.x.from - 1e-9 && x <= graph.x.to + 1e-9).toBe(true);
        expect(y >= graph.y.from - 1e-9 && y <= graph.y.to + 1e-9).toBe(true);
      }
      for (const { at } of namesOf(graph)) {
        expect(at[0] > 8 && at[0] < width - 8 && at[1] > 8 && at[1] < height - 8).toBe(true);
        // Sampled much closer than a name is wide.
        for (const line of lines) expect(nearestOn(line.map(project), at)).toBeGreaterThan(4);
      }
    }
  });
});

/** Returns the distance from a point to a line of points. */
function nearestOn(line: readonly Point[], [x, y]: Point): number {
  let least = Infinity;
  for (const [index, [toX, toY]] of line.entries()) {
    const [fromX, fromY] = line[index - 1] ?? [toX, toY];
    for (let part = 0; part <= 1; part += 0.02)
      least = Math.min(least, Math.hypot(fromX + (toX - fromX) * part - x, fromY + (toY - fromY) * part - y));
  }
  return least;
}

describe('heightOf', () => {
  it.each([
    ['square', 18 - 3],
    ['cube', 54 - 3],
    ['absolute', 6 - 3],
    ['power', 16 - 3],
  ] as const)('stretches and moves %s', (of, y) => {
    expect(heightOf({ kind: 'curve', of, a: 2, h: 1, k: -3 }, 4)).toBe(y);
  });

  it('is the root where it exists', () => {
    const root: Extract<GraphPart, { kind: 'curve' }> = { kind: 'curve', of: 'root', a: -1, h: -4, k: 1 };
    expect(heightOf(root, 5)).toBe(-2);
    expect(heightOf(root, -5)).toBeNaN();
    expect(linesOf(root, graphOf())[0]?.[0]).toEqual([-4, 1]);
  });

  it('swings for the sine', () => {
    expect(heightOf({ kind: 'curve', of: 'sine', a: 2, h: 0, k: 0 }, Math.PI / 2)).toBeCloseTo(2, 12);
  });
});

describe('linesOf and regionOf', () => {
  it('draw a line from edge to edge', () => {
    const [line = []] = linesOf({ kind: 'line', through: [0, 1], and: [1, 3] }, graphOf());
    const ends = [line[0], line.at(-1)].map((point) => point?.map((n) => Math.round(n * 1e9) / 1e9));
    expect(ends).toEqual([
      [-3.5, -6],
      [2.5, 6],
    ]);
  });

  it('draw nothing outside, and a curve that leaves and returns in two pieces', () => {
    expect(linesOf({ kind: 'line', through: [0, 9], and: [1, 9] }, graphOf())).toEqual([]);
    expect(linesOf({ kind: 'curve', of: 'square', a: 1, h: 0, k: 5 }, graphOf())).toHaveLength(1);
    expect(linesOf({ kind: 'curve', of: 'square', a: -1, h: 0, k: 9 }, graphOf())).toHaveLength(2);
  });

  it('fill half of the grid on the side of a point', () => {
    const half = { kind: 'half-plane', through: [0, 0], and: [1, 1], side: [0, 4] } as const;
    expect(areaOf(regionOf(half, graphOf()))).toBeCloseTo(72, 9);
    expect(areaOf(regionOf({ ...half, through: [0, 3], and: [1, 3] }, graphOf()))).toBeCloseTo(36, 9);
    expect(regionOf({ ...half, through: [0, 9], and: [1, 9], side: [0, 10] }, graphOf())).toEqual([]);
  });
});

/** Returns the area of a polygon (the shoelace formula). */
function areaOf(points: readonly Point[]): number {
  const sum = points.reduce((total, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

describe('layoutOf', () => {
  it('returns to the same point from its pixels', () => {
    const { project, unproject, width } = layoutOf(graphOf());
    expect(unproject(project([3, -2]))).toEqual([3, -2]);
    expect(width).toBeLessThanOrEqual(300);
  });
});

describe('an answer that is set on the grid', () => {
  it.each<[Point, Point]>([
    [
      [1e9, -1e9],
      [6, -6],
    ],
    [
      [-0.4, 2.5],
      [0, 3],
    ],
    [
      [1.49, -5.51],
      [1, -6],
    ],
  ])('is on a point of the grid: %j is %j', (at, on) => {
    expect(snapped(at, GRID)).toEqual(on);
  });

  it.each<[readonly [Point, Point?], string]>([
    [[[2, -3]], '(2, −3)'],
    [
      [
        [0, 1],
        [1, 3],
      ],
      'y = 2x + 1',
    ],
    [
      [
        [0, 0],
        [3, -1],
      ],
      'y = −x/3',
    ],
    [
      [
        [1, 0],
        [3, 3],
      ],
      'y = 3x/2 − 3/2',
    ],
    [
      [
        [2, 4],
        [-5, 4],
      ],
      'y = 4',
    ],
    [
      [
        [2, 4],
        [2, -1],
      ],
      'x = 2',
    ],
    [
      [
        [0, 0],
        [11, 11],
      ],
      'y = x',
    ],
  ])('%j is typed as %s', (points, entry) => {
    expect(entryOf(points)).toBe(entry);
  });

  it.each<[string, 'point' | 'line', readonly Point[] | undefined]>([
    ['(2, −3)', 'point', [[2, -3]]],
    ['2;-3', 'point', [[2, -3]]],
    ['(1/2, 2.5)', 'point', [[0.5, 2.5]]],
    ['(7, 0)', 'point', undefined],
    ['(1e9, 0)', 'point', undefined],
    ['2', 'point', undefined],
    [
      'y = 2x + 1',
      'line',
      [
        [0, 1],
        [1, 3],
      ],
    ],
    [
      'y=-x/2',
      'line',
      [
        [0, 0],
        [2, -1],
      ],
    ],
    [
      'y = (3/2)x − 3/2',
      'line',
      [
        [1, 0],
        [-1, -3],
      ],
    ],
    [
      'y = 4',
      'line',
      [
        [0, 4],
        [1, 4],
      ],
    ],
    [
      'x = 2',
      'line',
      [
        [2, 0],
        [2, 1],
      ],
    ],
    ['y =', 'line', undefined],
    ['y = x/0', 'line', undefined],
    ['y = x^2', 'line', undefined],
    [
      'y = x + 9',
      'line',
      [
        [-3, 6],
        [-4, 5],
      ],
    ],
    ['y = x + 99', 'line', undefined],
  ])('%s as a %s is %j', (entry, kind, points) => {
    expect(pointsIn(entry, kind, GRID)).toEqual(points);
  });

  it('is read back as the same line or point, and graded like the typed answer', () => {
    const random = seeded(44);
    for (let turn = 0; turn < 300; turn++) {
      const [a, b]: readonly Point[] = [
        [random.whole(-6, 6), random.whole(-6, 6)],
        [random.whole(-6, 6), random.whole(-6, 6)],
      ];
      if (!a || !b || (a[0] === b[0] && a[1] === b[1])) continue;
      expect(pointsIn(entryOf([a]), 'point', GRID)).toEqual([a]);
      const entry = entryOf([a, b]);
      const [c, d] = pointsIn(entry, 'line', GRID) ?? [];
      const isOn = (p: Point | undefined): boolean =>
        p !== undefined && (b[0] - a[0]) * (p[1] - a[1]) === (b[1] - a[1]) * (p[0] - a[0]);
      expect(isOn(c) && isOn(d), entry).toBe(true);
      const typed = entry.replaceAll('−', '-');
      expect(grade(entry, { answer: typed, form: { kind: 'equation' } }), entry).toBe('correct');
    }
  });
});
