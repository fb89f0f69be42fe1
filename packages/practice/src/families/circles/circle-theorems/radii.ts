import { type Draft, line } from '../../../family.js';
import type { Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { angle, figure, rightAngle, segment } from '../../shared/figure.js';
import { degrees } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';
import { at, circleWith, O, RADIUS } from './drawing.js';

/** A chord with the radii to its ends makes an isosceles triangle. */
export function isosceles(random: Random): Draft {
  const given = random.wholeExcept(25, 60, 45, 60);
  const half = 90 - given;
  const sought = 2 * half;
  const [A, B] = [at(270 - half), at(270 + half)];
  return {
    question: random.pick([
      `AB is a chord of a circle with center O. Angle OAB is ${given}°. What is the measure of angle AOB?`,
      `A circle has center O and chord AB. Angle OAB measures ${given}°. Find the central angle AOB.`,
    ]),
    ...degrees(sought),
    drawing: circleWith(
      `A circle with center O and a chord AB below it. In triangle OAB, the angle at A is ${given}°, and the angle at O is unknown.`,
      [segment(A, B), segment(O, A), segment(O, B), angle(A, B, O, `${given}°`), angle(O, A, B, '?')],
      [
        ['A', 270 - half],
        ['B', 270 + half],
      ],
    ),
    mistakes: slips(
      [given, `Angle AOB isn’t equal to ${given}°. The equal angles are at A and B, next to the chord.`],
      [180 - given, `You subtracted only one angle of ${given}°. The angle at B is just as large.`],
      [(180 - given) / 2, `The equal angles are at A and B, not at O. Subtract ${given}° twice.`],
      [2 * given, `That is the sum of the angles at A and B, ${given}° each. Subtract it from 180°.`],
    ),
    hints: [
      'OA and OB are radii. What kind of triangle is OAB?',
      `The triangle is isosceles, so the angle at B is ${given}°, too.`,
      `Subtract $2 * ${given}$ from 180°.`,
    ],
    steps: [
      line(
        'practice.equal-radii',
        'OA and OB are radii, so the angles at A and B are equal',
        `2*${given} + x`,
        '=',
        '180',
      ),
      line('practice.subtract-from-both-sides', `Subtract ${2 * given}`, 'x', '=', String(sought)),
    ],
  };
}

/** Asks for an angle between two tangents or between the radii to them. */
export function tangents(random: Random): Draft {
  const [half, isOutside] = [random.whole(26, 35), random.oneIn(2)];
  const [outer, inner] = [2 * half, 180 - 2 * half];
  const [given, sought] = isOutside ? [outer, inner] : [inner, outer];
  const [P, A, B]: readonly Point[] = [
    [RADIUS / Math.sin((half * Math.PI) / 180), 0],
    at(90 - half),
    at(half - 90),
  ];
  const [known, asked] = isOutside ? ['APB', 'AOB'] : ['AOB', 'APB'];
  if (!P || !A || !B) return tangents(random);
  return {
    question: random.pick([
      `From a point P, two tangents touch a circle with center O at A and B. Angle ${known} is ${given}°. What is the measure of angle ${asked}?`,
      `PA and PB are tangents to a circle with center O, and A and B are on the circle. Angle ${known} measures ${given}°. Find angle ${asked}.`,
      `The tangents from P touch a circle at A and B. Its center is O. What is the measure of angle ${asked} if angle ${known} is ${given}°?`,
    ]),
    ...degrees(sought),
    drawing: figure(
      `A circle with center O and a point P outside. Tangents from P touch the circle at A and B, where they are perpendicular to the radii. Angle ${known} is ${given}°, and angle ${asked} is unknown.`,
      [
        { kind: 'circle', center: O, radius: RADIUS },
        segment(P, A),
        segment(P, B),
        segment(O, A),
        segment(O, B),
        rightAngle(A, P, O),
        rightAngle(B, O, P),
        angle(P, A, B, isOutside ? `${given}°` : '?'),
        angle(O, B, A, isOutside ? '?' : `${given}°`),
      ],
      [
        [O, 180, 'O'],
        [P, 0, 'P'],
        [A, 90 - half, 'A'],
        [B, half - 90, 'B'],
      ],
    ),
    mistakes: slips(
      [
        90 - given > 0 ? 90 - given : undefined,
        `There are two right angles, at A and B. Together with ${given}°, all four angles make 360°.`,
      ],
      [360 - given, `You forgot the right angles at A and B. Subtract them and ${given}° from 360°.`],
      [given / 2, `That is half of ${given}°. In this quadrilateral, the angles at O and P add up to 180°.`],
      [
        given === 2 * sought ? undefined : 2 * given,
        `You doubled ${given}°. That is for an inscribed angle. P is outside the circle.`,
      ],
      [270 - given, `You subtracted only one right angle. There is one at A and one at B.`],
    ),
    hints: [
      'What angle does a tangent make with the radius to the point where it touches the circle?',
      'The angles at A and B are 90°. With the angles at O and P, they add up to 360°.',
      `Subtract 90°, 90° and ${given}° from 360°.`,
    ],
    steps: [
      line(
        'practice.tangent-radius',
        'Tangents are perpendicular to the radii',
        `x + ${given} + 90 + 90`,
        '=',
        '360',
      ),
      line('practice.subtract-from-both-sides', `Subtract ${given} and 180`, 'x', '=', String(sought)),
    ],
  };
}

/** An inscribed angle from an angle between a chord and a radius. */
export function chord(random: Random): Draft {
  const given = random.wholeExcept(25, 58, 45);
  const half = 90 - given;
  const [A, B, C] = [at(270 - half), at(270 + half), at(90)];
  return {
    question: random.pick([
      `A, B and C are points on a circle with center O, and C is on the major arc AB. Angle OAB is ${given}°. What is the measure of angle ACB?`,
      `In a circle with center O, AB is a chord, and C is on the major arc. Angle OAB measures ${given}°. Find angle ACB.`,
      `The triangle ABC has its vertices on a circle. The center O is inside, and angle OAB is ${given}°. What is the measure of angle ACB?`,
    ]),
    ...degrees(half),
    drawing: circleWith(
      `A circle with center O and the points A, B and C on it. C is on the other side of the center from the chord AB. Angle OAB is ${given}°, and angle ACB is unknown.`,
      [
        segment(A, B),
        segment(A, C),
        segment(B, C),
        segment(O, A),
        segment(O, B),
        angle(A, B, O, `${given}°`),
        angle(C, A, B, '?'),
      ],
      [
        ['A', 270 - half],
        ['B', 270 + half],
        ['C', 90],
      ],
      270,
    ),
    mistakes: slips(
      [2 * half, `That is the central angle AOB, $180 - 2 * ${given}$. The inscribed angle is half of it.`],
      [given, `Angle ACB isn’t equal to ${given}°. First find the central angle AOB.`],
      [
        180 - given,
        `You subtracted only one angle of ${given}°. In triangle OAB, the angles at A and B are equal.`,
      ],
      [2 * given, `You doubled ${given}°. It isn’t an inscribed angle on the arc AB. First find angle AOB.`],
    ),
    hints: [
      'OA and OB are radii. What does that say about triangle OAB?',
      `The angle at B is ${given}°, too, so angle AOB is $180 - 2 * ${given}$.`,
      `Angle AOB is ${2 * half}°. The inscribed angle is half of it.`,
    ],
    steps: [
      line(
        'practice.equal-radii',
        'Central angle in the isosceles triangle',
        `180 - 2*${given}`,
        '=',
        String(2 * half),
      ),
      line(
        'practice.inscribed-angle',
        'The inscribed angle is half of it',
        `${2 * half}/2`,
        '=',
        String(half),
      ),
    ],
  };
}
