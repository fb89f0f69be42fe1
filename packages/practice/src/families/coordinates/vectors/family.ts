import { type Draft, type Family, line } from '../../../family.js';
import type { Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dot, grid, placeText } from '../../shared/grid.js';
import { pointText, rootText } from '../../shared/measure.js';
import { signed, slips } from '../../shared/slips.js';

/** Vectors in coordinates: sums and multiples, the vector between two points, and lengths. */
export const vectors: Family = {
  id: 'vectors',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return sum(random);
    if (difficulty === 'medium') return random.oneIn(2) ? combined(random) : between(random);
    return length(random);
  },
};

const ANSWER = { kind: 'point', names: ['x', 'y'] } as const;

function drawn(random: Random, size: number): Point {
  return [random.wholeExcept(-size, size, 0), random.wholeExcept(-size, size, 0)];
}

function sum(random: Random): Draft {
  const [a, b, isSum] = [drawn(random, 9), drawn(random, 9), random.oneIn(2)];
  const by = isSum ? 1 : -1;
  const [x, y] = [a[0] + by * b[0], a[1] + by * b[1]];
  const [sign, verb] = isSum ? ['+', 'add'] : ['-', 'subtract'];
  const shown = isSum ? '+' : '−';
  return {
    question: random.pick([
      `The vectors are a = ${pointText(...a)} and b = ${pointText(...b)}. What is a ${shown} b?`,
      `Find a ${shown} b for the vectors a = ${pointText(...a)} and b = ${pointText(...b)}. Write it as (x, y).`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    mistakes: slips(
      [
        pointText(a[0] - by * b[0], a[1] - by * b[1]),
        `You used the other operation. Here you ${verb} the coordinates: $${a[0]} ${sign} ${signed(b[0])}$.`,
      ],
      [pointText(x, a[1] - by * b[1]), `The second coordinate is wrong: $${a[1]} ${sign} ${signed(b[1])}$.`],
      [pointText(a[0] - by * b[0], y), `The first coordinate is wrong: $${a[0]} ${sign} ${signed(b[0])}$.`],
      [
        pointText(a[0] * b[0], a[1] * b[1]),
        `You multiplied. In this case, ${verb} the coordinates: $${a[0]} ${sign} ${signed(b[0])}$.`,
      ],
    ),
    hints: [
      'Work with the first coordinates and the second coordinates separately.',
      `The first coordinate is $${a[0]} ${sign} ${signed(b[0])}$.`,
      `The second coordinate is $${a[1]} ${sign} ${signed(b[1])}$.`,
    ],
    steps: [
      line('practice.by-coordinate', 'First coordinates', `${a[0]} ${sign} ${signed(b[0])}`, '=', String(x)),
      line('practice.by-coordinate', 'Second coordinates', `${a[1]} ${sign} ${signed(b[1])}`, '=', String(y)),
    ],
  };
}

function combined(random: Random): Draft {
  const [a, b] = [drawn(random, 6), drawn(random, 6)];
  const [m, n, isSum] = [random.whole(2, 5), random.whole(2, 5), random.oneIn(2)];
  const by = isSum ? n : -n;
  const [x, y] = [m * a[0] + by * b[0], m * a[1] + by * b[1]];
  const [sign, shown] = isSum ? ['+', '+'] : ['-', '−'];
  const part = (index: 0 | 1): string => `${m}*${signed(a[index])} ${sign} ${n}*${signed(b[index])}`;
  return {
    question: random.pick([
      `The vectors are a = ${pointText(...a)} and b = ${pointText(...b)}. What is ${m}a ${shown} ${n}b?`,
      `Find ${m}a ${shown} ${n}b for the vectors a = ${pointText(...a)} and b = ${pointText(...b)}. Write it as (x, y).`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    mistakes: slips(
      [
        pointText(m * a[0] - by * b[0], m * a[1] - by * b[1]),
        `The sign between the vectors is wrong: $${part(0)}$.`,
      ],
      [
        pointText(a[0] + Math.sign(by) * b[0], a[1] + Math.sign(by) * b[1]),
        `You left out the factors ${m} and ${n}: $${part(0)}$.`,
      ],
      [
        pointText(m * (a[0] + Math.sign(by) * b[0]), m * (a[1] + Math.sign(by) * b[1])),
        `You multiplied both vectors by ${m}. The factor of b is ${n}.`,
      ],
      [pointText(x, m * a[1] - by * b[1]), `Check the second coordinate: $${part(1)}$.`],
    ),
    hints: [
      'Multiply each coordinate of a vector by its factor.',
      `The first coordinate is $${part(0)}$.`,
      `The second coordinate is $${part(1)}$.`,
    ],
    steps: [
      line('practice.by-coordinate', 'First coordinates', part(0), '=', String(x)),
      line('practice.by-coordinate', 'Second coordinates', part(1), '=', String(y)),
    ],
  };
}

function pair(random: Random): readonly [a: Point, b: Point] {
  const [a, b] = [drawn(random, 5), drawn(random, 5)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy) ? pair(random) : [a, b];
}

const plot = (a: Point, b: Point) =>
  grid(
    `A coordinate grid with point A, ${placeText(a)}, and point B, ${placeText(b)}. A segment connects them.`,
    [{ kind: 'path', points: [a, b] }, dot(a, 'A'), dot(b, 'B')],
  );

function between(random: Random): Draft {
  const [a, b] = pair(random);
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  return {
    question: random.pick([
      `Which vector leads from A = ${pointText(...a)} to B = ${pointText(...b)}?`,
      `Find the vector AB for the points A = ${pointText(...a)} and B = ${pointText(...b)}. Write it as (x, y).`,
    ]),
    answer: pointText(x, y),
    form: ANSWER,
    graph: plot(a, b),
    mistakes: slips(
      [
        pointText(-x, -y),
        `That leads from B to A. Subtract the coordinates of A: $${b[0]} - ${signed(a[0])}$.`,
      ],
      [
        pointText(a[0] + b[0], a[1] + b[1]),
        `You added the coordinates. Subtract those of A: $${b[0]} - ${signed(a[0])}$.`,
      ],
      [pointText(x, -y), `Check the second coordinate: $${b[1]} - ${signed(a[1])}$.`],
      [
        pointText(y, x),
        `The coordinates are in the wrong order. The first one is $${b[0]} - ${signed(a[0])}$.`,
      ],
    ),
    hints: [
      'How far do you go right or left, and how far up or down?',
      'Subtract the coordinates of A from those of B.',
      `The first coordinate is $${b[0]} - ${signed(a[0])}$. Do the same with the second ones.`,
    ],
    steps: [
      line(
        'practice.by-coordinate',
        'x-coordinate of B minus x-coordinate of A',
        `${b[0]} - ${signed(a[0])}`,
        '=',
        String(x),
      ),
      line(
        'practice.by-coordinate',
        'y-coordinate of B minus y-coordinate of A',
        `${b[1]} - ${signed(a[1])}`,
        '=',
        String(y),
      ),
    ],
  };
}

function length(random: Random): Draft {
  const isVector = random.oneIn(2);
  const [a, b] = isVector ? [[0, 0] as const, drawn(random, 12)] : pair(random);
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const square = x ** 2 + y ** 2;
  if (Math.abs(x) === Math.abs(y)) return length(random);
  const answer = rootText(square);
  return {
    question: isVector
      ? random.pick([
          `What is the length of the vector ${pointText(x, y)}? Give the exact value.`,
          `Find the exact length of the vector ${pointText(x, y)}.`,
        ])
      : random.pick([
          `What is the length of the vector from A = ${pointText(...a)} to B = ${pointText(...b)}? Give the exact value.`,
          `Find the exact length of the vector AB for A = ${pointText(...a)} and B = ${pointText(...b)}.`,
        ]),
    answer,
    form: { kind: 'number' },
    ...(isVector ? {} : { graph: plot(a, b) }),
    mistakes: slips(
      [square, `That is the square of the length. Take the square root of ${square}.`],
      [
        Math.abs(x) + Math.abs(y),
        `You added ${Math.abs(x)} and ${Math.abs(y)}. Use the Pythagorean theorem.`,
      ],
      Math.abs(x ** 2 - y ** 2) > 0 && [
        rootText(Math.abs(x ** 2 - y ** 2)),
        `You subtracted the squares of ${Math.abs(x)} and ${Math.abs(y)}. Add them.`,
      ],
      !isVector && [
        rootText((a[0] + b[0]) ** 2 + (a[1] + b[1]) ** 2),
        `You added the coordinates of A and B. The vector is ${pointText(x, y)}.`,
      ],
    ),
    hints: [
      isVector ? 'The coordinates are the legs of a right triangle.' : 'First find the vector from A to B.',
      isVector
        ? 'Use the Pythagorean theorem.'
        : `The vector is ${pointText(x, y)}. Use the Pythagorean theorem.`,
      `The length is the square root of $${signed(x)}^2 + ${signed(y)}^2$.`,
    ],
    steps: [
      line(
        'practice.pythagorean-theorem',
        'Add the squares of the coordinates',
        `(${x})^2 + (${y})^2`,
        '=',
        String(square),
      ),
      line('practice.square-root', 'Take the square root', `sqrt((${x})^2 + (${y})^2)`, '=', answer),
    ],
  };
}
