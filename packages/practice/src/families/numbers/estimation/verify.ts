import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Calculates with the numbers of the question, rounded to one significant figure. */
export const verify: Verify = (problem) => {
  const { question, difficulty } = problem;
  const [a = new Decimal(0), b = new Decimal(1), c = new Decimal(1)] = numbersIn(problem).map((n) =>
    new Decimal(n).toSignificantDigits(1, Decimal.ROUND_HALF_UP),
  );
  const isBoxes = /boxes of \d+ are needed/.test(question);
  const isShared = numbersIn(problem).length === 2;
  const shared = isBoxes ? b.div(a) : a.div(b);
  const expected = {
    easy: () => a.times(b),
    medium: () => a.times(b).div(c),
    hard: () => (isShared ? shared : a.times(b).times(c)),
  }[difficulty]();
  return {
    values: {},
    faults: expected.eq(answerNumber(problem)) ? [] : [`the answer should be ${expected.toString()}`],
  };
};
