import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** Finds the answer by trying every number up to the number of the question. */
export const verify: Verify = ({ question, answer, difficulty }) => {
  const n = Number(/\d+/.exec(question)?.[0]);
  const all = Array.from({ length: n }, (_, index) => index + 1);
  const divisors = all.filter((d) => n % d === 0);
  const isPrime = (d: number): boolean => all.filter((e) => d % e === 0).length === 2;
  const expected = {
    easy: () => divisors.filter(isPrime).at(-1),
    medium: () => all.find((factor) => Number.isInteger(Math.sqrt(n * factor))),
    hard: () => divisors.length,
  }[difficulty]();
  return {
    values: {},
    faults: expected === Number(answer) ? [] : [`the answer should be ${expected ?? 'another number'}`],
  };
};
