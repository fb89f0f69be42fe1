import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeSent, saveAttempt, saveUnsent, readUnsent, uncounted } from './unsent.js';

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
  for (const isCorrect of [true, false, true]) saveUnsent('algebra', isCorrect);
  saveUnsent('geometry', true);
  expect(readUnsent()).toEqual({ algebra: [true, false, true], geometry: [true] });
  removeSent('algebra', 2);
  removeSent('geometry', 1);
  expect(readUnsent()).toEqual({ algebra: [true] });
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
  const before = readUnsent().logarithms ?? [];
  saveUnsent('logarithms', true);
  expect(readUnsent().logarithms).toEqual([...before, true]);
});

it('counts an answer once if it arrived but the response was lost', () => {
  kept.set('practice-unsent', '{}');
  const before = { problemsCompleted: 4, streak: 2 };
  const after = { problemsCompleted: 5, streak: 3 };
  saveUnsent('algebra', true);
  saveAttempt('algebra', { ...after, count: 1 });
  saveUnsent('algebra', false);
  expect(uncounted('algebra', before)).toEqual([true, false]);
  expect(uncounted('algebra', after)).toEqual([false]);
  removeSent('algebra', 2);
  saveUnsent('algebra', true);
  expect(uncounted('algebra', after)).toEqual([true]);
});

it.each(['null', '7', '[]', 'no JSON', '{"tries":null,"algebra":[true]}', '{"tries":{"algebra":7}}'])(
  'finds no attempt in %s',
  (text) => {
    const none = { problemsCompleted: 0, streak: 0 };
    expect(uncounted('algebra', none, text)).toEqual(readUnsent(text).algebra ?? []);
  },
);
