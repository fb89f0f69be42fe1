import type { Page } from '@playwright/test';
import { expect } from '../site.js';
import { answerWith, parts, type Served } from './practice-page.js';

/** Returns a function that returns the problem that the server sent last. */
export function lastProblem(page: Page): () => Promise<Served> {
  let last: Promise<Served> | undefined;
  page.on('response', (response) => {
    if (!/\/api\/practice\/(?:random|problems)\//.test(response.url())) return;
    last = response.json() as Promise<Served>;
    // A page that is left takes the body with it. Only a test that asks for this problem then fails.
    last.catch(() => undefined);
  });
  return async () => {
    await expect(parts(page).box).toBeEnabled();
    if (!last) throw new Error('The server has sent no problem.');
    return last;
  };
}

/** Answers the current problem correctly, and opens the next one. */
export async function solve(page: Page, problem: () => Promise<Served>): Promise<void> {
  const { result, next } = parts(page);
  await answerWith(page, (await problem()).answer);
  await expect(result).toContainText('Correct! Well done!');
  await next.click();
}

/** Waits until the server has every fact of this browser, of all learners. */
export async function allSent(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^record-fact[:@]/.test(key))))
    .toEqual([]);
}
