import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { alive, expect, expectOwnHead, open, readHead, ROUTES, test } from './site.js';

const WIDTHS = [1440, 375];
const THEMES = ['light', 'dark'];

// the theme would fade over, and axe would measure colours on the way
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// eight looks at a page by axe, each of a second or two
test.setTimeout(120_000);

/** Finds nothing wrong with what is shown at both widths in both themes. */
async function expectSound(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `scrolls sideways at ${String(width)} px`).toBeLessThanOrEqual(0);
    for (const theme of THEMES) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .setLegacyMode() // there are no frames to look into, and no second page to open
        .analyze();
      const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
      expect(found, `axe at ${String(width)} px, ${theme}`).toEqual([]);
    }
  }
}

/** Every route is sound when it is loaded, and when it is reached from another page without a new document. */
for (const { path, heading } of ROUTES) {
  test(`${path} is sound in both themes at both widths, loaded and reached`, async ({ page, baseURL }) => {
    const canonical = `${baseURL ?? ''}${path}`;
    await open(page, path);
    expectOwnHead(await readHead(page), canonical);
    await expectSound(page);

    await open(page, path === '/privacy' ? '/terms' : '/privacy');
    await page.evaluate((to) => {
      Object.assign(window, { sameDocument: true });
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await alive(page);
    await expect.poll(async () => (await readHead(page)).canonicals).toEqual([canonical]);
    expectOwnHead(await readHead(page), canonical);
    await expectSound(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('the page for unknown addresses is sound too', async ({ page }) => {
  await open(page, '/tip-calculator');
  await expectSound(page);
});
