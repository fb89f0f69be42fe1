import type { Page } from '@playwright/test';
import { alive, expect, open, test } from '../site.js';
import { brightness } from './theme.js';

const saved = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'));

/** The theme colors of the browser's UI. */
function frameColours(page: Page): Promise<(string | null)[]> {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
}

test('the theme follows the system until the visitor chooses one, which is kept after a reload', async ({
  page,
}) => {
  await open(page, '/');
  const html = page.locator('html');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  const reload = async (): Promise<void> => {
    await page.reload();
    await alive(page);
  };
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await brightness(page)).toBeGreaterThan(192);
  expect(await frameColours(page)).toEqual(['#f7f2e7', '#f7f2e7']);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await saved(page)).toBeNull();

  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await saved(page)).toBe('light');
  await reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await brightness(page)).toBeGreaterThan(192);

  await page.emulateMedia({ colorScheme: 'light' });
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await brightness(page)).toBeLessThan(64);
  expect(await frameColours(page)).toEqual(['#1b2321', '#1b2321']);
  expect(await saved(page)).toBe('dark');
  await reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await brightness(page)).toBeLessThan(64);

  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await saved(page)).toBe('light');
});

test('the theme is set before the first paint, even if scripts load late', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route('**/*.js', async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => held).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await brightness(page)).toBeLessThan(64);
  release();
  await alive(page);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
});
