import './quiet.js';
import '../ui/global.css.js';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { clearToasts } from './toasts.js';

// Turns off React's owner stacks by pretending that its rate limit is reached. They take a fourteenth of the test time.
const shared = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} });

const faults: string[] = [];
for (const kind of ['error', 'warn'] as const)
  console[kind] = (...words: unknown[]) =>
    void faults.push(`console ${kind}: ${words.map(String).join(' ')}`);

beforeEach(() => {
  history.replaceState(null, '', '/');
  // The script in index.html sets the theme in production.
  document.documentElement.dataset['theme'] = 'light';
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  await cleanup(); // The library's own hook runs only in the first file, because files share modules.
  vi.useRealTimers();
  await clearToasts();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(faults.splice(0), 'errors and warnings in the console').toEqual([]);
});

/** Returns the text of an element, with whitespace collapsed. */
const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

expect.extend({
  toHaveText(element: Element, text: string | RegExp) {
    const found = textOf(element);
    const pass = typeof text === 'string' ? found === text : text.test(found);
    return { pass, message: () => `expected the text ${String(text)}, found ${JSON.stringify(found)}` };
  },
});

declare module 'vitest' {
  interface Matchers<T> {
    /** Expects the text of an element, with whitespace collapsed, to equal or match `text`. */
    toHaveText: (text: string | RegExp) => T;
  }
}
