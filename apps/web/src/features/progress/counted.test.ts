import { beforeEach, expect, it, vi } from 'vitest';

let kept: Map<string, string>;

/** Loads a fresh copy of the module, as a page load does. */
const load = async () => {
  vi.resetModules();
  const { countOnce } = await import('./counted.js');
  return (id: string | undefined, learner = '') => countOnce(learner, id);
};

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('counts a problem once, even after a reload, and a problem without an id always', async () => {
  const before = await load();
  expect([before('a'), before('b'), before('a'), before(undefined)]).toEqual([true, true, false, true]);
  const after = await load();
  expect([after('a'), after('c'), after(undefined), after(undefined)]).toEqual([false, true, true, true]);
});

it('counts a problem once for each learner', async () => {
  const count = await load();
  expect([count('a'), count('a', 'owl'), count('a', 'owl'), count('a')]).toEqual([true, true, false, false]);
});

it('still counts if the browser refuses storage or holds invalid data', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('refused');
    },
    setItem: () => {
      throw new DOMException('refused');
    },
  });
  const refused = await load();
  expect([refused('a'), refused('a')]).toEqual([true, false]);
  for (const text of ['{', '{}', 'null', '"a"']) {
    kept.set('practice-counted', text);
    vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined });
    expect((await load())('a'), text).toBe(true);
  }
});

it('counts once if the storage is full', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '["a"]',
    setItem: () => {
      throw new DOMException('full');
    },
  });
  const full = await load();
  expect([full('a'), full('b'), full('b')]).toEqual([false, true, false]);
});

it('forgets the oldest when there are too many', async () => {
  const count = await load();
  for (let number = 0; number < 2001; number++) count(String(number));
  expect([count('2000'), count('0')]).toEqual([false, true]);
  expect((kept.get('practice-counted') ?? '').length).toBeLessThan(20_000);
});
