import type { Page } from '@playwright/test';
import { alive, expect, ROUTES, test } from './site.js';

const LINKS = [
  '/tools/logarithm-simplifier?base=2&value=8',
  '/tools/unit-converter?value=5',
  '/tools/time-calculator?days=1&hours2=30',
  '/tools/percentage-calculator?value=80&percentage=25',
  '/tools/age-calculator?birth=2000-02-29',
  '/tools?q=loan',
  '/tools?age.birth=2000-02-29#age',
  '/practice?category=geometry',
  '/practice?worksheet=algebra',
];

/** Opens a page, holds its scripts back until it has been painted, and gives how much of what was in sight moved. */
async function shiftOf(page: Page, path: string): Promise<number> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  release();
  await alive(page);
  await page.waitForLoadState('networkidle');
  await page.unroute('**/assets/*.js');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(resolve, 500, 0);
        });
      }),
  );
}

for (const width of [375, 1440]) {
  test(`nothing in sight moves while a page loads, at ${String(width)} px`, async ({ page }) => {
    test.slow(); // every page
    await page.setViewportSize({ width, height: 812 });
    const shifts: Record<string, number> = {};
    for (const path of [...ROUTES.map((route) => route.path), ...LINKS])
      shifts[path] = await shiftOf(page, path);
    const moved = Object.entries(shifts).filter(([, shift]) => shift >= 0.1);
    expect(moved).toEqual([]);
  });
}
