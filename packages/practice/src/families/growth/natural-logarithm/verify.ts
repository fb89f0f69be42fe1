import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verified, Verify } from '../../../testing/problem-faults.test-support.js';
import type { Problem } from '../../../index.js';
import {
  equationsOf,
  isClose,
  sameAsQuestion,
  solvesQuestion,
  valueOfText,
} from '../../shared/checks.test-support.js';

/** Computes the question, or substitutes each solution into its equation, where u is e^x. */
export const verify: Verify = (problem): Verified => {
  const [equation] = equationsOf(problem);
  if (!equation) return { ...sameAsQuestion(problem), values: { x: exponentOf(problem) } };
  if (problem.form.kind !== 'numbers') return solvesQuestion(problem);
  const solutions = problem.answer.split(', ').map((text) => valueOfText(text));
  const left = (x: Decimal): Decimal => realValue(equation.left, { x: x.toString() });
  const [values = {}, ...others] = solutions.map((x) => ({ x: x.toString(), u: x.exp().toString() }));
  const isSolved = solutions.every((x) => isClose(left(x), new Decimal(0)));
  const isDifferent = new Set(problem.answer.split(', ')).size === solutions.length;
  // With a single solution, the other u is negative, and so is the constant term.
  const isNegative = /- \d+ = 0\$/.test(problem.question);
  const isAll = isDifferent && solutions.length === (isNegative ? 1 : 2);
  return { values, others, faults: isSolved && isAll ? [] : ['not every solution'] };
};

/** Returns the value of x in the steps: the logarithm in the question, or the exponent of e. */
function exponentOf(problem: Problem): string {
  const value = valueOfText(problem.answer);
  return problem.question.includes('$ln') ? value.toString() : value.ln().toString();
}
