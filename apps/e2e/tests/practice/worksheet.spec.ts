import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { parts } from './practice-page.js';
import { expect, open, test } from '../site.js';

const LINK = '/practice?worksheet=geometry&difficulty=easy&problems=20&seed=7';

function sheet(page: Page): { problems: Locator; answers: Locator; form: Locator } {
  const main = page.getByRole('main');
  const rows = (name: string) => main.getByRole('region', { name }).locator('> ol > li');
  return {
    problems: rows('worksheet'),
    answers: rows('Answer key'),
    form: main.getByRole('form', { name: 'Worksheet' }),
  };
}

test('a link opens the same worksheet in any browser, and only the sheet is printed', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  await open(page, LINK);
  const { problems, answers } = sheet(page);
  await expect(page.getByRole('heading', { name: 'Geometry worksheet' })).toBeVisible();
  await expect(problems).toHaveCount(20);
  await expect(answers).toHaveCount(20);
  await expect(page).toHaveURL(LINK);
  const texts = await problems.allTextContents();
  expect(new Set(texts).size).toBe(20);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL, serviceWorkers: 'block' });
  const colleague = await other.newPage();
  await open(colleague, LINK);
  await expect(sheet(colleague).problems).toHaveText(texts);
  await colleague.setViewportSize({ width: 375, height: 800 });
  expect(await colleague.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await other.close();

  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'button', 'combobox', 'textbox'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText('Name', { exact: true })).toBeVisible();
  await expect(page.getByText('Date', { exact: true })).toBeVisible();
  await expect(page.getByRole('img').first()).toBeVisible();
  const key = page.getByRole('region', { name: 'Answer key' });
  expect(await key.evaluate((element) => getComputedStyle(element).breakBefore)).toBe('page');
  for (const rows of [problems, answers])
    expect(
      await rows.evaluateAll((all) => [...new Set(all.map((row) => getComputedStyle(row).breakInside))]),
    ).toEqual(['avoid']);
});

test('the practice center links to a worksheet of its category, the form makes new ones, and the link back works', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/practice?category=geometry&difficulty=medium');
  await page.getByRole('link', { name: 'Worksheet for a class' }).click();
  await expect(page).toHaveURL(/\?worksheet=geometry&difficulty=medium&problems=10&seed=\d+$/);
  const { form, problems } = sheet(page);
  await expect(problems).toHaveCount(10);
  await page.getByRole('link', { name: 'Back to practice' }).click();
  await expect(parts(page).box).toBeVisible();
  await page.goBack();
  await expect(problems).toHaveCount(10);
  await page.goBack();
  await expect(parts(page).tab('Geometry')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(problems).toHaveCount(10);

  await form.getByText('Add or remove skills').click();
  await form.getByRole('button', { name: 'All of logarithms' }).click();
  await form.getByRole('button', { name: 'Remove Geometry' }).click();
  await form.getByLabel('Difficulty').selectOption('Hard');
  await form.getByLabel('Problems').fill('5');
  await form.getByLabel('Sheet number').fill('42');
  await form.getByLabel('Sheet number').press('Enter');
  await expect(page).toHaveURL('/practice?worksheet=logarithms&difficulty=hard&problems=5&seed=42');
  await expect(page.getByRole('heading', { name: 'Logarithms worksheet' })).toBeVisible();
  await expect(problems).toHaveCount(5);
  const texts = await problems.allTextContents();
  // Makes the sheet's random number this one, which has different problems.
  await page.evaluate(() => {
    Math.random = () => 0.0043;
  });
  await form.getByRole('button', { name: 'New problems' }).click();
  await expect(page).toHaveURL(/seed=43$/);
  await expect(problems).not.toHaveText(texts);
  await page.reload();
  await expect(problems).toHaveCount(5);
});

test.describe('worksheets', { tag: '@full' }, () => {
  for (const format of ['A4', 'Letter'])
    test(`twenty problems with their key fill a few pages of ${format}`, async ({ page }) => {
      await open(page, LINK);
      await expect(sheet(page).answers).toHaveCount(20);
      const file = (await page.pdf({ format })).toString('latin1');
      expect(file.startsWith('%PDF-')).toBe(true);
      const pages = file.match(/\/Type\s*\/Page\b/g) ?? [];
      expect(pages.length).toBeGreaterThan(3);
      expect(pages.length).toBeLessThan(13);
    });

  test('axe finds no violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/practice?worksheet=geometry&problems=4&seed=7');
    await expect(sheet(page).answers).toHaveCount(4);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
  });
});
