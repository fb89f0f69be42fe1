import { afterEach, expect, it, vi } from 'vitest';

/** The module anew, with a browser's storage or one that refuses. */
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

it('keeps what is solved by pack, and finds it again', async () => {
  const kept = {};
  const first = await solvedWith(storageOf(kept));
  expect([...first.keepSolved('a', 'one')]).toEqual(['one']);
  first.keepSolved('b', 'two');
  expect([...first.keepSolved('a', 'three')]).toEqual(['one', 'three']);
  const later = await solvedWith(storageOf(kept));
  expect([...later.readSolved('a')]).toEqual(['one', 'three']);
  expect([...later.readSolved('b')]).toEqual(['two']);
  expect(later.readSolved('c').size).toBe(0);
});

it('keeps it for the visit where the browser keeps nothing', async () => {
  const { keepSolved, readSolved } = await solvedWith({ getItem: refuse, setItem: refuse });
  keepSolved('a', 'one');
  expect([...keepSolved('a', 'two')]).toEqual(['one', 'two']);
  expect([...readSolved('a')]).toEqual(['one', 'two']);
});

it.each(['null', '7', '[]', '{', '{"a":"one"}', '{"a":{"b":1}}', '{"a":[1,null]}'])(
  'takes %s for nothing solved',
  async (text) => {
    const { readSolved, keepSolved } = await solvedWith(storageOf({ 'pack-solved': text }));
    expect(readSolved('a').size).toBe(0);
    expect([...keepSolved('a', 'one')]).toEqual(['one']);
  },
);
