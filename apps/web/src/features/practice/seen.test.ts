import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();

/** Loads a fresh copy of the module, as a page load does. */
const load = async () => {
  vi.resetModules();
  return import('./seen.js');
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('keeps the last 30 problems, latest first, each once, even after a reload', async () => {
  const { saveSeen } = await load();
  for (let number = 1; number <= 40; number++) saveSeen(`p${number}`);
  saveSeen('p20');
  const { readSeen } = await load();
  expect(readSeen()).toHaveLength(30);
  expect(readSeen().slice(0, 3)).toEqual(['p20', 'p40', 'p39']);
  expect(new Set(readSeen()).size).toBe(30);
});

it.each(['null', '7', '{}', 'no JSON', '[7, null]'])('treats %s as none', async (text) => {
  kept.set('practice-seen', text);
  expect((await load()).readSeen()).toEqual([]);
});

it('keeps them in memory if the browser refuses storage', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { readSeen, saveSeen } = await load();
  saveSeen('a');
  saveSeen('b');
  expect(readSeen()).toEqual(['b', 'a']);
});
