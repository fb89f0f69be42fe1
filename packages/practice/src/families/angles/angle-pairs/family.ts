import { type Draft, type Family, line } from '../../../family.js';
import type { DrawnShape, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { angle, figure, polar, segment } from '../../shared/figure.js';
import { degrees } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** Angles at one point. */
export const anglePairs: Family = {
  id: 'angle-pairs',
  category: 'geometry',
  difficulties: ['easy', 'medium'],
  repeatsAnswers: true,
  make: (random, difficulty) => {
    if (difficulty === 'medium') return threeOnLine(random);
    return random.oneIn(2) ? onLine(random) : crossing(random);
  },
};

const CENTER: Point = [0, 0];
const REACH = 10;

function rays(...directions: readonly number[]): readonly DrawnShape[] {
  return directions.map((direction) => segment(CENTER, polar(CENTER, REACH, direction)));
}

function corner(from: number, to: number, text: string): DrawnShape {
  return angle(CENTER, polar(CENTER, REACH, from), polar(CENTER, REACH, to), text);
}

function onLine(random: Random): Draft {
  const isRight = random.oneIn(3);
  const whole = isRight ? 90 : 180;
  const known = isRight ? random.wholeExcept(25, 65, 45) : random.wholeExcept(32, 148, 90);
  const [w, k] = [String(whole), String(known)];
  const place = isRight ? 'together form a right angle' : 'are side by side on a straight line';
  return {
    question: `Two angles ${place}. One of them is ${k}°. What is the measure of the other one?`,
    ...degrees(whole - known),
    mistakes: slips(
      (isRight || known < 90) && [
        isRight ? 180 - known : 90 - known,
        isRight
          ? `You subtracted ${k}° from a straight angle. A right angle is 90°.`
          : `You subtracted ${k}° from a right angle. A straight angle is 180°.`,
      ],
      [known, `The two angles are not equal. They add up to ${w}°.`],
      [360 - known, `You subtracted ${k}° from a full turn. The two angles add up to ${w}°.`],
      [whole + known, `You added. Subtract ${k}° from ${w}°.`],
    ),
    hints: [
      isRight
        ? 'How many degrees are in a right angle?'
        : 'How many degrees are in a straight angle, half a turn?',
      `The two angles add up to ${w}°.`,
      `Subtract ${k}° from ${w}°.`,
    ],
    steps: [
      isRight
        ? line('practice.complementary-angles', 'Angles that form a right angle', `x + ${k}`, '=', w)
        : line('practice.angles-on-a-line', 'Angles on a straight line', `x + ${k}`, '=', w),
      line(
        'practice.subtract-from-both-sides',
        `Subtract ${k} from both sides`,
        'x',
        '=',
        String(whole - known),
      ),
    ],
    drawing: figure(
      isRight
        ? `A right angle, divided by a ray into two angles. One is ${k}°, and the other is x.`
        : `A straight line. A ray from a point on it forms two angles, side by side. One is ${k}°, and the other is x.`,
      [...rays(0, known, whole), corner(0, known, `${k}°`), corner(known, whole, 'x')],
    ),
  };
}

function crossing(random: Random): Draft {
  const [known, isOpposite] = [random.wholeExcept(35, 145, 90), random.oneIn(2)];
  const [k, x] = [String(known), isOpposite ? known : 180 - known];
  const drawing = figure(
    `Two straight lines cross. One angle between them is ${k}°. The angle ${isOpposite ? 'opposite' : 'next to'} it is x.`,
    [
      ...rays(0, known, 180, known + 180),
      corner(0, known, `${k}°`),
      isOpposite ? corner(180, 180 + known, 'x') : corner(known, 180, 'x'),
    ],
  );
  const supplement = String(180 - known);
  return {
    question: `Two straight lines cross. One of the four angles is ${k}°. What is the measure of the angle ${isOpposite ? 'opposite' : 'next to'} it?`,
    ...degrees(x),
    mistakes: isOpposite
      ? slips(
          [180 - known, `That is the adjacent angle. The angle opposite ${k}° is equal to it.`],
          [360 - known, `You subtracted ${k}° from a full turn. Opposite angles are equal.`],
          known < 90 && [90 - known, `No right angle is given here. Opposite angles are equal.`],
        )
      : slips(
          [
            known,
            `That is the opposite angle. The angle next to it forms a straight line with it, so together they make 180°.`,
          ],
          [
            360 - known,
            `You subtracted ${k}° from a full turn. Two angles side by side on a straight line add up to 180°.`,
          ],
          known < 90 && [90 - known, `You subtracted ${k}° from a right angle. A straight angle is 180°.`],
        ),
    hints: [
      'Two adjacent angles form a straight line.',
      isOpposite
        ? `Go around: next to ${k}° is ${supplement}°. What is next to that one?`
        : 'Adjacent angles add up to 180°.',
      isOpposite ? 'Opposite angles of two intersecting lines are equal.' : `Subtract ${k}° from 180°.`,
    ],
    steps: isOpposite
      ? [
          line('practice.angles-on-a-line', 'The adjacent angle', `180 - ${k}`, '=', supplement),
          line('practice.vertical-angles', 'Opposite angles are equal', `180 - ${supplement}`, '=', k),
        ]
      : [
          line('practice.angles-on-a-line', 'Angles on a straight line', `x + ${k}`, '=', '180'),
          line('practice.subtract-from-both-sides', `Subtract ${k} from both sides`, 'x', '=', supplement),
        ],
    drawing,
  };
}

function threeOnLine(random: Random): Draft {
  const [first, second] = [random.whole(35, 75), random.whole(35, 75)];
  const x = 180 - first - second;
  if (x === first || x === second || first === second) return threeOnLine(random);
  const [a, b, sum] = [String(first), String(second), String(first + second)];
  return {
    question: `Three angles are side by side on a straight line. Two of them are ${a}° and ${b}°. What is the measure of the third?`,
    ...degrees(x),
    mistakes: slips(
      [sum, `That is the sum of the two known angles. Subtract it from 180°.`],
      [360 - first - second, `You used a full turn. A straight line is half a turn, 180°.`],
      [180 - first, `You subtracted only one of the angles. Subtract the ${b}° angle as well.`],
      [180 - second, `You subtracted only one of the angles. Subtract the ${a}° angle as well.`],
    ),
    hints: [
      'Side by side on a straight line, the angles make half a turn.',
      'All three add up to 180°.',
      `The two known angles add up to ${sum}°.`,
    ],
    steps: [
      line('practice.angles-on-a-line', 'Angles on a straight line', `x + ${a} + ${b}`, '=', '180'),
      line('practice.add', 'Add the known angles', `x + ${sum}`, '=', '180'),
      line('practice.subtract-from-both-sides', `Subtract ${sum} from both sides`, 'x', '=', String(x)),
    ],
    drawing: figure(
      `A straight line. Two rays from a point on it form three angles, side by side: ${a}°, x and ${b}°.`,
      [
        ...rays(0, first, first + x, 180),
        corner(0, first, `${a}°`),
        corner(first, first + x, 'x'),
        corner(first + x, 180, `${b}°`),
      ],
    ),
  };
}
