import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { pointText, rootText } from '../../shared/measure.js';
import { signed, slips } from '../../shared/slips.js';

/** The equation of a circle: its center and radius, also from the expanded form, and a missing constant. */
export const circleEquation: Family = {
  id: 'circle-equation',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.oneIn(2) ? center(random) : radius(random);
    return difficulty === 'medium' ? constant(random) : expanded(random);
  },
};

/** Returns the left side of an equation: (x - 3)^2 + (y + 2)^2. */
function squares(h: number, k: number): string {
  return `(${sumText([1, 'x'], [-h, ''])})^2 + (${sumText([1, 'y'], [-k, ''])})^2`;
}

const drawn = (random: Random): readonly [h: number, k: number] => {
  const [h, k] = [random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 9, 0)];
  return Math.abs(h) === Math.abs(k) ? drawn(random) : [h, k];
};

function center(random: Random): Draft {
  const [[h, k], r] = [drawn(random), random.whole(2, 12)];
  return {
    question: random.pick([
      `What is the center of the circle with equation $${squares(h, k)} = ${r ** 2}$?`,
      `A circle has the equation $${squares(h, k)} = ${r ** 2}$. Give its center as (x, y).`,
    ]),
    answer: pointText(h, k),
    form: { kind: 'point', names: ['x', 'y'] },
    mistakes: slips(
      [pointText(-h, -k), `Both signs are wrong. The parentheses are 0 at $x = ${h}$ and $y = ${k}$.`],
      [pointText(-h, k), `The sign of x is wrong. The first parentheses are 0 at $x = ${h}$.`],
      [pointText(h, -k), `The sign of y is wrong. The second parentheses are 0 at $y = ${k}$.`],
      [
        pointText(k, h),
        `The coordinates are in the wrong order. The parentheses with x give the x-coordinate, ${h}.`,
      ],
    ),
    hints: [
      'The equation says how far a point (x, y) is from the center.',
      'At the center, both parentheses are 0.',
      `The first parentheses are 0 at $x = ${h}$. Do the same with y.`,
    ],
    steps: [
      line('practice.circle-center', 'The first parentheses are 0', 'x', '=', String(h)),
      line('practice.circle-center', 'The second parentheses are 0', 'y', '=', String(k)),
    ],
  };
}

function radius(random: Random): Draft {
  const [[h, k], r] = [drawn(random), random.whole(3, 20)];
  const square = r ** 2;
  return {
    question: random.pick([
      `What is the radius of the circle with equation $${squares(h, k)} = ${square}$?`,
      `A circle has the equation $${squares(h, k)} = ${square}$. Find its radius.`,
    ]),
    answer: String(r),
    form: { kind: 'number', variable: 'r' },
    mistakes: slips(
      [square, `That is the square of the radius. Take the square root of ${square}.`],
      [square / 2, `You halved ${square}. Take its square root.`],
      [2 * r, `That is the diameter. The radius is the square root of ${square}.`],
      r > 3 && [rootText(r), `You took the square root twice. The square root of ${square} is enough.`],
    ),
    hints: [
      'Which number in the equation gives the radius?',
      'The right side is the square of the radius.',
      `Take the square root of ${square}.`,
    ],
    steps: [
      line(
        'practice.circle-radius',
        'The right side is the square of the radius',
        'r^2',
        '=',
        String(square),
      ),
      line('practice.square-root', 'Take the square root', 'r', '=', String(r)),
    ],
  };
}

