import { type Family, line } from '../../../family.js';
import type { Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { pointText } from '../../shared/measure.js';
import { signed, slips } from '../../shared/slips.js';
import { ANSWER, isOnGrid, type Move, plot, units } from './plot.js';
import { enlarged, rotated } from './turns.js';

/** Moving figures on the grid: translations, reflections, rotations and enlargements. */
export const moveFigures: Family = {
  id: 'move-figures',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const corners = triangle(random);
    const [first] = corners;
    if (!first) return moveFigures.make(random, difficulty);
    const make = { easy: random.oneIn(2) ? translated : reflected, medium: rotated, hard: enlarged }[
      difficulty
    ];
    return make(random, corners, first) ?? moveFigures.make(random, difficulty);
  },
};

function triangle(random: Random): readonly Point[] {
  const corners = [0, 1, 2].map((): Point => [random.whole(-5, 5), random.whole(-5, 5)]);
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = corners;
  const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  const isSmall =
    Math.max(ax, bx, cx) - Math.min(ax, bx, cx) < 6 && Math.max(ay, by, cy) - Math.min(ay, by, cy) < 6;
  return area >= 3 && isSmall && ax !== 0 && ay !== 0 && Math.abs(ax) !== Math.abs(ay)
    ? corners
    : triangle(random);
}

const translated: Move = (random, corners, at) => {
  const [dx, dy] = [random.wholeExcept(-7, 7, 0), random.wholeExcept(-7, 7, 0)];
  const [x, y] = [at[0] + dx, at[1] + dy];
  if (Math.abs(dx) === Math.abs(dy) || !corners.every(([a, b]) => isOnGrid([a + dx, b + dy])))
    return undefined;
  const move = `${units(dx, ['to the right', 'to the left'])} and ${units(dy, ['up', 'down'])}`;
  return {
    question: random.pick([
      `Triangle ABC is translated ${move}. Where is the image of A?`,
      `The translation by the vector ${pointText(dx, dy)} moves triangle ABC. Plot the image of A, or type its coordinates.`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    graph: plot(corners),
    mistakes: slips(
      [pointText(at[0] - dx, at[1] - dy), `You moved in the opposite direction. From A, go ${move}.`],
      [pointText(at[0] + dy, at[1] + dx), `You swapped the two moves. From A, go ${move}.`],
      [pointText(dx, dy), `That is where the origin goes. Start at A, ${pointText(...at)}.`],
      [pointText(x, at[1] - dy), `You went the wrong way up or down. From A, go ${move}.`],
    ),
    hints: [
      'All points of the figure move by the same amount. Read the coordinates of A.',
      `A is ${pointText(...at)}. Go ${move}.`,
      `The x-coordinate is $${at[0]} + ${signed(dx)}$. Find the y-coordinate, too.`,
    ],
    steps: [
      line('practice.add-change', 'Move across', `${at[0]} + ${signed(dx)}`, '=', String(x)),
      line('practice.add-change', 'Move up or down', `${at[1]} + ${signed(dy)}`, '=', String(y)),
    ],
  };
};

const reflected: Move = (random, corners, at) => {
  const [isVertical, k] = [random.oneIn(2), random.wholeExcept(-3, 3, 0)];
  const image = ([a, b]: Point): Point => (isVertical ? [2 * k - a, b] : [a, 2 * k - b]);
  const [x, y] = image(at);
  const own = isVertical ? at[0] : at[1];
  if (own === k || !corners.every((corner) => isOnGrid(image(corner)))) return undefined;
  const [name, other] = isVertical ? ['x', 'y'] : ['y', 'x'];
  const mirror = `${name} = ${k}`;
  const ends: readonly [Point, Point] = isVertical
    ? [
        [k, 0],
        [k, 1],
      ]
    : [
        [0, k],
        [1, k],
      ];
  const distance = Math.abs(own - k);
  const place = units(
    k,
    isVertical ? ['right of the y-axis', 'left of the y-axis'] : ['above the x-axis', 'below the x-axis'],
  );
  return {
    question: random.pick([
      `Triangle ABC is reflected across the dashed line ${mirror}. Where is the image of A?`,
      `The dashed line ${mirror} is a mirror for triangle ABC. Plot the image of A, or type its coordinates.`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    graph: plot(
      corners,
      [{ kind: 'line', through: ends[0], and: ends[1], dashed: true }],
      ` The mirror is a ${isVertical ? 'vertical' : 'horizontal'} dashed line, ${place}.`,
    ),
    mistakes: slips(
      [
        isVertical ? pointText(-at[0], at[1]) : pointText(at[0], -at[1]),
        `That is the reflection across the ${other}-axis. The mirror is the line $${mirror}$.`,
      ],
      [
        isVertical ? pointText(at[0], 2 * k - at[1]) : pointText(2 * k - at[0], at[1]),
        `You changed the other coordinate. Across the line $${mirror}$, only ${name} changes.`,
      ],
      [
        isVertical ? pointText(k, at[1]) : pointText(at[0], k),
        `That point is on the mirror. Continue past it by ${distance}.`,
      ],
      [
        isVertical ? pointText(at[0] + k, at[1]) : pointText(at[0], at[1] + k),
        `You moved A by ${k}. The image is as far from the line $${mirror}$ as A, on the other side.`,
      ],
    ),
    hints: [
      'The image is as far from the mirror as A, on the other side.',
      `A is ${pointText(...at)}. Only ${name} changes.`,
      `A is ${distance} from the line $${mirror}$. Go as far on the other side.`,
    ],
    steps: [
      line(
        'practice.reflect-point',
        `Twice the ${name} of the mirror, minus that of A`,
        `2*${signed(k)} - ${signed(own)}`,
        '=',
        String(isVertical ? x : y),
      ),
      line('practice.reflect-point', `The ${other}-coordinate stays`, other, '=', String(isVertical ? y : x)),
    ],
  };
};
