import { angleSize } from '../../../drawing.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber } from '../../shared/text-numbers.test-support.js';

/** Measures the unknown angle in the figure, whose points are on the circle. */
export const verify: Verify = (problem) => {
  const own = answerNumber(problem);
  const shapes = problem.drawing?.shapes ?? [];
  const measured = shapes.flatMap((shape) =>
    shape.kind === 'angle' && shape.label === '?' ? [angleSize(shape)] : [],
  );
  const onCircle = shapes.flatMap((shape) => (shape.kind === 'dot' ? [Math.hypot(...shape.at)] : []));
  const given = Number(/(\d+)°/.exec(problem.question)?.[1]);
  const isGiven = shapes.some((shape) => shape.kind === 'angle' && shape.label === `${given}°`);
  const isRight = measured.length === 1 && Math.abs((measured[0] ?? 0) - own) < 0.2;
  return {
    values: { x: String(own) },
    faults: [
      ...(isRight ? [] : [`the figure has ${measured.join()}°`]),
      ...(isGiven ? [] : ['the given angle is missing']),
      ...(onCircle.every((distance) => distance === 0 || Math.abs(distance - 10) < 0.02)
        ? []
        : ['a point isn’t on the circle']),
      ...drawingFaults(problem),
    ],
  };
};
