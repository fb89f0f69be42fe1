import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { labelledPolygon, rightAngle } from '../../shared/figure.js';
import { answerWithUnit, rootText, simplifiedRoot } from '../../shared/measure.js';
import { scaledTriple } from '../../shared/triple.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

/** The third side of a right triangle: an integer or a root. */
export const pythagoras: Family = {
  id: 'pythagoras',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'hard') return random.oneIn(2) ? rootOfSum(random) : rootOfDifference(random);
    const [a, b, c] = scaledTriple(random, 60);
    return difficulty === 'easy' ? hypotenuse(random, a, b, c) : leg(random, a, b, c);
  },
};

function drawing(a: number, b: number, texts: readonly [string, string, string], said: string): Drawing {
  return labelledPolygon(
    `A right triangle. ${said}`,
    [
      [0, 0],
      [a, 0],
      [0, b],
    ],
    [texts[0], texts[2], texts[1]],
    { lines: [rightAngle([0, 0], [a, 0], [0, b])] },
  );
}

function hypotenuse(random: Random, a: number, b: number, c: number): Draft {
  const [unit, isDiagonal] = [random.pick(['cm', 'm']), random.oneIn(2)];
  const [au, bu] = [`${a} ${unit}`, `${b} ${unit}`];
  return {
    question: isDiagonal
      ? `The sides of a rectangle are ${au} and ${bu} long. How long is its diagonal?`
      : `The legs of a right triangle are ${au} and ${bu} long. How long is the hypotenuse?`,
    ...answerWithUnit(c, unit),
    mistakes: slips(
      [a + b, `You added the two sides. Add the squares, $${a}^2 + ${b}^2$, and then take the square root.`],
      [c ** 2, `That is the square of the length. Take the square root of ${c ** 2}.`],
      [
        rootText(Math.abs(a ** 2 - b ** 2)),
        `You subtracted the squares. You are looking for the longest side, so add them.`,
      ],
      [
        quotientText(a ** 2 + b ** 2, 2),
        `You divided ${c ** 2} by 2. To undo a square, take the square root.`,
      ],
      [
        rootText(2 * (a + b)),
        `You doubled the sides. To square a number, multiply it by itself: $${a} * ${a}$.`,
      ],
    ),
    hints: [
      isDiagonal
        ? 'The diagonal divides the rectangle into two right triangles.'
        : 'Find the right angle. The side you are looking for is opposite it.',
      'By the Pythagorean theorem, $a^2 + b^2 = c^2$.',
      `Take the square root of $${a}^2 + ${b}^2$.`,
    ],
    steps: [
      line('practice.pythagorean-theorem', 'Pythagorean theorem', 'c^2', '=', `${a}^2 + ${b}^2`),
      line('practice.square', 'Calculate the squares', `${a}^2 + ${b}^2`, '=', `${a ** 2} + ${b ** 2}`),
      line('practice.add', 'Add', `${a ** 2} + ${b ** 2}`, '=', String(c ** 2)),
      line('practice.square-root', 'Square root', 'c', '=', String(c)),
    ],
    drawing: drawing(a, b, [au, bu, '?'], `The legs are ${au} and ${bu}. The hypotenuse is unknown.`),
  };
}

function leg(random: Random, a: number, b: number, c: number): Draft {
  const [unit, isDiagonal] = [random.pick(['cm', 'm']), random.oneIn(2)];
  const [au, cu] = [`${a} ${unit}`, `${c} ${unit}`];
  return {
    question: isDiagonal
      ? `The diagonal of a rectangle is ${cu} long, and one side is ${au} long. How long is the other side?`
      : `A right triangle has a leg of ${au} and a hypotenuse of ${cu}. How long is the other leg?`,
    ...answerWithUnit(b, unit),
    mistakes: slips(
      [
        rootText(a ** 2 + c ** 2),
        `You added the squares. The side of ${cu} is the longest one, so subtract: $${c}^2 - ${a}^2$.`,
      ],
      [b ** 2, `That is the square of the length. Take the square root of ${b ** 2}.`],
      [
        c - a,
        `You subtracted the sides. Subtract the squares, $${c}^2 - ${a}^2$, and then take the square root.`,
      ],
      [quotientText(b ** 2, 2), `You divided ${b ** 2} by 2. To undo a square, take the square root.`],
    ),
    hints: [
      isDiagonal
        ? 'The diagonal divides the rectangle into two right triangles. It is their longest side.'
        : 'Which of the two given sides is opposite the right angle? It is the longest.',
      'In $a^2 + b^2 = c^2$, you know c and one of the others.',
      `Take the square root of the difference $${c}^2 - ${a}^2$.`,
    ],
    steps: [
      line('practice.pythagorean-theorem', 'Pythagorean theorem', `${a}^2 + b^2`, '=', `${c}^2`),
      line(
        'practice.subtract-from-both-sides',
        `Subtract ${a} squared from both sides`,
        'b^2',
        '=',
        `${c}^2 - ${a}^2`,
      ),
      line('practice.square', 'Calculate the squares', `${c}^2 - ${a}^2`, '=', String(b ** 2)),
      line('practice.square-root', 'Square root', 'b', '=', String(b)),
    ],
    drawing: drawing(
      a,
      b,
      [au, '?', cu],
      `One leg is ${au}, and the hypotenuse is ${cu}. The other leg is unknown.`,
    ),
  };
}

