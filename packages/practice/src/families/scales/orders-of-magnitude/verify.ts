import { Decimal } from 'decimal.js';
import type { Verified, Verify } from '../../../testing/problem-faults.test-support.js';
import type { Problem } from '../../../index.js';
import { roundsTo, valueOfText } from '../../shared/checks.test-support.js';

const Real = Decimal.clone({ precision: 60 });

/** Computes the scale from the numbers of the question. */
export const verify: Verify = (problem): Verified => {
  const asked = problem.question.replace(/^The pH.*?liter\. |^A sound.*?louder\. /, '');
  const h = /\$h = (.*)\$/.exec(asked)?.[1];
  if (h !== undefined) {
    const amount = valueOfText(h);
    return judged(problem, amount.log(10).neg(), { h: amount.toString() });
  }
  const [first = new Real(0), second = new Real(0)] = [...asked.matchAll(/\d+(?:\.\d)?/g)].map(
    ([n]) => new Real(n),
  );
  if (asked.startsWith('Each')) {
    const [, strong = '0', weak = '0'] =
      /magnitude ([\d.]+) as in one of magnitude ([\d.]+)/.exec(asked) ?? [];
    return judged(problem, new Real(10).pow(new Real(strong).minus(weak)), {});
  }
  if (asked.includes('pH')) return times(problem, second.minus(first));
  if (asked.startsWith('One machine')) return times(problem, second.minus(first).div(10));
  if (asked.includes('decibels louder than')) return times(problem, first.div(10));
  return judged(problem, first.log(10).times(10), { r: first.toString() });
};

function times(problem: Problem, exponent: Decimal): Verified {
  const r = new Real(10).pow(exponent);
  return judged(problem, r, { r: r.toString() });
}

function judged(problem: Problem, exact: Decimal, values: Verified['values']): Verified {
  const isExact = problem.form.kind === 'number';
  const faults = isExact
    ? exact.minus(problem.answer).abs().lt('1e-40')
      ? []
      : [`the answer is not ${exact.toString()}`]
    : roundsTo(problem, exact);
  return { values, faults };
}
