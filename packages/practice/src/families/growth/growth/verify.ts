import { Decimal } from 'decimal.js';
import type { Verified, Verify } from '../../../testing/problem-faults.test-support.js';
import type { Problem } from '../../../index.js';
import { roundsTo } from '../../shared/checks.test-support.js';

const Real = Decimal.clone({ precision: 60 });
const FACTORS: Readonly<Record<string, number>> = { doubled: 2, tripled: 3, four: 4, five: 5, ten: 10 };

/** Finds the time from the numbers of the question. */
export const verify: Verify = (problem): Verified => {
  const { question } = problem;
  const numbers = [...question.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [first = 0, second = 0, third = 0] = numbers;
  if (question.startsWith('A colony')) return counted(problem, first, Math.log2(third / second));
  if (question.startsWith('A medicine')) return counted(problem, first, Math.log2(second / third));
  if (question.startsWith('A machine'))
    return rounded(problem, 't', ln(second / 100).div(ln(1 - first / 100)));
  if (question.startsWith('After'))
    return rounded(
      problem,
      'h',
      ln(0.5)
        .times(first)
        .div(ln(second / 100)),
    );
  const word = /doubled|tripled|four|five|ten/.exec(question.slice(question.indexOf('After')))?.[0] ?? '';
  return rounded(problem, 't', ln(FACTORS[word] ?? 1).div(ln(`${100 + first}e-2`)));
};

function ln(n: number | string): Decimal {
  return new Real(typeof n === 'number' ? n.toFixed(2) : n).ln();
}

function counted(problem: Problem, period: number, turns: number): Verified {
  const isRight = Number.isInteger(turns) && problem.answer === String(period * turns);
  return { values: { n: String(turns) }, faults: isRight ? [] : ['not the number of periods'] };
}

function rounded(problem: Problem, letter: string, exact: Decimal): Verified {
  return { values: { [letter]: exact.toString() }, faults: roundsTo(problem, exact) };
}
