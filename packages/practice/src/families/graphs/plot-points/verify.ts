import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** Follows the moves of the question from the drawn point, or from the origin. */
export const verify: Verify = ({ question, graph, answer }) => {
  const [drawn] = (graph?.parts ?? []).flatMap((part) => (part.kind === 'point' ? [part.at] : []));
  let [x, y] = drawn ?? [0, 0];
  for (const [, size, way] of question.matchAll(/(\d) units? (to the right|to the left|up|down)/g)) {
    if (way === 'to the right') x += Number(size);
    if (way === 'to the left') x -= Number(size);
    if (way === 'up') y += Number(size);
    if (way === 'down') y -= Number(size);
  }
  if (/mirror|Reflect/.test(question)) {
    if (question.includes('x-axis')) y = -y;
    else x = -x;
  }
  const isRight = answer === `(${x}, ${y})`;
  return { values: { x: String(x), y: String(y) }, faults: isRight ? [] : [`the point is (${x}, ${y})`] };
};
