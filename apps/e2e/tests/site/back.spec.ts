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
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['kept'] = String(persisted);
      });
    });
    for (const path of ['/', '/tools/percentage-calculator', '/practice', '/marketplace']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.goto('/about');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html'), path).toHaveAttribute('data-kept', 'true');
    }
  } finally {
    await browser.close();
  }
});