/** Returns the step that simplifies a root, if it can be simplified. */
function simplified(radicand: number) {
  const [outside, inside] = simplifiedRoot(radicand);
  if (outside === 1) return [];
  const product = `√(${outside ** 2}*${inside})`;
  return [
    line('practice.square-factor', 'Factor out a perfect square', `√${radicand}`, '=', product),
    line('practice.simplify-root', 'Simplify the root', product, '=', rootText(radicand)),
  ];
}

function rootOfSum(random: Random): Draft {
  const [a, b, unit] = [random.whole(2, 12), random.whole(2, 12), random.pick(['cm', 'm'])];
  const square = a ** 2 + b ** 2;
  if (simplifiedRoot(square)[1] === 1 || Math.max(a, b) > 3 * Math.min(a, b)) return rootOfSum(random);
  const [au, bu] = [`${a} ${unit}`, `${b} ${unit}`];
  return {
    question: `The legs of a right triangle are ${au} and ${bu} long. How long is the hypotenuse? Give the exact answer in radical form.`,
    ...answerWithUnit(rootText(square), unit),
    mistakes: slips(
      [a + b, `You added the two sides. Add the squares, $${a}^2 + ${b}^2$, and then take the square root.`],
      [square, `That is the square of the length. Take the square root of ${square}.`],
      a !== b && [
        rootText(Math.abs(a ** 2 - b ** 2)),
        `You subtracted the squares. You are looking for the longest side, so add them.`,
      ],
      [
        rootText(2 * (a + b)),
        `You doubled the sides. To square a number, multiply it by itself: $${a} * ${a}$.`,
      ],
      [rootText(a + b), `You forgot the squares. Take the square root of $${a}^2 + ${b}^2$.`],
    ),
    hints: [
      'The Pythagorean theorem gives the square of the hypotenuse.',
      'The square root isn’t a whole number. Leave it as a root and don’t round.',
      `The square of the hypotenuse is $${a ** 2} + ${b ** 2} = ${square}$.`,
    ],
    steps: [
      line('practice.pythagorean-theorem', 'Pythagorean theorem', 'c^2', '=', `${a}^2 + ${b}^2`),
      line('practice.add', 'Calculate the sum', `${a}^2 + ${b}^2`, '=', String(square)),
      line('practice.square-root', 'Square root', 'c', '=', `√${square}`),
      ...simplified(square),
    ],
    drawing: drawing(a, b, [au, bu, '?'], `The legs are ${au} and ${bu}. The hypotenuse is unknown.`),
  };
}

function rootOfDifference(random: Random): Draft {
  const [a, more, unit] = [random.whole(3, 12), random.whole(1, 8), random.pick(['cm', 'm'])];
  const c = a + more;
  const square = c ** 2 - a ** 2;
  const b = Math.sqrt(square);
  if (simplifiedRoot(square)[1] === 1 || Math.max(a, b) > 3 * Math.min(a, b)) return rootOfDifference(random);
  const [au, cu] = [`${a} ${unit}`, `${c} ${unit}`];
  return {
    question: `A right triangle has a leg of ${au} and a hypotenuse of ${cu}. How long is the other leg? Give the exact answer in radical form.`,
    ...answerWithUnit(rootText(square), unit),
    mistakes: slips(
      [
        rootText(a ** 2 + c ** 2),
        `You added the squares. The hypotenuse is given, so subtract: $${c}^2 - ${a}^2$.`,
      ],
      [square, `That is the square of the length. Take the square root of ${square}.`],
      [
        more,
        `You subtracted the sides. Subtract the squares, $${c}^2 - ${a}^2$, and then take the square root.`,
      ],
      [
        rootText(2 * more),
        `You doubled the sides. To square a number, multiply it by itself: $${c} * ${c}$.`,
      ],
    ),
    hints: [
      'The hypotenuse is given. You are looking for one of the shorter sides.',
      'The square of a leg is the difference of two squares.',
      `The square of the leg is $${c ** 2} - ${a ** 2} = ${square}$.`,
    ],
    steps: [
      line('practice.pythagorean-theorem', 'Pythagorean theorem', 'b^2', '=', `${c}^2 - ${a}^2`),
      line('practice.subtract', 'Calculate the difference', `${c}^2 - ${a}^2`, '=', String(square)),
      line('practice.square-root', 'Square root', 'b', '=', `√${square}`),
      ...simplified(square),
    ],
    drawing: drawing(
      a,
      b,
      [au, '?', cu],
      `One leg is ${au}, and the hypotenuse is ${cu}. The other leg is unknown.`,
    ),
  };
}
