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

/** The choices whose text is wider than their closed select shows, its arrow taken off. */
function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(select);
      const taken = [paddingLeft, paddingRight, fontSize].map(parseFloat).reduce((sum, each) => sum + each);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('The browser measures no text.');
      pen.font = font;
      return [...select.options]
        .map(({ text }) => text)
        .filter((text) => pen.measureText(text).width > select.clientWidth - taken);
    }),
  );
}

test('at 320 px nothing is cut and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const { path } of ROUTES) {
    await open(page, path);
    expect(await wider(), path).toBeLessThanOrEqual(0);
    expect(await cutChoices(page), path).toEqual([]);
  }
  await open(page, '/tools#unit');
  const unit = page.getByRole('region', { name: 'Unit Converter' });
  await expect(unit).toBeVisible();
  const categories = await unit.getByLabel('Category').locator('option').allTextContents();
  expect(categories.length).toBeGreaterThan(5);
  for (const category of categories) {
    await unit.getByLabel('Category').selectOption({ label: category });
    expect(await cutChoices(page), category).toEqual([]);
  }
  for (const tab of ['Math Tools', 'Calculators']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator('main section').last().getByRole('button').first()).toBeVisible();
    expect(await wider(), tab).toBeLessThanOrEqual(0);
    expect(await cutChoices(page), tab).toEqual([]);
  }
});

test('on a phone a worked line breaks at its relation', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/tools#unit');
  const tool = page.getByRole('region', { name: 'Unit Converter' });
  await tool.getByRole('button', { name: 'Load example' }).click();
  const lines = tool.locator('ol li > div');
  await expect(lines).toHaveCount(4);
  const sizes = await lines.evaluateAll((all) =>
    all.map((line) => ({ wider: line.scrollWidth - line.clientWidth, height: line.clientHeight })),
  );
  expect(sizes.filter(({ wider }) => wider > 0)).toEqual([]);
  expect(Math.max(...sizes.map(({ height }) => height))).toBeGreaterThan(40); // two lines
});
