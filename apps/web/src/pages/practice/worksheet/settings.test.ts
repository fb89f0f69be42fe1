import { expect, it } from 'vitest';
import { lineOf } from '../../../features/api.js';
import { linkOf, queryFor, readCount, readSeed, settingsOf } from './settings.js';

it('reads settings back from the link that it makes', () => {
  const settings = { category: 'geometry', difficulty: 'hard', problems: 20, seed: 4294967295 } as const;
  expect(linkOf(settings)).toBe('/practice?worksheet=geometry&difficulty=hard&problems=20&seed=4294967295');
  expect(settingsOf(linkOf(settings).slice('/practice'.length))).toEqual(settings);
  const query = queryFor({ ...settings, difficulty: undefined });
  expect(lineOf('GET /api/practice/worksheet', { query })).toBe(
    'GET /api/practice/worksheet?category=geometry&problems=20&seed=4294967295',
  );
});

it('uses the defaults for missing and invalid settings', () => {
  for (const search of ['', '?worksheet=', '?worksheet=history&difficulty=extreme&problems=0&seed=-1']) {
    const { seed, ...rest } = settingsOf(search);
    expect(rest).toEqual({ category: 'algebra', difficulty: undefined, problems: 10 });
    expect(readSeed(String(seed))).toBe(seed);
  }
});

it.each([
  ['1', 1],
  [' 50 ', 50],
  ['0', undefined],
  ['51', undefined],
  ['2.5', undefined],
  ['1e1', undefined],
  ['-3', undefined],
  ['', undefined],
  ['ten', undefined],
])('counts %j problems as %s', (text, count) => {
  expect(readCount(text)).toBe(count);
});

it.each([
  ['0', 0],
  ['4294967295', 4294967295],
  ['4294967296', undefined],
  ['99999999999', undefined],
  ['', undefined],
])('reads the seed %j as %s', (text, seed) => {
  expect(readSeed(text)).toBe(seed);
});
