import { angleSize } from '../../../drawing.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Point } from '../../../problem.js';
import { labelFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { expressionsOf } from '../../shared/checks.test-support.js';
import { answerNumber } from '../../shared/text-numbers.test-support.js';

/** Tries every whole number for x until the angles add up, and measures the angles of the figure. */
export const verify: Verify = (problem) => {
  const expressions = expressionsOf(problem);
  const values = (x: number): readonly number[] =>
    expressions.map((expression) => realValue(expression, { x: String(x) }).toNumber());
  const sum = (expressions.length - 2) * 180;
  const x =
    Array.from({ length: 181 }, (_, n) => n).find((n) => values(n).reduce((a, b) => a + b, 0) === sum) ?? NaN;
  const expected = problem.question.includes('largest') ? Math.max(...values(x)) : x;
  const points =
    problem.drawing?.shapes.flatMap((shape): readonly Point[] =>
      shape.kind === 'polygon' ? shape.points : [],
    ) ?? [];
  const measured = points.map((at, index) =>
    angleSize({
      at,
      from: points[(index + 1) % points.length] ?? at,
      to: points[(index + points.length - 1) % points.length] ?? at,
    }),
  );
  const isDrawn = values(x).every((size, index) => Math.abs((measured[index] ?? 0) - size) < 1);
  return {
    values: { x: String(x) },
    faults: [
      ...(answerNumber(problem) === expected ? [] : [`the answer should be ${expected}`]),
      ...(isDrawn ? [] : ['the figure has other angles']),
      ...(problem.drawing ? labelFaults(problem.drawing) : []),
    ],
  };
};
