import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerFunction, differenceOf, functionsIn } from '../../shared/functions.test-support.js';

/** Substitutes the answer into the function of the question, which must give the original number. */
export const verify: Verify = (problem) => {
  const [f] = functionsIn(problem);
  if (!f) return { values: {}, faults: ['there is no function'] };
  const [, at] = /f⁻¹\(([−\d]+)\)/.exec(problem.question) ?? [];
  const inverse = answerFunction(problem);
  if (at === undefined)
    return {
      values: { x: '2.6', y: inverse('2.6').toString() },
      // Before the letters are swapped, y is the value of the function.
      others: [{ x: '2.6', y: f('2.6').toString() }],
      // The last line names the inverse function, which isn't a letter.
      holds: ({ before, after }) =>
        before[0] === 'call' ? realValue(after, { x: '2.6' }).eq(inverse('2.6')) : undefined,
      faults: differenceOf(
        (x) => f(inverse(x)),
        (x) => answerFunction({ answer: 'x' })(x),
      ),
    };
  const isRight = f(problem.answer).eq(at.replace('−', '-'));
  return { values: { x: problem.answer }, faults: isRight ? [] : ['f of the answer is another number'] };
};
