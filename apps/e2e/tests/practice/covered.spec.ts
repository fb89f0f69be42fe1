import { expectNoneCovered, PHONE, SMALL, stuckShare } from '../covered.js';
import { expect, open, test } from '../site.js';
import { answerWith, openPractice, parts } from './practice-page.js';

/** The viewport of a small phone above an open keyboard. */
const WITH_KEYBOARD = { width: 375, height: 360 };

test('the math keys in practice never cover the focused element', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPractice(page, '?problem=quadratic-formula.medium.3');
  const main = page.getByRole('main');
  const { box, hint, result } = parts(page);
  await box.click();
  await expect(page.getByRole('toolbar', { name: 'Keys' })).toBeVisible();
  expect(await stuckShare(page), 'with the keys').toBeLessThanOrEqual(15);
  await hint.click();
  const sizes = [...SMALL, PHONE, WITH_KEYBOARD];
  await expectNoneCovered(main, 'a problem', sizes);
  await answerWith(page, '1');
  await expect(result).toHaveText(/\S/);
  await expectNoneCovered(main, 'an answered problem', sizes);
});

const PROBLEMS = [
  '/practice?problem=linear-equation.easy.3',
  '/practice?problem=pythagoras.medium.3',
  '/practice?problem=composite-area.medium.4',
  '/practice?skill=box',
];

for (const [width, height] of [
  [375, 667],
  [1440, 900],
] as const)
  test(`at ${width} × ${height}, Submit Answer and Hint are in view with every problem, and Next Problem after it`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of PROBLEMS) {
      await open(page, address);
      const card = page.getByRole('form', { name: 'Problem' });
      for (const name of ['Submit Answer', 'Hint'])
        await expect(card.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await card.getByLabel('Your answer').fill('987');
      await card.getByRole('button', { name: 'Submit Answer' }).click();
      const next = card.getByRole('button', {
        name: address.includes('skill') ? 'Try again' : 'Next Problem',
      });
      await expect(next).toBeInViewport({ ratio: 1 });
    }
  });

test('the header and the buttons of a problem take at most 15% of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/practice?problem=composite-area.medium.4');
  const submit = page.getByRole('button', { name: 'Submit Answer' });
  const bar = await submit.locator('..').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect((bar?.height ?? 812) + (header?.height ?? 812)).toBeLessThanOrEqual(0.15 * 812);
});

test('a worksheet starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/practice');
  await page.getByRole('link', { name: 'Worksheet for a class' }).click();
  await expect(page.getByRole('heading', { name: 'Worksheet for a class' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
