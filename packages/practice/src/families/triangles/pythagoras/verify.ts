import { parseExpression } from '@mathtools/math-core/expression';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { drawingFaults } from '../../../testing/drawing-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/** Compares the square of the longest side with the sum of the other two. */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const given = numbersIn(problem);
  const [first = 0, second = 0] = given;
  const read = parseExpression(answer.replace(/ c?m$/, ''));
  const own = read.ok ? realValue(read.value) : undefined;
  const isLongest = /legs|its diagonal/.test(question);
  const wanted = isLongest ? first ** 2 + second ** 2 : Math.abs(first ** 2 - second ** 2);
  const isRight = own !== undefined && own.pow(2).minus(wanted).abs().lt('1e-40');
  const isExact = own !== undefined && /in radical form/.test(question) !== own.isInteger();
  return {
    values: { c: String(own), b: String(own) },
    faults: [
      ...(isRight ? [] : ['the squares do not fit']),
      ...(isExact ? [] : ['a root is asked for where there is none, or the other way round']),
      ...drawingFaults(problem, { sought: own?.toNumber() ?? NaN }),
    ],
  };
};
