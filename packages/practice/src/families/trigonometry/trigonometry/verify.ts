import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber } from '../../shared/text-numbers.test-support.js';

/** Builds the triangle from coordinates: the point at the distance of the hypotenuse in the direction of the angle. */
export const verify: Verify = (problem) => {
  const { question } = problem;
  const own = answerNumber(problem);
  const degrees = Number(/(\d+)°/.exec(question)?.[1] ?? own);
  const length = (name: string): number =>
    Number(new RegExp(`${name}(?: is)? (\\d+) `).exec(question)?.[1] ?? NaN);
  const given = {
    opposite: length('opposite the angle'),
    adjacent: length('next to the angle'),
    hypotenuse: length('hypotenuse'),
  };
  const [sin, cos] = [Math.sin((degrees / 180) * Math.PI), Math.cos((degrees / 180) * Math.PI)];
  const known = [given.hypotenuse, given.opposite / sin, given.adjacent / cos].filter(
    (one) => !Number.isNaN(one),
  );
  const [long = NaN, other = NaN] = known;
  if (problem.difficulty === 'hard') {
    const [opposite, adjacent] = [
      Number.isNaN(given.opposite) ? Math.sqrt(given.hypotenuse ** 2 - given.adjacent ** 2) : given.opposite,
      Number.isNaN(given.adjacent) ? Math.sqrt(given.hypotenuse ** 2 - given.opposite ** 2) : given.adjacent,
    ];
    const exact = (Math.atan2(opposite, adjacent) * 180) / Math.PI;
    const isRight = Math.abs(exact - own) <= 0.05 && Math.abs(long - other) < long * 0.01;
    return {
      values: { x: String(exact) },
      faults: [...(isRight ? [] : [`the angle is ${exact}`]), ...drawingFaults(problem)],
    };
  }
  const sought = /(?:How long is|Find) ([a-z ]+?)(?:\?| if)/.exec(question)?.[1] ?? '';
  const exact = sought.includes('opposite') ? long * sin : sought.includes('next') ? long * cos : long;
  return {
    values: { x: String(exact) },
    faults: [
      ...(Math.abs(exact - own) <= 0.05 ? [] : [`the side is ${exact}`]),
      ...drawingFaults(problem, { sought: exact }),
    ],
  };
};
