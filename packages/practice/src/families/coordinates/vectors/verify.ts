import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { valueOfText } from '../../shared/checks.test-support.js';

/** Walks along the vectors, one after the other, and measures where the walk ends. */
export const verify: Verify = ({ question, answer }) => {
  const points = [...question.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = points;
  const [, m = '', sign = '', n = ''] = /(\d?)a ([+−]) (\d?)b/.exec(question) ?? [];
  let [x, y] = [0, 0];
  const walk = (dx: number, dy: number, times: number): void => {
    for (let step = 0; step < Math.abs(times); step++) {
      x += times < 0 ? -dx : dx;
      y += times < 0 ? -dy : dy;
    }
  };
  if (sign !== '') {
    walk(ax, ay, Number(m || 1));
    walk(bx, by, Number(n || 1) * (sign === '+' ? 1 : -1));
  } else if (points.length === 2) {
    walk(ax, ay, -1); // From A back to the origin, then to B.
    walk(bx, by, 1);
  } else walk(ax, ay, 1);
  const isRight = question.includes('length')
    ? valueOfText(answer)
        .pow(2)
        .minus(x * x + y * y)
        .abs()
        .lt('1e-20')
    : answer.replaceAll('−', '-') === `(${x}, ${y})`;
  return { values: {}, faults: isRight ? [] : [`the vector is (${x}, ${y})`] };
};
