import type { Locator } from '@playwright/test';
import { expectFocusUncovered, expectNoneCovered, PHONE, SMALL, stuckShare } from '../covered.js';
import { answer, expect, open, openRow, SPECIFIED, ROUTES, test, TOOL_IDS } from '../site.js';

const PAGES = SPECIFIED.map(({ path }) => path).filter((path) => path.startsWith('/tools/'));

/** Loads a tool's example and waits for its answer. */
async function useExample(tool: Locator): Promise<void> {
  await tool
    .getByRole('button', { name: /^Load example$/i })
    .first()
    .click();
  const calculate = tool.getByRole('button', { name: 'Calculate', exact: true }).first();
  if ((await calculate.count()) > 0) await calculate.click();
  await expect(answer(tool).first()).toBeVisible();
}

test('on a tool’s page, nothing covers the focused element, with or without a result', async ({ page }) => {
  await open(page, '/tools/logarithm-simplifier');
  const main = page.getByRole('main');
  await expectNoneCovered(main, 'without a result', SMALL);
  await useExample(main);
  await expectNoneCovered(main, 'with a result', SMALL);

  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press(key);
      await expectFocusUncovered(page);
    }
});

test('on a phone, all bars of a tool’s page together take at most 15 percent, with or without a result', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of [...PAGES, '/tools#logarithm']) {
    await open(page, path);
    expect.soft((await page.getByRole('banner').boundingBox())?.height, path).toBeLessThanOrEqual(57);
    expect.soft(await stuckShare(page), path).toBeLessThanOrEqual(15);
    await useExample(page.getByRole('main'));
    expect.soft(await stuckShare(page), `${path} with a result`).toBeLessThanOrEqual(15);
  }
});

test('on a small phone, Calculate scrolls the result into view and keeps the focus', async ({ page }) => {
  for (const size of SMALL) {
    await page.setViewportSize(size);
    await open(page, '/tools/logarithm-simplifier');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Base' }).fill('2');
    await main.getByRole('textbox', { name: 'Value' }).fill('8');
    await page.keyboard.press('Enter');
    await expect(answer(main)).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('textbox', { name: 'Value' })).toBeFocused();
    await expectFocusUncovered(page);
  }
});

test('on every tool page, nothing covers the focused element', { tag: '@full' }, async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path);
    const main = page.getByRole('main');
    await expectNoneCovered(main, `${path} without a result`);
    await useExample(main);
    await expectNoneCovered(main, `${path} with a result`);
    expect(await stuckShare(page), path).toBeLessThanOrEqual(15);
  }
});

for (const tab of ['math-tools', 'calculators', 'converters'])
  test(`on /tools#${tab}, nothing covers the focused element`, { tag: '@full' }, async ({ page }) => {
    await open(page, `/tools#${tab}`);
    await expect(page.locator('nav [aria-current=true]')).toHaveText(new RegExp(tab.replace('-', ' '), 'i'));
    await expectNoneCovered(page.getByRole('main'), tab);
    for (const id of TOOL_IDS) {
      const tool = page.locator(`section#${id}`);
      if (!(await tool.isVisible())) continue;
      await openRow(tool);
      await page.setViewportSize(PHONE);
      await expectNoneCovered(tool, `${id} without a result`);
      await useExample(tool);
      const add = tool.getByRole('button', { name: 'Add course' });
      if ((await add.count()) > 0) for (let row = 0; row < 3; row += 1) await add.click();
      await expectNoneCovered(tool, `${id} with a result`);
      expect(await stuckShare(page), id).toBeLessThanOrEqual(15);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });

test('on all other pages, nothing covers the focused element', { tag: '@full' }, async ({ page }) => {
  for (const { path } of ROUTES.filter((route) => !PAGES.includes(route.path))) {
    await open(page, path);
    await expectNoneCovered(page.getByRole('main'), path);
    expect(await stuckShare(page), path).toBeLessThanOrEqual(15);
  }
});
