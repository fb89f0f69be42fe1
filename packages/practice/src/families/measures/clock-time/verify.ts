import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** Advances a clock minute by minute until it shows the time of the question. */
export const verify: Verify = ({ question, answer, difficulty }) => {
  const [start = 0, end = 0] = [...question.matchAll(/(\d+):(\d\d) ([ap])\.m\./g)].map(
    ([, hour, minute, half]) => (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 720 : 0),
  );
  const until = (from: number, to: number, by = 1): number => {
    let passed = 0;
    while ((from + passed) % 1440 !== to) passed += by;
    return passed;
  };
  const [, shift = '', way] = /clocks (?:there )?are (\d) hours? (ahead|behind)/.exec(question) ?? [];
  const every = Number(/every (\d+) minutes/.exec(question)?.[1]);
  let expected = until(start, end);
  if (difficulty === 'medium') {
    let departure = start;
    while (departure < end) departure += every;
    expected = departure - end;
  }
  if (way !== undefined) expected += (way === 'ahead' ? -60 : 60) * Number(shift);
  return { values: {}, faults: expected === Number(answer) ? [] : [`the answer should be ${expected}`] };
};
