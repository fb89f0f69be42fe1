import { expectProgress, openPractice, parts, sentProgress } from './practice-page.js';
import { expect, test } from '../site.js';

test('a problem is solved step by step with the keyboard alone, and a mistake is explained at its line', async ({
  page,
}) => {
  await openPractice(page, '?problem=linear-equation.medium.3'); // The equation is 3x + 12 = -3x - 48.
  const { box, result, submit, hint, next } = parts(page);
  const write = page.getByRole('button', { name: 'Show your work' });
  const lines = page.getByRole('textbox', { name: 'Your work' });
  const line = (number: number) =>
    page
      .getByRole('list', { name: 'Read as' })
      .getByRole('listitem')
      .nth(number - 1);

  await submit.focus();
  await page.keyboard.press('Tab');
  await expect(hint).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(write).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lines).toBeFocused();
  await expect(line(1).locator('math').first()).toHaveAttribute('alttext', '3x + 12');

  await page.keyboard.type('6x + 12 = 48\n6x = 36\nx = 6\n');
  await expect(line(2).getByRole('img', { name: 'Incorrect' })).toBeVisible();
  await expect(line(2)).toContainText('Check the signs: one of them is not right.');
  await expect(line(4).getByRole('img', { name: 'Correct', exact: true })).toBeVisible();
  await expect(result).toBeEmpty();
  await expect(box).toHaveValue('');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('6x + 12 = -48\n6x = -60\n');
  await expect(page.getByText('That’s right so far. Keep going.')).toBeVisible();
  const sent = sentProgress(page);
  await page.keyboard.type('x = -10\n');
  await expect(result).toHaveText('Correct! Well done!');
  await expect(next).toBeFocused();
  expect(await sent).toEqual({ problemsCompleted: 1, streak: 1 });
  await expectProgress(page, 1, 1);
  await expect(page.getByRole('list', { name: 'Your work' }).getByRole('listitem')).toHaveCount(4);

  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(lines).toHaveCount(0);
});

test('on phones, the keys cover neither the preview nor the button of the work @mobile', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openPractice(page, '?problem=linear-equation.medium.3');
  await page.getByRole('button', { name: 'Show your work' }).click();
  await expect(page.getByRole('textbox', { name: 'Your work' })).toBeFocused();
  const keys = page.getByRole('toolbar', { name: 'Keys' }).filter({ visible: true });
  await expect(keys).toHaveCount(1);
  const end = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? Infinity);
  };
  await expect.poll(() => end('Submit work')).toBeLessThanOrEqual((await keys.boundingBox())?.y ?? 0);
});
