import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** Checks the answer with the numbers and the words of the question. */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const rate = new Decimal(/(\d+)%/.exec(question)?.[1] ?? NaN).div(100);
  const [first = NaN, second = NaN] = [...question.replace(/\d+%/, '').matchAll(/\d+/g)].map(([n]) =>
    Number(n),
  );
  const up = /increases|increased/.test(question) ? rate.plus(1) : rate.neg().plus(1);
  const isRight = question.includes('What percent ')
    ? new Decimal(answer).div(100).times(second).eq(first)
    : question.includes('before?')
      ? new Decimal(answer).times(up).eq(first)
      : up.times(first).eq(answer);
  const isPart = /bike|read|taken|full/.test(question) && rate.times(first).eq(answer);
  return { values: { x: answer }, faults: isRight || isPart ? [] : ['the answer is not what the words say'] };
};
