import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { expressionsOf, isClose, valueOfText } from '../../shared/checks.test-support.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the expressions at several numbers, or checks that the completed expression has a double zero. */
export const verify: Verify = (problem) => {
  if (problem.difficulty !== 'easy')
    return verifyIdentity(problem, (answer) => /^-?\d*\(x [+-] \d+\)\^2 [+-] \d+$/.test(answer));
  const [asked] = expressionsOf(problem);
  const added = valueOfText(problem.answer);
  const at = (x: string): ReturnType<typeof valueOfText> =>
    realValue(asked ?? '0', { x, n: x, t: x, y: x, c: '0' }).plus(added);
  // The lowest value of x² + bx + c is at -b/2, where b is f(1) - f(-1), halved.
  const b = at('1').minus(at('-1')).div(2);
  const isSquare = isClose(at(b.div(-2).toString()).plus(1), valueOfText('1'));
  return { values: { b: b.toString() }, faults: isSquare ? [] : ['the sum is no perfect square'] };
};
