import type { Fact } from '@mathtools/practice/record';
import { expect, it } from 'vitest';
import { dateOf, minutesOf, solvedByDate, timeText, ungradedText, weeksUntil } from './days.js';

const at = (day: number, hour = 12): number => new Date(2026, 10, day, hour).getTime();
let ids = 0;
const answer = (
  problem: string,
  time: number,
  changes: Partial<Extract<Fact, { kind: 'answer' }>> = {},
): Fact => ({
  kind: 'answer',
  id: `fact-${String(++ids)}`,
  at: time,
  problem,
  skill: 'slope',
  level: 'easy',
  setting: 'skill',
  text: '4',
  verdict: 'correct',
  tries: 1,
  hints: 0,
  redMarks: 0,
  milliseconds: 60_000,
  ...changes,
});

it('counts each solved problem once a day, by the local date', () => {
  const facts = [
    answer('slope.easy.1', at(26, 0)),
    answer('slope.easy.1', at(26, 23)),
    answer('slope.easy.2', at(26, 23)),
    answer('slope.easy.3', at(26), { verdict: 'incorrect' }),
    answer('slope.easy.1', at(27)),
  ];
  expect([...solvedByDate(facts)]).toEqual([
    ['2026-11-26', 2],
    ['2026-11-27', 1],
  ]);
  expect(dateOf(at(1, 0))).toBe('2026-11-01');
});

it('lists weeks from Sunday to today, across months', () => {
  const weeks = weeksUntil([answer('slope.easy.1', at(27))], at(27), 5);
  // November 27, 2026, is a Friday.
  expect(weeks.map((week) => week.map(({ date }) => date.slice(5)).join(' '))).toEqual([
    '10-25 10-26 10-27 10-28 10-29 10-30 10-31',
    '11-01 11-02 11-03 11-04 11-05 11-06 11-07',
    '11-08 11-09 11-10 11-11 11-12 11-13 11-14',
    '11-15 11-16 11-17 11-18 11-19 11-20 11-21',
    '11-22 11-23 11-24 11-25 11-26 11-27',
  ]);
  expect(weeks.flat().filter(({ solved }) => solved > 0)).toEqual([{ date: '2026-11-27', solved: 1 }]);
});

it('adds the longest time of each problem, and shortens breaks', () => {
  const facts = [
    answer('slope.easy.1', at(26), { milliseconds: 20_000, verdict: 'incorrect' }),
    answer('slope.easy.1', at(26), { milliseconds: 90_000, tries: 2 }),
    answer('slope.easy.2', at(26), { milliseconds: 7_200_000 }),
  ];
  expect(minutesOf(facts)).toBe(11);
  expect([0, 1, 59, 60, 61, 150].map(timeText)).toEqual([
    'under a minute',
    '1 minute',
    '59 minutes',
    '1 hour',
    '1 hour 1 minute',
    '2 hours 30 minutes',
  ]);
});

it('says how many answers couldn’t be graded, which aren’t solved problems', () => {
  const ungraded = (n: number) =>
    Array.from({ length: n }, (_, index) => answer(`tomorrow.${index}`, at(26), { verdict: 'ungraded' }));
  expect(ungradedText([answer('slope.easy.1', at(26))])).toBeUndefined();
  expect(ungradedText(ungraded(1))).toBe('1 answer couldn’t be graded and doesn’t count.');
  expect(ungradedText(ungraded(2))).toBe('2 answers couldn’t be graded and don’t count.');
  expect(solvedByDate(ungraded(2)).size).toBe(0);
});
