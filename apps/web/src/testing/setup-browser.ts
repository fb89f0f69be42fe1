import './quiet.js';
import '../ui/global.css.js';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { clearToasts } from './toasts.js';

// React would note the stack for each element that is made, up to this many a second: a fourteenth of the tests’ time.
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
  document.documentElement.dataset['theme'] = 'light'; // as the script in index.html does
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  await cleanup(); // its own hook runs in the first file only, since files share modules
  vi.useRealTimers();
  await clearToasts();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(faults.splice(0), 'what React and the browser complained about').toEqual([]);
});

/** The text of an element, with whitespace collapsed. */
const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

expect.extend({
  toHaveText(element: Element, text: string | RegExp) {
    const found = textOf(element);
    const pass = typeof text === 'string' ? found === text : text.test(found);
    return { pass, message: () => `has the text ${JSON.stringify(found)}, not ${String(text)}` };
  },
});

declare module 'vitest' {
  interface Matchers<T> {
    /** The text of an element, with whitespace collapsed, equals or matches `text`. */
    toHaveText: (text: string | RegExp) => T;
  }
}
