import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verified, Verify } from '../../testing/problem-faults.test-support.js';
import type { Problem } from '../../index.js';
import {
  equationsOf,
  isClose,
  sameAsQuestion,
  solvesQuestion,
  valueOfText,
} from '../shared/checks.test-support.js';

/** Works out the question, or puts each solution into its equation; u stands for e^x. */
export const verify: Verify = (problem): Verified => {
  const [equation] = equationsOf(problem);
  if (!equation) return { ...sameAsQuestion(problem), values: { x: exponentOf(problem) } };
  if (problem.form.kind !== 'numbers') return solvesQuestion(problem);
  const solutions = problem.answer.split(', ').map((text) => valueOfText(text));
  const left = (x: Decimal): Decimal => realValue(equation.left, { x: x.toString() });
  const [values = {}, ...others] = solutions.map((x) => ({ x: x.toString(), u: x.exp().toString() }));
  const isSolved = solutions.every((x) => isClose(left(x), new Decimal(0)));
  const isDifferent = new Set(problem.answer.split(', ')).size === solutions.length;
  // a single solution stands beside a negative one for u: there the constant term is negative
  const isNegative = /- \d+ = 0\$/.test(problem.question);
  const isAll = isDifferent && solutions.length === (isNegative ? 1 : 2);
  return { values, others, faults: isSolved && isAll ? [] : ['not every solution'] };
};

/** What the steps call x: the logarithm that is asked for, or the exponent of e. */
function exponentOf(problem: Problem): string {
  const value = valueOfText(problem.answer);
  return problem.question.includes('$ln') ? value.toString() : value.ln().toString();
}
