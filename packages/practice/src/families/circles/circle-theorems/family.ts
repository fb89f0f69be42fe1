import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { angle, segment } from '../../shared/figure.js';
import { degrees } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';
import { at, circleWith, O } from './drawing.js';
import { chord, isosceles, tangents } from './radii.js';

/** Angles in circles: central and inscribed angles, a triangle on a diameter, cyclic quadrilaterals, tangents. */
export const circleTheorems: Family = {
  id: 'circle-theorems',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.oneIn(3) ? onDiameter(random) : central(random);
    if (difficulty === 'medium') return random.oneIn(3) ? isosceles(random) : cyclic(random);
    return random.oneIn(2) ? tangents(random) : chord(random);
  },
};

function central(random: Random): Draft {
  const [half, isCentralGiven] = [random.whole(30, 66), random.oneIn(2)];
  const [inner, given, sought] = [
    2 * half,
    isCentralGiven ? 2 * half : half,
    isCentralGiven ? half : 2 * half,
  ];
  const [A, B, C] = [at(270 - half), at(270 + half), at(90)];
  const [known, asked] = isCentralGiven ? ['AOB', 'ACB'] : ['ACB', 'AOB'];
  return {
    question: random.pick([
      `A, B and C are points on a circle with center O, and C is on the major arc AB. Angle ${known} is ${given}°. What is the measure of angle ${asked}?`,
      `In a circle with center O, C is a point on the major arc AB, and angle ${known} measures ${given}°. Find angle ${asked}.`,
    ]),
    ...degrees(sought),
    drawing: circleWith(
      `A circle with center O and the points A, B and C on it. C is on the other side of the center from the chord AB. Angle ${known} is ${given}°, and angle ${asked} is unknown.`,
      [
        segment(A, C),
        segment(B, C),
        segment(O, A),
        segment(O, B),
        angle(O, A, B, isCentralGiven ? `${inner}°` : '?'),
        angle(C, A, B, isCentralGiven ? '?' : `${half}°`),
      ],
      [
        ['A', 270 - half],
        ['B', 270 + half],
        ['C', 90],
      ],
    ),
    mistakes: slips(
      [
        isCentralGiven ? 2 * given : given / 2,
        isCentralGiven
          ? `You doubled ${given}°. The inscribed angle at C is half of the central angle at O.`
          : `You halved ${given}°. The central angle at O is twice the inscribed angle at C.`,
      ],
      [
        180 - given,
        `You subtracted ${given}° from 180°. Both angles belong to the same arc: one is half of the other.`,
      ],
      [
        90 - given > 0 ? 90 - given : undefined,
        `There is no right angle here. Compare ${given}° with the angle at ${isCentralGiven ? 'C' : 'O'}.`,
      ],
      [
        360 - given,
        `That is the other side of the full turn. Compare ${given}° with the other angle that intercepts arc AB.`,
      ],
    ),
    hints: [
      'Both angles intercept the same arc AB.',
      'The central angle is twice the inscribed angle on the same arc.',
      isCentralGiven ? `Divide ${given}° by 2.` : `Multiply ${given}° by 2.`,
    ],
    steps: [
      line(
        'practice.inscribed-angle',
        'The central angle is twice the inscribed angle',
        isCentralGiven ? '2*x' : 'x',
        '=',
        isCentralGiven ? String(given) : `2*${given}`,
      ),
      isCentralGiven
        ? line('practice.divide-both-sides', 'Divide by 2', 'x', '=', String(sought))
        : line('practice.multiply', 'Multiply', `2*${given}`, '=', String(sought)),
    ],
  };
}