function constant(random: Random): Draft {
  const [h, k] = drawn(random);
  const [dx, dy] = [random.wholeExcept(-6, 6, 0), random.wholeExcept(-6, 6, 0)];
  const [x, y] = [h + dx, k + dy];
  const c = dx ** 2 + dy ** 2;
  if (Math.abs(dx) === Math.abs(dy)) return constant(random);
  return {
    question: random.pick([
      `A circle with center ${pointText(h, k)} passes through ${pointText(x, y)}. Its equation is $${squares(h, k)} = c$. What is c?`,
      `The circle $${squares(h, k)} = c$ passes through the point ${pointText(x, y)}. Find c.`,
    ]),
    answer: String(c),
    form: { kind: 'number', variable: 'c' },
    mistakes: slips(
      [
        rootText(c),
        `That is the radius. In the equation, c is its square: $${signed(dx)}^2 + ${signed(dy)}^2$.`,
      ],
      [(x + h) ** 2 + (y + k) ** 2, `Check the signs. For $x = ${x}$, the first parentheses are ${dx}.`],
      [
        Math.abs(dx) + Math.abs(dy),
        `You added the distances ${Math.abs(dx)} and ${Math.abs(dy)}. Square them first.`,
      ],
      [(dx + dy) ** 2, `You added before squaring. Square ${dx} and ${dy} first, then add.`],
    ),
    hints: [
      'A point on the circle satisfies the equation.',
      `Substitute $x = ${x}$ and $y = ${y}$.`,
      `The parentheses are ${dx} and ${dy}. Square both and add.`,
    ],
    steps: [
      line(
        'practice.substitute',
        `Substitute ${x} for x and ${y} for y`,
        'c',
        '=',
        `(${x} - ${signed(h)})^2 + (${y} - ${signed(k)})^2`,
      ),
      line('practice.work-out', 'Square and add', `(${dx})^2 + (${dy})^2`, '=', String(c)),
    ],
  };
}

function expanded(random: Random): Draft {
  const [[h, k], r, isCenter] = [drawn(random), random.whole(2, 9), random.oneIn(2)];
  const rest = h ** 2 + k ** 2 - r ** 2;
  if (rest === 0) return expanded(random);
  const text = `x^2 + y^2 ${sumText([-2 * h, 'x'], [-2 * k, 'y'], [rest, ''])
    .replace(/^-/, '- ')
    .replace(/^(?=\d)/, '+ ')} = 0`;
  const known = h ** 2 + k ** 2;
  const hints = [
    'Complete the square, once for x and once for y.',
    `For x, half of ${-2 * h} is ${-h}. For y, half of ${-2 * k} is ${-k}.`,
    `The equation becomes $${squares(h, k)} = ${r ** 2}$.`,
  ] as const;
  if (isCenter)
    return {
      question: random.pick([
        `What is the center of the circle with equation $${text}$?`,
        `A circle has the equation $${text}$. Give its center as (x, y).`,
      ]),
      answer: pointText(h, k),
      form: { kind: 'point', names: ['x', 'y'] },
      mistakes: slips(
        [
          pointText(-h, -k),
          `The signs are wrong. Half of ${-2 * h} gives $(${sumText([1, 'x'], [-h, ''])})^2$, which is 0 at $x = ${h}$.`,
        ],
        [
          pointText(2 * h, 2 * k),
          `You didn’t halve ${-2 * h} and ${-2 * k}. Complete the square with half of each.`,
        ],
        [
          pointText(-2 * h, -2 * k),
          `Those are the coefficients. Take half of each, and change the sign: ${-2 * h} gives ${h}.`,
        ],
        [pointText(k, h), `The coordinates are in the wrong order. The x-coordinate is ${h}.`],
      ),
      hints: [...hints],
      steps: [
        line('practice.complete-square', `Half of ${-2 * h}, with the opposite sign`, 'x', '=', String(h)),
        line('practice.complete-square', `Half of ${-2 * k}, with the opposite sign`, 'y', '=', String(k)),
      ],
    };
  return {
    question: random.pick([
      `What is the radius of the circle with equation $${text}$?`,
      `A circle has the equation $${text}$. Find its radius.`,
    ]),
    answer: String(r),
    form: { kind: 'number', variable: 'r' },
    mistakes: slips(
      [r ** 2, `That is the square of the radius. Take the square root of ${r ** 2}.`],
      rest < 0 && [
        rootText(-rest),
        `You forgot to complete the squares, which adds ${h ** 2} and ${k ** 2} on the right side.`,
      ],
      known + rest > 0 && [
        rootText(known + rest),
        `The sign of ${rest} is wrong. On the right side it becomes ${-rest}.`,
      ],
      [
        rootText(known),
        `You forgot the constant ${rest}. The right side is $${h ** 2} + ${k ** 2} - ${signed(rest)}$.`,
      ],
    ),
    hints: [...hints],
    steps: [
      line(
        'practice.complete-square',
        'Both squares on the left, the numbers on the right',
        `${h ** 2} + ${k ** 2} - ${signed(rest)}`,
        '=',
        String(r ** 2),
      ),
      line(
        'practice.circle-radius',
        'The right side is the square of the radius',
        'r^2',
        '=',
        String(r ** 2),
      ),
      line('practice.square-root', 'Take the square root', 'r', '=', String(r)),
    ],
  };
}
