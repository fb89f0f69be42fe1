import type { Page } from '@playwright/test';
import { alive, expect, ROUTES, test } from '../site.js';

const LINKS = [
  '/tools/logarithm-simplifier?base=2&value=8',
  '/tools/unit-converter?value=5',
  '/tools/time-calculator?days=1&hours2=30',
  '/tools/percentage-calculator?value=80&percentage=25',
  '/tools/age-calculator?birth=2000-02-29',
  '/tools?q=loan',
  '/tools?age.birth=2000-02-29#age',
  '/marketplace?pack=quadratics&part=sample',
  '/practice?category=geometry',
  '/practice?worksheet=algebra',
];

/** Measures visible layout shifts from the start of the page load. */
function countShifts(): void {
  const add = (entries: PerformanceEntryList): void => {
    for (const { value } of entries as (PerformanceEntry & { readonly value: number })[])
      counted.sum += value;
  };
  const counted = { sum: 0 };
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries());
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifted = (): number => {
    add(observer.takeRecords());
    return counted.sum;
  };
  Object.assign(window, { shifted });
}

const HELD = /\/assets\/(?:.*\.js|stix-two-math-.*)$/;

/** Opens a page, holds back its scripts and the math font until after the first paint, and returns the layout shift score. */
async function shiftOf(page: Page, path: string): Promise<number> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(HELD, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await alive(page);
  await page.waitForLoadState('networkidle');
  await page.unroute(HELD);
  return page.evaluate(async () => {
    // Layout shifts are counted when they are painted.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly shifted: () => number }).shifted();
  });
}

for (const width of [375, 1440]) {
  test(`no visible layout shift while a page loads at ${width} px`, { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(countShifts);
    await page.setViewportSize({ width, height: 812 });
    const shifts: Record<string, number> = {};
    for (const path of [...ROUTES.map((route) => route.path), ...LINKS])
      shifts[path] = await shiftOf(page, path);
    const moved = Object.entries(shifts).filter(([, shift]) => shift >= 0.1);
    expect(moved).toEqual([]);
  });
}
