import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { args } from '../../../../scripts/browser-args.mjs';
import { expect, test } from '../site.js';

/** A full browser, because the headless shell and Playwright's default arguments disable the back/forward cache. */
const executablePath = [
  ...['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
  chromium.executablePath(),
].find((path) => existsSync(path));

test('a page is kept in the back/forward cache', { tag: '@full' }, async ({ baseURL }) => {
  test.skip(
    executablePath === undefined && process.env['REQUIRE_SERVERS'] !== '1',
    'There is no full Chromium on this machine.',
  );
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
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
      // A busy browser sometimes evicts an eligible page, so the test retries. An ineligible page never succeeds.
      for (let time = 0; time < 3; time++) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(() => {
          document.documentElement.dataset['left'] = '';
        });
        await page.goto('/about');
        await page.goBack({ waitUntil: 'commit' }); // A restored page doesn't load.
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

/** Returns the reasons why the browser didn't restore the page, or an empty text if it did. */
function whyNew(): string {
  if (document.documentElement.dataset['left'] === '') return '';
  const [{ notRestoredReasons } = {}] = performance.getEntriesByType('navigation') as Navigation[];
  return JSON.stringify(notRestoredReasons ?? 'no reason is given');
}

/** A property that is available in Chromium 123 and later. */
interface Navigation extends PerformanceEntry {
  readonly notRestoredReasons?: unknown;
}
