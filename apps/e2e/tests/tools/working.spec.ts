import { alive, answer, expect, open, test } from '../site.js';

test('work is typed, checked, fixed and shared as a link, by keyboard alone', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/tools?tool=working');
  const tool = page.locator('section#working');
  const box = tool.getByRole('textbox', { name: 'Your work' });
  const line = (number: number) =>
    tool
      .getByRole('list', { name: 'Read as' })
      .getByRole('listitem')
      .nth(number - 1);
  await expect(box).toBeVisible();
  await box.focus();
  await page.keyboard.type('2(x + 3) = 14\n2x + 3 = 14\n2x = 11');
  await expect(line(3).locator('math').first()).toHaveAttribute('alttext', '2x');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(tool)).toHaveText('Line 2 doesn’t follow');
  await expect(line(2).getByRole('img', { name: 'Incorrect' })).toBeVisible();
  await expect(line(2)).toContainText('The factor multiplies every term in the parentheses');
  await expect(line(3).getByRole('img', { name: 'Correct', exact: true })).toBeVisible();

  await box.press('ControlOrMeta+a');
  await page.keyboard.type('2(x + 3) = 14\n2x + 6 = 14');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(tool)).toHaveText('All lines are correct');
  const next = page.getByRole('button', { name: 'Show the next line' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Continued from line 2' })).toBeVisible();

  await expect.poll(() => new URL(page.url()).searchParams.get('working.lines')).toContain('2x + 6');
  await page.reload();
  await alive(page);
  await expect(answer(tool)).toHaveText('All lines are correct');
  await expect(line(2).getByRole('img', { name: 'Correct', exact: true })).toBeVisible();
});

test('an error in a system is marked once, and the lines that follow from it are correct', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/tools?tool=working');
  const tool = page.locator('section#working');
  await tool.getByRole('textbox', { name: 'Your work' }).fill('x + y = 10, x - y = 4\n2x = 6\nx = 3\ny = 7');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(tool)).toHaveText('Line 2 doesn’t follow');
  const line = (number: number) =>
    tool
      .getByRole('list', { name: 'Read as' })
      .getByRole('listitem')
      .nth(number - 1);
  await expect(line(2).getByRole('img', { name: 'Incorrect' })).toBeVisible();
  for (const number of [3, 4])
    await expect(line(number).getByRole('img', { name: /^Correct/ })).toBeVisible();
});
