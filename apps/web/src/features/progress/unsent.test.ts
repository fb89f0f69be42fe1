import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST } from '../learners/storage.js';
import { readUnsent, removeSent, saveAttempt, saveUnsent, uncounted, unsentText } from './unsent.js';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps answers by category in order, and removes the first ones', () => {
  for (const isCorrect of [true, false, true]) saveUnsent(FIRST, 'algebra', isCorrect);
  saveUnsent(FIRST, 'geometry', true);
  expect(readUnsent(unsentText(FIRST))).toEqual({ algebra: [true, false, true], geometry: [true] });
  removeSent(FIRST, 'algebra', 2);
  removeSent(FIRST, 'geometry', 1);
  expect(readUnsent(unsentText(FIRST))).toEqual({ algebra: [true] });
});

it('keeps the answers of each learner', () => {
  saveUnsent(FIRST, 'algebra', true);
  saveUnsent('owl', 'algebra', false);
  removeSent(FIRST, 'algebra', 1);
  expect(readUnsent(unsentText(FIRST))).toEqual({});
  expect(readUnsent(unsentText('owl'))).toEqual({ algebra: [false] });
});

it.each(['null', '7', '[]', 'no JSON', '{"algebra":3,"geometry":[]}', '{"history":[true]}'])(
  'treats %s as no answers',
  (text) => {
    expect(readUnsent(text)).toEqual({});
  },
);

it('keeps answers in memory if the browser refuses storage', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const before = readUnsent(unsentText(FIRST)).logarithms ?? [];
  saveUnsent(FIRST, 'logarithms', true);
  expect(readUnsent(unsentText(FIRST)).logarithms).toEqual([...before, true]);
});

it('counts an answer once if it arrived but the response was lost', () => {
  kept.set('practice-unsent', '{}');
  const before = { problemsCompleted: 4, streak: 2 };
  const after = { problemsCompleted: 5, streak: 3 };
  saveUnsent(FIRST, 'algebra', true);
  saveAttempt(FIRST, 'algebra', { ...after, count: 1 });
  saveUnsent(FIRST, 'algebra', false);
  expect(uncounted('algebra', before, unsentText(FIRST))).toEqual([true, false]);
  expect(uncounted('algebra', after, unsentText(FIRST))).toEqual([false]);
  removeSent(FIRST, 'algebra', 2);
  saveUnsent(FIRST, 'algebra', true);
  expect(uncounted('algebra', after, unsentText(FIRST))).toEqual([true]);
});

it.each(['null', '7', '[]', 'no JSON', '{"tries":null,"algebra":[true]}', '{"tries":{"algebra":7}}'])(
  'finds no attempt in %s',
  (text) => {
    const none = { problemsCompleted: 0, streak: 0 };
    expect(uncounted('algebra', none, text)).toEqual(readUnsent(text).algebra ?? []);
  },
);
