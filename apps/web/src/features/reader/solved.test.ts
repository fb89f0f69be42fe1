import { afterEach, expect, it, vi } from 'vitest';

/** Loads a fresh copy of the module with the given storage. */
async function solvedWith(storage: Partial<Storage>) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  return import('./solved.js');
}

function storageOf(kept: Record<string, string> = {}): Partial<Storage> {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
}

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('stores solved problems by pack, and reads them back', async () => {
  const kept = {};
  const first = await solvedWith(storageOf(kept));
  expect([...first.saveSolved('a', 'one')]).toEqual(['one']);
  first.saveSolved('b', 'two');
  expect([...first.saveSolved('a', 'three')]).toEqual(['one', 'three']);
  const reloaded = await solvedWith(storageOf(kept));
  expect([...reloaded.readSolved('a')]).toEqual(['one', 'three']);
  expect([...reloaded.readSolved('b')]).toEqual(['two']);
  expect(reloaded.readSolved('c').size).toBe(0);
});

it('keeps solved problems in memory if the browser refuses storage', async () => {
  const { saveSolved, readSolved } = await solvedWith({ getItem: refuse, setItem: refuse });
  saveSolved('a', 'one');
  expect([...saveSolved('a', 'two')]).toEqual(['one', 'two']);
  expect([...readSolved('a')]).toEqual(['one', 'two']);
});

it.each(['null', '7', '[]', '{', '{"a":"one"}', '{"a":{"b":1}}', '{"a":[1,null]}'])(
  'treats %s as nothing solved',
  async (text) => {
    const { readSolved, saveSolved } = await solvedWith(storageOf({ 'pack-solved': text }));
    expect(readSolved('a').size).toBe(0);
    expect([...saveSolved('a', 'one')]).toEqual(['one']);
  },
);
