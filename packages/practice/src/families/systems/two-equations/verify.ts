import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verify } from '../../../testing/problem-faults.test-support.js';

/** Substitutes the answer into both equations of the question. */
export const verify: Verify = (problem) => {
  const [, x = '', y = ''] = /^\((-?\d+), (-?\d+)\)$/.exec(problem.answer) ?? [];
  const values = { x, y };
  const equations = piecesOf(problem).filter((piece) => piece.kind === 'relation');
  const holding = equations.filter(({ left, right }) => realValue(left, values).eq(realValue(right, values)));
  const slopes = equations.map(({ left, right }) => {
    const at = (point: typeof values) => realValue(left, point).minus(realValue(right, point));
    const origin = at({ x: '0', y: '0' });
    return [at({ x: '1', y: '0' }).minus(origin), at({ x: '0', y: '1' }).minus(origin)] as const;
  });
  const [first, second] = slopes;
  const isUnique = first && second && !first[0].times(second[1]).eq(first[1].times(second[0]));
  return {
    values,
    faults: [
      ...(holding.length === 2 ? [] : ['the answer does not solve both equations']),
      ...(isUnique ? [] : ['there are other solutions']),
    ],
  };
};
