import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { roundsTo } from '../../shared/checks.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

const Real = Decimal.clone({ precision: 60 });

/** Adds the interest of one period after another to the amount of the question. */
export const verify: Verify = (problem) => {
  const [amount = 0, rate = 0, years = 0] = numbersIn(problem);
  const perYear = /twice a year/.test(problem.question)
    ? 2
    : /quarterly/.test(problem.question)
      ? 4
      : /monthly/.test(problem.question)
        ? 12
        : 1;
  let growth = new Real(1);
  for (let turn = 0; turn < perYear * years; turn++)
    growth = growth.plus(growth.times(rate).div(100).div(perYear));
  const exact = problem.difficulty === 'hard' ? new Real(amount).div(growth) : growth.times(amount);
  return { values: { x: exact.toString() }, faults: roundsTo(problem, exact) };
};
