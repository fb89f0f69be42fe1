import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { pointText, rootText, simplifiedRoot } from '../../shared/measure.js';
import { scaledTriple } from '../../shared/triple.js';
import { slips } from '../../shared/slips.js';

/** The distance between two points: along an axis, an integer, or a root. */
export const distance: Family = {
  id: 'distance',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const start: Pair = [random.whole(-9, 9), random.whole(-9, 9)];
    if (difficulty === 'easy') return straight(random, start);
    const [dx, dy] = difficulty === 'medium' ? scaledTriple(random, 17) : steep(random);
    const [signX, signY] = [random.pick([1, -1]), random.pick([1, -1])];
    return between(start, [start[0] + signX * dx, start[1] + signY * dy]);
  },
};

type Pair = readonly [x: number, y: number];

function steep(random: Random): Pair {
  const [dx, dy] = [random.whole(1, 9), random.whole(1, 9)];
  return simplifiedRoot(dx ** 2 + dy ** 2)[1] === 1 ? steep(random) : [dx, dy];
}

const term = (n: number): string => (n < 0 ? `(${n})` : String(n));

function straight(random: Random, start: Pair): Draft {
  const [way, isLevel] = [random.whole(3, 14), random.oneIn(2)];
  const end: Pair = isLevel ? [start[0] + way, start[1]] : [start[0], start[1] + way];
  const [name, other, from, to] = isLevel ? ['x', 'y', start[0], end[0]] : ['y', 'x', start[1], end[1]];
  const [first, second] = random.oneIn(2) ? [start, end] : [end, start];
  return {
    question: `How far apart are the points ${pointText(...first)} and ${pointText(...second)}?`,
    answer: String(way),
    form: { kind: 'number', variable: 'd' },
    mistakes: slips(
      from < 0 !== to < 0 && [
        Math.abs(Math.abs(to) - Math.abs(from)),
        `Watch the signs: the ${name}-coordinates are on opposite sides of 0, so the distance is $${to} - ${term(from)}$.`,
      ],
      from < 0 === to < 0 && [
        Math.abs(from + to),
        `You added the coordinates. The distance is their difference: $${to} - ${term(from)}$.`,
      ],
      [-way, 'A distance is never negative. Subtract the smaller coordinate from the larger one.'],
      [way + 1, `That is one too many. Count the steps from one point to the other, not the grid points.`],
      [
        way - 1,
        `That is one too few. Count the steps from one point to the other, not the grid points between.`,
      ],
    ),
    hints: [
      'Compare the two points: which coordinate do they share?',
      `They share ${other}, so the segment between them is parallel to the ${name}-axis.`,
      `Subtract the smaller ${name}-coordinate from the larger one: ${to} and ${from}.`,
    ],
    steps: [
      line(
        'practice.distance-on-axis',
        `Difference of the ${name}-coordinates`,
        'd',
        '=',
        `${to} - ${term(from)}`,
      ),
      line('practice.subtract', 'Subtract', `${to} - ${term(from)}`, '=', String(way)),
    ],
  };
}

function between(a: Pair, b: Pair): Draft {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx ** 2 + dy ** 2;
  const isWhole = simplifiedRoot(square)[1] === 1;
  const result = rootText(square);
  const [x, y] = [String(Math.abs(dx)), String(Math.abs(dy))];
  return {
    question: `How far apart are the points ${pointText(...a)} and ${pointText(...b)}?${isWhole ? '' : ' Give the exact answer in radical form.'}`,
    answer: result,
    form: { kind: 'number', variable: 'd' },
    mistakes: slips(
      [
        Number(x) + Number(y),
        `That is the distance along the grid: first across, then up or down. The straight-line distance needs the Pythagorean theorem.`,
      ],
      [square, `That is the square of the distance. Take the square root of ${square}.`],
      x !== y && [
        rootText(Math.abs(dx ** 2 - dy ** 2)),
        `You subtracted the squares. The distance is the longest side, so add them.`,
      ],
      (a[0] + b[0]) ** 2 + (a[1] + b[1]) ** 2 > 0 && [
        rootText((a[0] + b[0]) ** 2 + (a[1] + b[1]) ** 2),
        `You added the coordinates. The steps are the differences, ${x} and ${y}.`,
      ],
      [rootText(Number(x) + Number(y)), `You forgot the squares. Take the square root of $${x}^2 + ${y}^2$.`],
    ),
    hints: [
      'Go from one point to the other in two steps: first across, then up or down.',
      `The two steps, ${x} and ${y}, are the legs of a right triangle.`,
      `The square of the distance is $${x}^2 + ${y}^2$.`,
    ],
    steps: [
      line('practice.coordinate-difference', 'Step across', `${b[0]} - ${term(a[0])}`, '=', String(dx)),
      line('practice.coordinate-difference', 'Step up or down', `${b[1]} - ${term(a[1])}`, '=', String(dy)),
      line('practice.pythagorean-theorem', 'Pythagorean theorem', 'd^2', '=', `${x}^2 + ${y}^2`),
      line('practice.square', 'Calculate the squares', `${x}^2 + ${y}^2`, '=', String(square)),
      line('practice.square-root', 'Square root', 'd', '=', isWhole ? result : `√${square}`),
      ...(isWhole || simplifiedRoot(square)[0] === 1
        ? []
        : [line('practice.simplify-root', 'Simplify the root', `√${square}`, '=', result)]),
    ],
  };
}
