import { expect, test } from 'vitest';
import { ticksOf } from './ticks.js';

const labels = (first: number, last: number): readonly string[] =>
  ticksOf([first, last]).map(({ label }) => label);

test('ticks are at whole units, and there are few of them', () => {
  expect(labels(0, 4)).toEqual(['0', '1 s', '2 s', '3 s', '4 s']);
  expect(labels(0, 4.25 * 3600)).toEqual(['0', '1 h', '2 h', '3 h', '4 h']);
  expect(labels(0, 40 * 60)).toEqual(['0', '10 min', '20 min', '30 min', '40 min']);
  expect(labels(0, 93_660)).toEqual(['0', '6 h', '12 h', '18 h', '24 h']);
  expect(labels(-84_600, 3600)).toEqual(['−18 h', '−12 h', '−6 h', '0']);
  expect(labels(0, 12 * 86_400)).toEqual(['0', '2 d', '4 d', '6 d', '8 d', '10 d', '12 d']);
});

test('a tick is where its label says', () => {
  expect(ticksOf([0, 7200]).map(({ seconds }) => seconds)).toEqual([0, 1800, 3600, 5400, 7200]);
});
