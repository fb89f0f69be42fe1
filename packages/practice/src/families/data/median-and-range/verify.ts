import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** Counts the numbers of the question below and above the median, and how often each appears. */
export const verify: Verify = ({ question, answer }) => {
  const list = /((?:(?:\d+|x), )+(?:\d+|x)(?: and x)?)/.exec(question)?.[1] ?? '';
  const own = Number(answer);
  const numbers = list.split(/, | and /).map((text) => (text === 'x' ? own : Number(text)));
  const [largest, smallest] = [Math.max(...numbers), Math.min(...numbers)];
  const times = (value: number): number => numbers.filter((one) => one === value).length;
  const stated = Number(/(?:median|range) is (\d+(?:\.\d+)?)/.exec(question)?.[1]);
  const isMedian = (value: number): boolean => {
    const [below, above] = [numbers.filter((n) => n < value), numbers.filter((n) => n > value)];
    const isInside = numbers.includes(value) || value - Math.max(...below) === Math.min(...above) - value;
    return below.length === above.length && isInside;
  };
  const isRight = list.includes('x')
    ? question.includes('median')
      ? isMedian(stated)
      : own === smallest && largest - own === stated
    : question.includes('median')
      ? isMedian(own)
      : question.includes('mode')
        ? numbers.every((n) => n === own || times(n) < times(own))
        : numbers.every((n) => n <= smallest + own) && numbers.includes(smallest + own);
  return {
    values: { m: answer, x: answer, a: String(smallest), b: String(largest) },
    faults: isRight ? [] : ['the list has another value'],
  };
};
