import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { readExpression } from '../../shared/checks.test-support.js';

/** Multiplies term by term, and reads the answer from the list or adds the terms. */
export const verify: Verify = (problem) => {
  const { question } = problem;
  const answer = realValue(readExpression(problem.answer), {});
  const numbers = (question.replaceAll('−', '-').match(/-?\d+/g) ?? []).map(Number);
  const list = (a: Decimal.Value, r: Decimal.Value, count: number): readonly Decimal[] => {
    const all = [new Decimal(a)];
    while (all.length < count) all.push((all.at(-1) ?? new Decimal(NaN)).times(r));
    return all;
  };
  const places = [...question.matchAll(/(\d+)(?:st|nd|rd|th)\b/g)].map(([, n]) => Number(n));
  const [m = 0, n = 0] = places;
  const faults = (isRight: boolean | undefined): readonly string[] =>
    isRight ? [] : ['the answer is another number'];
  if (places.length === 2) {
    const [, low = 0, , high = 0] = numbers;
    const ratios = [2, 3, 4, 5, -2, -3, -4, -5].filter((r) =>
      list(low, r, n - m + 1)
        .at(-1)
        ?.eq(high),
    );
    const [r = NaN] = ratios;
    const isRight = question.includes('ratio') ? answer.eq(r) : list(answer, r, m).at(-1)?.eq(low);
    return { values: { r: String(r) }, faults: faults(isRight && ratios.length === 1) };
  }
  const [, count] = /first (\d+) terms/.exec(question) ?? [];
  const own = numbers.filter((_, index) => !/^(?:Find|Add)/.test(question) || index > 0);
  const [a = NaN, b = NaN, c = NaN] = own;
  const r = new Decimal(b).div(a);
  const isGeometric = r.minus(new Decimal(c).div(b)).abs().lt('1e-40');
  if (places.length === 1)
    return { values: {}, faults: faults(isGeometric && list(a, r, m).at(-1)?.eq(answer)) };
  const terms = list(a, r, count === undefined ? 2000 : Number(count));
  const sum = terms.reduce((x, y) => x.plus(y));
  return { values: {}, faults: faults(isGeometric && sum.minus(answer).abs().lt('1e-12')) };
};
