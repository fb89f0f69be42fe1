import { line } from '../../../family.js';
import type { Point } from '../../../problem.js';
import { dot, placeText } from '../../shared/grid.js';
import { pointText } from '../../shared/measure.js';
import { signed, slips } from '../../shared/slips.js';
import { ANSWER, isOnGrid, type Move, plot, units } from './plot.js';

/** Checks whether a point is clear of a triangle, so that its name has room. */
function isAside([x, y]: Point, corners: readonly Point[]): boolean {
  const [xs, ys] = [corners.map(([across]) => across), corners.map(([, up]) => up)];
  return (
    x < Math.min(...xs) - 1 || x > Math.max(...xs) + 1 || y < Math.min(...ys) - 1 || y > Math.max(...ys) + 1
  );
}

/** Rotates the triangle about a point. */
export const rotated: Move = (random, corners, at) => {
  const [turn, center] = [
    random.pick([90, 180, 270]),
    random.pick<readonly [Point, Point]>([
      [0, 0],
      [random.whole(-2, 2), random.whole(-2, 2)],
    ]),
  ];
  const turnBy = (degrees: number, [a, b]: Point): Point => {
    const [dx, dy] = [a - center[0], b - center[1]];
    const [ex, ey] = degrees === 90 ? [-dy, dx] : degrees === 180 ? [-dx, -dy] : [dy, -dx];
    return [center[0] + ex + 0, center[1] + ey + 0];
  };
  const isOrigin = center[0] === 0 && center[1] === 0;
  if (!isOrigin && !isAside(center, corners)) return undefined;
  const [x, y] = turnBy(turn, at);
  const [dx, dy] = [at[0] - center[0], at[1] - center[1]];
  if (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)) return undefined;
  if (!corners.every((corner) => isOnGrid(turnBy(turn, corner)))) return undefined;
  const [origin, about, shown, where] = isOrigin
    ? ['the origin', 'the origin', [], '']
    : ['P', `the point P = ${pointText(...center)}`, [dot(center, 'P')], ` Point P is ${placeText(center)}.`];
  const how = turn === 180 ? '180°' : `90° ${turn === 90 ? 'counterclockwise' : 'clockwise'}`;
  const from = `${units(dx, ['to the right', 'to the left'])} and ${units(dy, ['up', 'down'])}`;
  const to = `${units(x - center[0], ['to the right', 'to the left'])} and ${units(y - center[1], ['up', 'down'])}`;
  return {
    question: random.pick([
      `Triangle ABC is rotated ${how} about ${about}. Where is the image of A?`,
      `A rotation of ${how} about ${about} moves triangle ABC. Plot the image of A, or type its coordinates.`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    graph: plot(corners, shown, where),
    mistakes: slips(
      turn !== 180 && [
        pointText(...turnBy(360 - turn, at)),
        `You turned the other way. ${turn === 90 ? 'Counterclockwise' : 'Clockwise'}, ${from} becomes ${to}.`,
      ],
      turn === 180
        ? [
            pointText(...turnBy(90, at)),
            `You turned by only 90°. After a turn of 180°, ${from} becomes ${to}.`,
          ]
        : [pointText(...turnBy(180, at)), `You turned by 180°. After a turn of 90°, ${from} becomes ${to}.`],
      [
        pointText(at[0], 2 * center[1] - at[1]),
        `That is a reflection. This rotation turns ${from} into ${to}.`,
      ],
      !isOrigin && [
        pointText(x - 2 * center[0], y - 2 * center[1]),
        `Count from P, ${pointText(...center)}, not from the origin: ${to}.`,
      ],
      [pointText(at[1], at[0]), `You swapped the coordinates of ${pointText(...at)}, which is a reflection.`],
    ),
    hints: [
      `How do you get from ${origin} to A?`,
      `From ${origin}, A is ${from}.`,
      `After the turn, the image is ${to}.`,
    ],
    steps: [
      line(
        'practice.rotate-point',
        `Across, from ${origin}`,
        `${center[0]} + ${signed(x - center[0])}`,
        '=',
        String(x),
      ),
      line(
        'practice.rotate-point',
        `Up or down, from ${origin}`,
        `${center[1]} + ${signed(y - center[1])}`,
        '=',
        String(y),
      ),
    ],
  };
};

/** Enlarges the triangle from a center. */
export const enlarged: Move = (random, corners, at) => {
  const [factor, center]: readonly [number, Point] = [
    random.pick([2, 3, -2]),
    [random.whole(-5, 5), random.whole(-5, 5)],
  ];
  const image = ([a, b]: Point): Point => [
    center[0] + factor * (a - center[0]) + 0,
    center[1] + factor * (b - center[1]) + 0,
  ];
  if (!isAside(center, corners)) return undefined;
  const [x, y] = image(at);
  const [dx, dy] = [at[0] - center[0], at[1] - center[1]];
  if (!isOnGrid([x, y]) || (dx === 0 && dy === 0) || (center[0] === 0 && center[1] === 0)) return undefined;
  const aside = (a: number, b: number): string => pointText(a, b);
  return {
    question: random.pick([
      `Triangle ABC is enlarged by a scale factor of ${factor} from the center P = ${pointText(...center)}. Where is the image of A?`,
      `An enlargement has the center P = ${pointText(...center)} and a scale factor of ${factor}. Plot the image of A, or type its coordinates.`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    graph: plot(corners, [dot(center, 'P')], ` Point P is ${placeText(center)}.`),
    mistakes: slips(
      [
        pointText(factor * at[0] + 0, factor * at[1] + 0),
        `You multiplied the coordinates of A by ${factor}. The center is P, not the origin.`,
      ],
      [
        pointText(at[0] + factor * dx + 0, at[1] + factor * dy + 0),
        `You started at A. Go ${factor} times ${aside(dx, dy)} from P.`,
      ],
      [
        pointText(center[0] - factor * dx + 0, center[1] - factor * dy + 0),
        `You went in the opposite direction. From P, go ${factor} times ${aside(dx, dy)}.`,
      ],
      [
        pointText(factor * dx + 0, factor * dy + 0),
        `You started at the origin. Go from P, ${pointText(...center)}.`,
      ],
      [
        pointText(at[0] + factor, at[1] + factor),
        `You added ${factor}. An enlargement multiplies the distances from P.`,
      ],
    ),
    hints: [
      'All distances from the center P are multiplied by the scale factor.',
      `From P to A, it is ${aside(dx, dy)}. Multiply it by ${factor}.`,
      `Go ${aside(factor * dx + 0, factor * dy + 0)} from P.`,
    ],
    steps: [
      line(
        'practice.enlarge-point',
        'Across, from P',
        `${center[0]} + ${signed(factor)}*${signed(dx)}`,
        '=',
        String(x),
      ),
      line(
        'practice.enlarge-point',
        'Up or down, from P',
        `${center[1]} + ${signed(factor)}*${signed(dy)}`,
        '=',
        String(y),
      ),
    ],
  };
};
