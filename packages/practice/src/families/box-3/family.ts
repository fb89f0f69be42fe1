import type { Family } from '../../family.js';
import type { Random } from '../../random.js';
import { cube, type Edges, edgeFromSurface, missingEdge, surface, volume } from '../box/family.js';

/** Boxes in the sizes they have: volume, surface, a missing edge, cubes. */
export const box3: Family = {
  id: 'box-3',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') {
      const [thing, unit, by, ...ranges] = random.pick(THINGS);
      const [length, width, height] = edgesIn(random, ranges);
      return volume(
        thing,
        [by * length, by * width, by * height],
        unit,
        (base) => `The area of the bottom is ${base} ${unit}². Multiply it by the height.`,
      );
    }
    const edges = edgesIn(random, SMALL);
    if (difficulty === 'medium')
      return random.oneIn(2)
        ? surface(
            edges,
            'cm',
            ([a, b, c]) => `The areas of the three rectangles are ${a}, ${b} and ${c} cm².`,
          )
        : missingEdge(edges, 'cm');
    return random.oneIn(3) ? cube(random, 'cm') : edgeFromSurface(edges, 'cm');
  },
};

type Range = readonly [least: number, most: number];
type Ranges = readonly [length: Range, width: Range, height: Range];

const SMALL: Ranges = [
  [5, 15],
  [4, 12],
  [3, 12],
];

/** Things, with the number of which each edge is a multiple, and the range of each edge divided by it. */
const THINGS = [
  ['hall', 'm', 1, [10, 18], [7, 12], [4, 7]],
  ['room', 'm', 1, [5, 9], [4, 8], [3, 3]],
  ['shipping container', 'm', 1, [6, 9], [3, 4], [3, 3]],
  ['box', 'cm', 1, ...SMALL],
  ['block of wood', 'cm', 1, ...SMALL],
  ['carton', 'cm', 5, [4, 8], [3, 6], [2, 5]],
  ['drawer', 'cm', 10, [3, 5], [3, 4], [2, 2]],
] as const satisfies readonly (readonly [string, string, number, ...Ranges])[];

/** Three different edges, none longer than three times another; the length is more than the width. */
function edgesIn(random: Random, ranges: Ranges): Edges {
  const [length, width, height] = ranges.map(([least, most]) => random.whole(least, most)) as [
    number,
    number,
    number,
  ];
  const edges: Edges = [length, width, height];
  const isFine = length > width && new Set(edges).size === 3 && Math.max(...edges) <= 3 * Math.min(...edges);
  return isFine ? edges : edgesIn(random, ranges);
}
