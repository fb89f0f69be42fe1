import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerFunction } from '../../shared/functions.test-support.js';

/** Evaluates the answer at every time of the question, and checks that its quotients are all the same. */
export const verify: Verify = (problem) => {
  const [story = ''] = problem.question.split('. ');
  const f = answerFunction(problem);
  const data = [...story.matchAll(/(\d+)[^\d,]*?(?:after (\d+)|at the start)/g)].map(
    ([, value = '', time = '0']) => [time, value] as const,
  );
  const wrong = data.filter(([time, value]) => f(time).minus(value).abs().gt('1e-30'));
  const factors = [0, 1, 2.5].map((x) => f(x + 1).div(f(x)));
  const isExponential = factors.every((one) =>
    one
      .minus(factors[0] ?? 0)
      .abs()
      .lt('1e-30'),
  );
  return {
    values: { x: '1.3', y: f('1.3').toString(), b: new Decimal(factors[0] ?? NaN).toString() },
    faults: [
      ...(data.length === (problem.difficulty === 'easy' ? 3 : 2) ? [] : [`${data.length} values are read`]),
      ...wrong.map(([time]) => `the value at ${time} is another`),
      ...(isExponential ? [] : ['the function is not exponential']),
    ],
  };
};
