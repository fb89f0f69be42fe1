import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { args } from '../../../../scripts/browser-args.mjs';
import { expect, test } from '../site.js';

/** A whole browser: the headless shell keeps no page that is left, nor does any browser as Playwright starts it. */
const executablePath = ['chromium', 'chromium-browser', 'google-chrome']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));

test('a page that is left is kept whole for the way back', { tag: '@full' }, async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
    args,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({
      serviceWorkers: 'block',
      ...(baseURL !== undefined && { baseURL }),
    });
    for (const path of ['/', '/tools/percentage-calculator', '/practice', '/marketplace']) {
      let why = '';
      // A busy browser now and then gives a page up that it could keep; one that it can't keep it never does.
      for (let time = 0; time < 3; time++) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(() => {
          document.documentElement.dataset['left'] = '';
        });
        await page.goto('/about');
        await page.goBack({ waitUntil: 'commit' }); // a page that was kept does not load
        await page.waitForFunction(
          () => location.pathname !== '/about' && document.readyState === 'complete',
        );
        why = await page.evaluate(whyNew);
        if (why === '') break;
      }
      expect(why, path).toBe('');
    }
  } finally {
    await browser.close();
  }
});

/** Why the browser has made a page again; nothing if it is the one that was left. */
function whyNew(): string {
  if (document.documentElement.dataset['left'] === '') return '';
  const [{ notRestoredReasons } = {}] = performance.getEntriesByType('navigation') as Navigation[];
  return JSON.stringify(notRestoredReasons ?? 'no reason is given');
}

/** Chromium's, from version 123. */
interface Navigation extends PerformanceEntry {
  readonly notRestoredReasons?: unknown;
}
