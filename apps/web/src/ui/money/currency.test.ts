import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}

it('is $ at first, and is kept on the device', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', storageOf(kept));
  const first = await import('./currency.js');
  expect(first.readCurrency()).toBe('$');
  first.saveCurrency('£');
  expect(first.readCurrency()).toBe('£');
  vi.resetModules();
  expect((await import('./currency.js')).readCurrency()).toBe('£');
});

it('is $ if something else was stored', async () => {
  vi.stubGlobal('localStorage', storageOf(new Map([['currency', '<b>']])));
  expect((await import('./currency.js')).readCurrency()).toBe('$');
});

it('is kept for the visit if the browser refuses storage', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { readCurrency, saveCurrency } = await import('./currency.js');
  expect(readCurrency()).toBe('$');
  saveCurrency('€');
  expect(readCurrency()).toBe('€');
});
