import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/** Compares the square of the answer with the sum of the squared differences. */
export const verify: Verify = (problem) => {
  const [a = 0, b = 0, c = 0, d = 0] = numbersIn(problem);
  const read = parseExpression(problem.answer);
  const own = read.ok ? realValue(read.value) : undefined;
  const square = (c - a) * (c - a) + (d - b) * (d - b);
  const isRight = own?.isPositive() === true && own.times(own).minus(square).abs().lt('1e-40');
  const isExact = /in radical form/.test(problem.question) !== own?.isInteger();
  return {
    values: { d: String(own) },
    faults: [
      ...(isRight ? [] : ['the distance is another one']),
      ...(isExact ? [] : ['a root that is whole']),
    ],
  };
};
