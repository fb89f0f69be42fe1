import { type Draft, type Family, line } from '../../../family.js';
import type { Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dot, grid, isInside, placeText } from '../../shared/grid.js';
import { pointText } from '../../shared/measure.js';
import { signed, slips } from '../../shared/slips.js';

/** Points on a coordinate grid: reading them, finding them, moving them and reflecting them. */
export const plotPoints: Family = {
  id: 'plot-points',
  category: 'algebra',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) => {
    const at: Point = [random.wholeExcept(-5, 5, 0), random.wholeExcept(-5, 5, 0)];
    if (Math.abs(at[0]) === Math.abs(at[1])) return plotPoints.make(random, difficulty);
    if (difficulty === 'easy') return random.oneIn(2) ? read(random, at) : found(random, at);
    return random.oneIn(3) ? reflected(random, at) : moved(random, at);
  },
};

const ANSWER = { kind: 'point', names: ['x', 'y'] } as const;
const words = (n: number, [more, less]: readonly [string, string]): string =>
  `${Math.abs(n)} ${Math.abs(n) === 1 ? 'unit' : 'units'} ${n > 0 ? more : less}`;
const across = (n: number): string => words(n, ['to the right', 'to the left']);
const up = (n: number): string => words(n, ['up', 'down']);

/** Returns the steps that find both coordinates, each with the name of its step. */
function coordinateSteps(
  [x, y]: Point,
  forX = 'Read the x-coordinate below the point',
  forY = 'Read the y-coordinate to the left of the point',
): Draft['steps'] {
  return [
    line('practice.read-coordinate', forX, 'x', '=', String(x)),
    line('practice.read-coordinate', forY, 'y', '=', String(y)),
  ];
}

function read(random: Random, at: Point): Draft {
  const [x, y] = at;
  const name = random.pick(['A', 'B', 'C', 'P']);
  return {
    question: random.pick([
      `What are the coordinates of point ${name}?`,
      `Read point ${name} from the grid. Write it as (x, y).`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    graph: grid(`A coordinate grid with point ${name}. It is ${placeText(at)}.`, [dot(at, name)]),
    mistakes: slips(
      [
        pointText(y, x),
        `The coordinates are in the wrong order. The x-coordinate comes first: ${across(x)}.`,
      ],
      [pointText(-x, y), `Check the sign of x. From the origin, the point is ${across(x)}.`],
      [pointText(x, -y), `Check the sign of y. From the origin, the point is ${up(y)}.`],
    ),
    hints: [
      'Start at the origin, where the axes cross.',
      `Count the units across first. The point is ${across(x)}.`,
      `Then count the units up or down. The point is ${up(y)}.`,
    ],
    steps: coordinateSteps(at),
  };
}

function found(random: Random, at: Point): Draft {
  const [x, y] = at;
  return {
    question: random.pick([
      `Start at the origin. Go ${across(x)} and ${up(y)}. Which point do you reach?`,
      `From the origin, a point is ${across(x)} and ${up(y)}. Plot it on the grid, or type its coordinates.`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    graph: grid('An empty coordinate grid.', [], 'point'),
    mistakes: slips(
      [pointText(y, x), `The coordinates are in the wrong order. Going ${across(x)} gives the first one.`],
      [
        pointText(-x, y),
        `The sign of x is wrong. Going ${across(x)} makes x ${x > 0 ? 'positive' : 'negative'}.`,
      ],
      [
        pointText(x, -y),
        `The sign of y is wrong. Going ${up(y)} makes y ${y > 0 ? 'positive' : 'negative'}.`,
      ],
    ),
    hints: [
      'Right is positive for x, and up is positive for y.',
      `Going ${across(x)} changes only x.`,
      `The x-coordinate is ${x}. Now find y.`,
    ],
    steps: coordinateSteps(at, `From the origin, go ${across(x)}`, `Then go ${up(y)}`),
  };
}

function moved(random: Random, at: Point): Draft {
  const [dx, dy] = [random.wholeExcept(-6, 6, 0), random.wholeExcept(-6, 6, 0)];
  const [x, y] = [at[0] + dx, at[1] + dy];
  if (!isInside([x, y])) return moved(random, at);
  return {
    question: random.pick([
      `Point P moves ${across(dx)} and ${up(dy)}. Where is it now?`,
      `Move point P ${across(dx)} and ${up(dy)}. Plot the new point on the grid, or type it.`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    graph: grid(`A coordinate grid with point P. It is ${placeText(at)}.`, [dot(at, 'P')], 'point'),
    mistakes: slips(
      [
        pointText(at[0] - dx, y),
        `You moved in the wrong direction. Going ${across(dx)} ${dx > 0 ? 'adds' : 'subtracts'} ${Math.abs(dx)}.`,
      ],
      [
        pointText(x, at[1] - dy),
        `You moved in the wrong direction. Going ${up(dy)} ${dy > 0 ? 'adds' : 'subtracts'} ${Math.abs(dy)}.`,
      ],
      [pointText(at[0] + dy, at[1] + dx), `Going ${across(dx)} changes x, and going ${up(dy)} changes y.`],
      [pointText(dx, dy), `That is the point you reach from the origin. Start at P, ${pointText(...at)}.`],
    ),
    hints: [
      'Read the coordinates of P first.',
      `P is ${pointText(...at)}. Going ${across(dx)} changes x.`,
      `The new x-coordinate is ${x}. Going ${up(dy)} changes y.`,
    ],
    steps: [
      line('practice.add-change', `Go ${across(dx)}`, `${at[0]} + ${signed(dx)}`, '=', String(x)),
      line('practice.add-change', `Go ${up(dy)}`, `${at[1]} + ${signed(dy)}`, '=', String(y)),
    ],
  };
}

function reflected(random: Random, at: Point): Draft {
  const axis = random.pick(['x', 'y']);
  const [x, y] = axis === 'x' ? [at[0], -at[1]] : [-at[0], at[1]];
  const kept = axis === 'x' ? 'x' : 'y';
  const changed = axis === 'x' ? 'y' : 'x';
  return {
    question: random.pick([
      `Reflect point P across the ${axis}-axis. Where is its image?`,
      `The ${axis}-axis is a mirror. Plot the mirror image of point P on the grid, or type it.`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    graph: grid(`A coordinate grid with point P. It is ${placeText(at)}.`, [dot(at, 'P')], 'point'),
    mistakes: slips(
      [pointText(-x, -y), `That is the reflection of ${pointText(...at)} across the ${changed}-axis.`],
      [pointText(-at[0], -at[1]), `You changed both signs of ${pointText(...at)}. Only ${changed} changes.`],
      [pointText(at[1], at[0]), `You swapped the coordinates of ${pointText(...at)}. Change a sign instead.`],
    ),
    hints: [
      `The image is as far from the ${axis}-axis as P, but on the other side.`,
      `The ${kept}-coordinate doesn't change.`,
      `P is ${pointText(...at)}. Change the sign of ${changed}.`,
    ],
    steps: coordinateSteps(
      [x, y],
      `The x-coordinate ${axis === 'x' ? 'stays' : 'changes its sign'}`,
      `The y-coordinate ${axis === 'y' ? 'stays' : 'changes its sign'}`,
    ),
  };
}
