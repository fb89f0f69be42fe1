import { expectNoneCovered, PHONE, SMALL, stuckShare } from '../covered.js';
import { expect, test } from '../site.js';
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
