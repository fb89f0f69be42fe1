import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Compares the length on the map or in the model with the real one, both in centimeters. */
export const verify: Verify = (problem) => {
  const [first = 0, second = 0, third = 0] = numbersIn(problem).filter(
    (n, index) => n !== 1 || index > 1 || problem.difficulty === 'hard',
  );
  const answer = new Decimal(answerNumber(problem));
  const isRight = {
    easy: () => answer.times(100_000).eq(new Decimal(first).times(second)),
    medium: () => answer.times(first).eq(new Decimal(second).times(100)),
    hard: () => answer.times(first).eq(new Decimal(second).times(100_000)) && third === 1,
  }[problem.difficulty]();
  return { values: {}, faults: isRight ? [] : ['the scale is another one'] };
};
