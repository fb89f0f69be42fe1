import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';

/**
 * Checks with the numbers of the question that the ratio (or, in inverse proportion, the product) is
 * constant.
 */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const [first = 0, second = 0, third = 0] = [...question.matchAll(/\d+/g)].map(([n]) => Number(n));
  const isMade = /parts|pages/.test(question); // In "12 pages in 3 minutes", the amount comes first.
  const [a, b] = isMade ? [second, first] : [first, second];
  const isInverse = /workers|pumps|horses|per hour/.test(question);
  const isRight = isInverse
    ? new Decimal(third).times(answer).eq(a * b)
    : new Decimal(answer).times(a).eq(b * third);
  return { values: { x: answer }, faults: isRight ? [] : ['the answer is not what the words say'] };
};
