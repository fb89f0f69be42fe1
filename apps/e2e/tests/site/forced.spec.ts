import type { Locator } from '@playwright/test';
import { plantRecord } from '../practice/learner-pages.js';
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
    const tabs = page.getByRole('navigation', { name: 'Tool categories' });
    expect(await lookOf(tabs.locator('[aria-current]'))).not.toEqual(
      await lookOf(tabs.getByRole('link', { name: 'Converters' })),
    );
  });

  test('the states of skills, and days with and without the goal, look different', async ({ page }) => {
    await plantRecord(page);
    await open(page, '/practice?skill=');
    const looks: string[] = [];
    for (const state of ['familiar', 'proficient', 'mastered', 'due']) {
      const mark = page.getByRole('list', { name: 'Marks' }).locator(`svg[data-state=${state}]`);
      await expect(mark).toBeVisible();
      looks.push((await mark.screenshot()).toString('base64'));
    }
    expect(new Set(looks).size).toBe(looks.length);
    await open(page, '/practice?progress');
    await expect(page.getByRole('table', { name: 'Problems solved per day' })).toBeVisible();
    const lookOfDay = (name: RegExp) =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((node) => {
          const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(node);
          return [borderTopStyle, borderTopColor, backgroundColor].join(' ');
        });
    const days = [/: 0 problems$/, /: [1-9]\d* problems?$/, /, goal reached$/];
    const daysLook = await Promise.all(days.map(lookOfDay));
    expect(new Set(daysLook).size).toBe(3);
    // A border that is transparent elsewhere is visible in high contrast, so a day without problems has none.
    expect(daysLook[0]).toContain('none');
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