function onDiameter(random: Random): Draft {
  const given = random.wholeExcept(22, 68, 45);
  const sought = 90 - given;
  const [A, B, C] = [at(180), at(0), at(2 * given)];
  return {
    question: random.pick([
      `AB is a diameter of a circle, and C is another point on the circle. Angle CAB is ${given}°. What is the measure of angle ABC?`,
      `A triangle ABC has its vertices on a circle, and AB is a diameter. Angle CAB measures ${given}°. Find angle ABC.`,
    ]),
    ...degrees(sought),
    drawing: circleWith(
      `A circle with center O, the diameter AB and a point C above it. In triangle ABC, the angle at A is ${given}°, and the angle at B is unknown.`,
      [{ kind: 'polygon', points: [A, B, C] }, angle(A, B, C, `${given}°`), angle(B, C, A, '?')],
      [
        ['A', 180],
        ['B', 0],
        ['C', 2 * given],
      ],
      270,
    ),
    mistakes: slips(
      [
        180 - given,
        `You forgot the angle at C. It is a right angle, so only 90° are left for ${given}° and the angle at B.`,
      ],
      [
        2 * given,
        `You doubled ${given}°. The triangle has a right angle at C, so subtract ${given}° from 90°.`,
      ],
      [given, `The triangle isn’t isosceles. It has a right angle at C, so subtract ${given}° from 90°.`],
      [(180 - given) / 2, `The angles at B and C aren’t equal. The angle at C is 90°.`],
    ),
    hints: [
      'What is special about the angle at C, across from the diameter?',
      'An angle inscribed in a half circle is a right angle, so angle C is 90°.',
      `The angles at A and B add up to 90°. Subtract ${given}°.`,
    ],
    steps: [
      line('practice.half-circle-angle', 'The angle at C is a right angle', `${given} + x + 90`, '=', '180'),
      line('practice.subtract-from-both-sides', 'Solve for x', 'x', '=', `180 - 90 - ${given}`),
      line('practice.subtract', 'Subtract', `180 - 90 - ${given}`, '=', String(sought)),
    ],
  };
}

function cyclic(random: Random): Draft {
  const [given, turn] = [random.wholeExcept(62, 118, 90), random.whole(-12, 12)];
  const sought = 180 - given;
  const [A, B, C, D] = [180 + turn, -given, turn, given];
  const [a, b, c, d] = [at(A), at(B), at(C), at(D)];
  const [p, q] = random.pick([
    ['A', 'C'],
    ['C', 'A'],
  ]);
  const mark = (name: string): string => (name === p ? `${name === 'A' ? given : sought}°` : '?');
  const [shown, asked] = p === 'A' ? [given, sought] : [sought, given];
  return {
    question: random.pick([
      `The vertices of quadrilateral ABCD are on a circle. Angle ${p} is ${shown}°. What is the measure of angle ${q}?`,
      `ABCD is a cyclic quadrilateral, and angle ${p} measures ${shown}°. Find angle ${q}, across from it.`,
    ]),
    ...degrees(asked),
    drawing: circleWith(
      `A quadrilateral ABCD with all vertices on a circle. The angle at ${p} is ${shown}°, and the angle at ${q}, across from it, is unknown.`,
      [{ kind: 'polygon', points: [a, b, c, d] }, angle(a, b, d, mark('A')), angle(c, d, b, mark('C'))],
      [
        ['A', A],
        ['B', B],
        ['C', C],
        ['D', D],
      ],
    ),
    mistakes: slips(
      [shown, `Opposite angles of a cyclic quadrilateral aren’t equal. With ${shown}°, they add up to 180°.`],
      [360 - shown, `You used 360°, the sum of all four angles. Two opposite ones add up to 180°.`],
      [Math.abs(90 - shown), `Opposite angles add up to 180°, not 90°. Subtract ${shown}° from 180°.`],
      [2 * shown, `You doubled ${shown}°. That is for a central angle. Opposite angles add up to 180°.`],
    ),
    hints: [
      'All four vertices are on the circle. What is true of opposite angles?',
      'Opposite angles of a cyclic quadrilateral add up to 180°.',
      `Subtract ${shown}° from 180°.`,
    ],
    steps: [
      line(
        'practice.cyclic-quadrilateral',
        'Opposite angles add up to 180 degrees',
        `x + ${shown}`,
        '=',
        '180',
      ),
      line('practice.subtract-from-both-sides', `Subtract ${shown}`, 'x', '=', String(asked)),
    ],
  };
}
