import type { Page } from '@playwright/test';
import {
  alive,
  expect,
  expectOwnHead,
  menuButton,
  open,
  reach,
  readHead,
  ROUTES,
  tabLink,
  test,
  type Head,
} from '../site.js';
import { expectToFit } from '../accessibility.js';
import { type Item, kindsOf } from './structured-data.js';

const PHONE = { width: 375, height: 900 };
const SMALL_PHONE = { width: 320, height: 640 };

/** Expects the head of this page, with its structured data and none of another page. */
async function expectHead(page: Page, path: string, canonical: string): Promise<Head> {
  const kinds = async (): Promise<string[]> =>
    (await readHead(page)).data.map((text) => String((JSON.parse(text) as Item)['@type'])).sort();
  await expect.poll(async () => (await readHead(page)).canonicals).toEqual([canonical]);
  await expect.poll(kinds, path).toEqual([...kindsOf(path)]);
  const head = await readHead(page);
  expectOwnHead(head, canonical);
  return head;
}

test('every route works after a page load, even on the smallest phone', async ({ page, baseURL, faults }) => {
  await page.setViewportSize(SMALL_PHONE);
  for (const { path, heading } of ROUTES) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    const head = await expectHead(page, path, `${baseURL ?? ''}${path}`);
    if (path === '/') expect(head.data.join('\n')).toContain(`"${baseURL ?? ''}/tools?q={`);
    await expectToFit(page, path);
    expect(await cutChoices(page), path).toEqual([]);
    expect(faults, path).toEqual([]);
  }
  await open(page, '/tip-calculator'); // This address isn't a route, but it is also a page.
  await expectToFit(page, '/tip-calculator');
});

test('every route works after client-side navigation', { tag: '@full' }, async ({
  page,
  baseURL,
  faults,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/privacy');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const toHome = ROUTES.filter(({ path }) => path !== '/').concat(ROUTES.filter(({ path }) => path === '/'));
  for (const { path, heading } of toHome) {
    if (path === '/privacy') await reach(page, '/terms');
    await reach(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await alive(page);
    await expectHead(page, path, `${baseURL ?? ''}${path}`);
    await expectToFit(page, path);
    expect(faults, path).toEqual([]);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** Returns the options that don't fit in their closed select, excluding its arrow. */
function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility())
      .flatMap((select) => {
        const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(select);
        const used = [paddingLeft, paddingRight, fontSize].map(parseFloat).reduce((sum, each) => sum + each);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('The browser measures no text.');
        pen.font = font;
        return [...select.options]
          .map(({ text }) => text)
          .filter((text) => pen.measureText(text).width > select.clientWidth - used);
      }),
  );
}

test('on phones, a step breaks at its relation, and no option is cut off', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/tools#unit');
  const unit = page.getByRole('region', { name: 'Unit Converter' });
  await unit.getByRole('button', { name: 'Load example' }).click();
  const lines = unit.locator('ol li > div');
  await expect(lines).toHaveCount(4);
  const sizes = await lines.evaluateAll((all) =>
    all.map((line) => ({ wider: line.scrollWidth - line.clientWidth, height: line.clientHeight })),
  );
  expect(sizes.filter(({ wider }) => wider > 0)).toEqual([]);
  expect(Math.max(...sizes.map(({ height }) => height))).toBeGreaterThan(40); // The text takes two lines.

  await page.setViewportSize(SMALL_PHONE);
  const categories = await unit.getByLabel('Category').locator('option').allTextContents();
  expect(categories.length).toBeGreaterThan(5);
  for (const category of categories) {
    await unit.getByLabel('Category').selectOption({ label: category });
    expect(await cutChoices(page), category).toEqual([]);
  }
  for (const tab of ['Math Tools', 'Calculators']) {
    await tabLink(page, tab).click();
    await expect(page.getByRole('navigation', { name: 'Tools in this tab' })).toBeVisible();
    await expectToFit(page, tab);
    expect(await cutChoices(page), tab).toEqual([]);
  }
});

test.describe('on phones @mobile', () => {
  const LONG = '1234567890'.repeat(30);

  /** Opens tools with the longest results and expects no sideways scrolling. */
  async function expectAllToFit(page: Page, places: readonly string[]): Promise<void> {
    for (const place of places) {
      await open(page, place);
      if (place.includes('?')) await expect(page.locator('math').first(), place).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, place).toBeLessThanOrEqual(375);
    }
  }

  test('no result makes the page scroll sideways, and the menu closes after navigation', async ({ page }) => {
    await expectAllToFit(page, [
      '/tools#calculators',
      `/tools/logarithm-simplifier?base=1.0000001&value=${LONG}`,
      `/tools?arithmetic.left=${LONG}&arithmetic.operation=divide&arithmetic.right=7.${LONG}#arithmetic`,
    ]);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await menuButton(page).tap();
    await menu.getByRole('link', { name: 'About' }).tap();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });

  test('no result of the other tools makes the page scroll sideways', { tag: '@full' }, async ({ page }) => {
    await expectAllToFit(page, [
      '/tools?loan.principal=200000&loan.annualRate=6.5&loan.years=30#loan',
      `/tools/unit-converter?value=${LONG}`,
      `/tools/percentage-calculator?value=${LONG}&percentage=${LONG}`,
      `/tools/time-calculator?days=${LONG}&seconds2=1`,
      `/tools?gpa.courses=${LONG}:A;3:B#gpa`,
    ]);
  });
});
