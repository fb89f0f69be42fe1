import { expect, it } from 'vitest';
import {
  canReplace,
  withChangedTopic,
  withMoved,
  withoutTopic,
  withReplaced,
  withSeed,
  withTopic,
} from './edit.js';
import { DEFAULTS, problemsIn, type Settings } from './settings.js';

const START: Settings = {
  ...DEFAULTS,
  topics: [
    { id: 'slope', count: 2, level: 'easy' },
    { id: 'circle', count: 3 },
    { id: 'box', count: 1 },
  ],
  seed: 7,
  order: [6, 2, 1, 5, 4, 3],
  replaced: { a: [{ number: 4, times: 2 }], b: [{ number: 1, times: 1 }] },
};

it('adds a skill at the end, as many problems as there is room for', () => {
  const added = withTopic(START, 'sector');
  expect(added.topics.at(-1)).toEqual({ id: 'sector', count: 4, level: undefined });
  expect(added.order).toEqual([6, 2, 1, 5, 4, 3, 7, 8, 9, 10]);
  expect(added.replaced).toEqual(START.replaced);
  const almost = withChangedTopic(START, 0, { count: 44 });
  expect(withTopic(almost, 'sector').topics.at(-1)?.count).toBe(2);
  const full = withChangedTopic(START, 0, { count: 46 });
  expect(problemsIn(full.topics)).toBe(50);
  expect(withTopic(full, 'sector')).toBe(full);
});

it('removes a skill, and the other problems stay moved and replaced', () => {
  const removed = withoutTopic(START, 0);
  expect(removed.topics).toEqual(START.topics.slice(1));
  expect(removed.order).toEqual([4, 3, 2, 1]);
  expect(removed.replaced).toEqual({ a: [{ number: 2, times: 2 }], b: [] });
});

it('adds a problem of a skill after its last one, and removes the last one', () => {
  const more = withChangedTopic(START, 1, { count: 4 });
  expect(more.order).toEqual([7, 2, 1, 5, 6, 4, 3]);
  const fewer = withChangedTopic(START, 1, { count: 2 });
  expect(fewer.order).toEqual([5, 2, 1, 4, 3]);
  expect(withChangedTopic(START, 1, { level: 'hard' })).toEqual({
    ...START,
    topics: [START.topics[0], { id: 'circle', count: 3, level: 'hard' }, START.topics[2]],
  });
});

it('moves a problem by one place, and back to the usual order', () => {
  const usual = { ...START, order: [] };
  const moved = withMoved(usual, 2, 1);
  expect(moved.order).toEqual([1, 3, 2, 4, 5, 6]);
  expect(withMoved(moved, 2, -1).order).toEqual([]);
  expect(withMoved(usual, 1, -1)).toBe(usual);
  expect(withMoved(usual, 6, 1)).toBe(usual);
  expect(withMoved(usual, 9, 1)).toBe(usual);
});

it('replaces a problem of one version again and again, up to a limit', () => {
  let replaced = withReplaced(withReplaced(START, 'a', 2), 'a', 4);
  expect(replaced.replaced).toEqual({
    a: [
      { number: 2, times: 1 },
      { number: 4, times: 3 },
    ],
    b: START.replaced.b,
  });
  for (let time = 0; time < 300; time++) replaced = withReplaced(replaced, 'b', (time % 6) + 1);
  expect(replaced.replaced.b.reduce((sum, { times }) => sum + times, 0)).toBe(200);
  expect([canReplace(replaced, 'a'), canReplace(replaced, 'b')]).toEqual([true, false]);
  expect(withSeed(replaced, 8)).toEqual({ ...replaced, seed: 8, replaced: { a: [], b: [] } });
});
