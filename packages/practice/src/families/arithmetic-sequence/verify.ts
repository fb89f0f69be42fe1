import type { Verify } from '../../testing/problem-faults.test-support.js';
import { answerFunction } from '../shared/functions.test-support.js';

/** Builds the sequence term by term, and reads the answer from the list. */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const numbers = (question.replaceAll('−', '-').match(/-?\d+/g) ?? []).map(Number);
  const list = (a: number, d: number, count: number): readonly number[] => {
    const all = [a];
    while (all.length < count) all.push((all.at(-1) ?? 0) + d);
    return all;
  };
  const places = [...question.matchAll(/(\d+)(?:st|nd|rd|th)\b/g)].map(([, n]) => Number(n));
  const [m = 0, n = 0] = places;
  const ends = (own: number | undefined): readonly string[] =>
    String(own) === answer ? [] : [`the answer should be ${own ?? 'a number'}`];
  if (question.includes('nth term')) {
    const [a = 0, b = 0] = numbers;
    const term = answerFunction({ answer: answer.replace('n', 'x') });
    const isRight = list(a, b - a, 30).every((value, index) => term(index + 1).eq(value));
    return { values: { n: '7.3' }, faults: isRight ? [] : ['the formula gives other terms'] };
  }
  if (places.length === 2) {
    const [, low = 0, , high = 0] = numbers;
    const fits = Array.from({ length: 61 }, (_, index) => index - 30).filter((d) => {
      const all = list(Number(answer), d, n);
      return all[m - 1] === low && all[n - 1] === high;
    });
    return { values: {}, faults: fits.length === 1 ? [] : ['no sequence with this first term fits'] };
  }
  if (places.length === 1) {
    const [a = 0, b = 0] = numbers.filter((_, index) => !question.startsWith('Find') || index > 0);
    return { values: {}, faults: ends(list(a, b - a, m).at(-1)) };
  }
  if (question.includes(' + … + ')) {
    const [a = 0, b = 0, , last = 0] = numbers;
    return {
      values: {},
      faults: ends(list(a, b - a, (last - a) / (b - a) + 1).reduce((sum, one) => sum + one)),
    };
  }
  const [, count = ''] = /first (\d+) terms/.exec(question) ?? [];
  const [a = 0, b = 0] = numbers.filter((_, index) => !question.startsWith('Add') || index > 0);
  return { values: {}, faults: ends(list(a, b - a, Number(count)).reduce((sum, one) => sum + one)) };
};
