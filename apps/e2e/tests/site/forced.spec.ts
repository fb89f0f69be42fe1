import type { Locator } from '@playwright/test';
import { expect, open, test } from '../site.js';

/** Returns the colors of an element that show a choice. The weight of its font isn't enough. */
function lookOf(element: Locator): Promise<readonly string[]> {
  return element.evaluate((node) => {
    const { backgroundColor, borderBottomColor, color } = getComputedStyle(node);
    return [backgroundColor, borderBottomColor, color];
  });
}

test.describe('in high contrast', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('a choice, a pressed button, a tab and the current page look different from the others', async ({
    page,
  }) => {
    await open(page, '/tools/logarithm-simplifier?base=2&value=8');
    const option = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
    expect(await lookOf(option('Evaluate'))).not.toEqual(await lookOf(option('Expand')));
    const preset = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(preset('Base 2')).toHaveAttribute('aria-pressed', 'true');
    expect(await lookOf(preset('Base 2'))).not.toEqual(await lookOf(preset('Base 10')));

    await open(page, '/tools');
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await lookOf(menu.locator('[aria-current]'))).not.toEqual(
      await lookOf(menu.getByRole('link', { name: 'Pricing' })),
    );
    const tabs = page.getByRole('navigation', { name: 'Kinds of tools' });
    expect(await lookOf(tabs.locator('[aria-current]'))).not.toEqual(
      await lookOf(tabs.getByRole('link', { name: 'Converters' })),
    );
  });

  test('a progress bar shows how far it is', async ({ page }) => {
    await open(page, '/practice');
    const bar = page.locator('progress').first();
    await bar.evaluate((element: HTMLProgressElement) => {
      element.value = 50;
    });
    await bar.scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    if (!box) throw new Error('The bar has no box.');
    const shot = (share: number) =>
      page.screenshot({ clip: { x: box.x + share * box.width, y: box.y + 3, width: 8, height: 3 } });
    expect((await shot(0.25)).equals(await shot(0.75))).toBe(false);
  });
});
