import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerFunction } from '../../shared/functions.test-support.js';

function list(a: number, d: number, count: number): readonly number[] {
  const all = [a];
  while (all.length < count) all.push((all.at(-1) ?? 0) + d);
  return all;
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one);

/** Builds the sequence term by term, and reads the answer from the list. */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const numbers = (question.replaceAll('−', '-').match(/-?\d+/g) ?? []).map(Number);
  const places = [...question.matchAll(/(\d+)(?:st|nd|rd|th)\b/g)].map(([, n]) => Number(n));
  const ends = (own: number | undefined): readonly string[] =>
    String(own) === answer ? [] : [`the answer should be ${own ?? 'a number'}`];
  if (question.includes('nth term')) {
    const [a = 0, b = 0] = numbers;
    const term = answerFunction({ answer: answer.replace('n', 'x') });
    const isRight = list(a, b - a, 30).every((value, index) => term(index + 1).eq(value));
    return { values: { n: '7.3' }, faults: isRight ? [] : ['the formula gives other terms'] };
  }
  if (places.length === 2) return { values: {}, faults: ofTwoTerms(places, numbers, Number(answer)) };
  const isNumbered = /^(?:Find|Add)/.test(question) && !question.includes(' + … + ');
  const [a = 0, b = 0, , last = 0] = isNumbered ? numbers.slice(1) : numbers;
  if (places.length === 1) return { values: {}, faults: ends(list(a, b - a, places[0] ?? 0).at(-1)) };
  const [, count] = /first (\d+) terms/.exec(question) ?? [];
  const all = list(a, b - a, count === undefined ? (last - a) / (b - a) + 1 : Number(count));
  return { values: {}, faults: ends(sum(all)) };
};

function ofTwoTerms(
  [m = 0, n = 0]: readonly number[],
  [, low = 0, , high = 0]: readonly number[],
  first: number,
): readonly string[] {
  const fits = Array.from({ length: 61 }, (_, index) => index - 30).filter((d) => {
    const all = list(first, d, n);
    return all[m - 1] === low && all[n - 1] === high;
  });
  return fits.length === 1 ? [] : ['no sequence with this first term fits'];
}
