import { Decimal } from 'decimal.js';
import { expressionText, type Step } from '@mathtools/math-core/steps';
import { holdsApproximately, realValue } from '@mathtools/math-core/testing/real-value';
import type { Verified, Verify } from '../../../testing/problem-faults.test-support.js';
import {
  equationsOf,
  isClose,
  sameAsQuestion,
  solvesQuestion,
  valueOfText,
} from '../../shared/checks.test-support.js';

/** Computes the question, or substitutes each solution into its equation, where t is e^x. */
export const verify: Verify = (problem): Verified => {
  const [equation] = equationsOf(problem);
  if (!equation) return sameAsQuestion(problem);
  if (problem.form.kind !== 'numbers') return solvesQuestion(problem);
  const solutions = problem.answer.split(', ').map((text) => valueOfText(text));
  const left = (x: Decimal): Decimal => realValue(equation.left, { x: x.toString() });
  const [values = { x: '', t: '1' }, ...others] = solutions.map((x) => ({
    x: x.toString(),
    t: x.exp().toString(),
  }));
  const isSolved = solutions.every((x) => isClose(left(x), new Decimal(0)));
  const isDifferent = new Set(problem.answer.split(', ')).size === solutions.length;
  // With a single solution, the other value of t is negative, and so is the constant term.
  const [, constant] = /- (\d+) = 0\$/.exec(problem.question) ?? [];
  const isAll = isDifferent && solutions.length === (constant === undefined ? 2 : 1);
  const faults = isSolved && isAll ? [] : ['not every solution'];
  if (constant === undefined) return { values, others, faults };
  const negative = new Decimal(constant).neg().div(values.t).toString();
  const all = [values, { ...values, t: negative }];
  return {
    values,
    faults,
    holds: (step) => isOfPower(step, negative) || all.some((each) => isTrue(step, each)),
  };
};

function isTrue(step: Step, parameters: Readonly<Record<string, string>>): boolean {
  return holdsApproximately({ ...step, parameters });
}

/** Checks whether a step says that e^x is a negative number, which the next step rejects. */
function isOfPower({ before, after }: Step, negative: string): boolean {
  return expressionText(before) === 'e^x' && expressionText(after) === negative;
}
