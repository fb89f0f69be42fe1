import { expect, open, test } from '../site.js';

test('the box on the home page solves an equation, a system and pasted LaTeX in place, and offers the other reading', async ({
  page,
}) => {
  await open(page, '/');
  const sheet = page.getByRole('region', { name: 'Type a problem' });
  const box = sheet.getByRole('searchbox');
  const answer = sheet.getByRole('group', { name: 'Answer', exact: true });
  await box.fill('2x+3=11');
  await expect(answer.getByRole('strong')).toHaveText('x = 4');
  await expect(sheet.getByText('Subtract 3 from both sides')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Open in the Equation Solver' })).toHaveAttribute(
    'href',
    '/tools?equation.lines=2x%2B3%3D11#equation',
  );

  await box.fill(String.raw`\frac{x}{2} = \sqrt{9}`);
  await expect(answer.getByRole('strong')).toHaveText('x = 6');

  await box.fill('x + y = 10; x - y = 2');
  await expect(answer.getByRole('strong')).toHaveText('x = 6, y = 4');

  await box.fill('1/2x = 4');
  await expect(answer.getByRole('strong')).toHaveText('x = 8');
  await sheet.getByRole('link', { name: 'Read 1/2x as 1/(2x)' }).click();
  await expect(box).toHaveValue('1/(2x) = 4');
  await expect(sheet.getByRole('link', { name: 'Read 1/2x as 1/(2x)' })).toHaveCount(0);

  await box.fill('d/dx x^2');
  await expect(answer.getByRole('strong')).toHaveText('2\u2062x'); // An invisible times sign.

  await box.fill('∫ x^2 dx');
  await expect(answer).toHaveText('Integrals aren’t supported yet. Try 2x + 3 = 11.');
});

test('the box answers a problem that asks for rounded digits', async ({ page }) => {
  await open(page, '/');
  const sheet = page.getByRole('region', { name: 'Type a problem' });
  const answer = sheet.getByRole('group', { name: 'Answer', exact: true });
  for (const [typed, rounded] of [
    ['x^2 = 7 to 2 dp', '≈ 2.65'],
    ['Solve x^2 - 6x - 2 = 0 to 2 decimal places', '≈ −0.32'],
    ['3x=10 rounded to 2 decimal places', '≈ 3.33'],
    ['e^x = 5 to 3 significant figures', '≈ 1.61'],
  ] as const) {
    await sheet.getByRole('searchbox').fill(typed);
    await expect(answer).toContainText(rounded);
  }
});

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 3 });

  test('no part of a fraction is cut off', async ({ page }) => {
    await open(page, '/');
    const sheet = page.getByRole('region', { name: 'Type a problem' });
    const answer = sheet.getByRole('group', { name: 'Answer', exact: true });
    for (const typed of ['5/8 + 1/3', '1/2+1/3', 'x/3 = 1/2']) {
      await sheet.getByRole('searchbox').fill(typed);
      await expect(answer.locator('mfrac').first()).toBeVisible();
      await expect(answer.getByRole('strong')).toBeVisible();
      const clipped = await answer.screenshot();
      await answer.evaluate((panel) => {
        for (const part of panel.querySelectorAll<HTMLElement>('span')) part.style.overflow = 'visible';
      });
      expect(clipped.equals(await answer.screenshot())).toBe(true);
    }
  });
});

test('with the keyboard of a phone open, the home page shows the box and its answer @mobile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 330 });
  await open(page, '/');
  const sheet = page.getByRole('region', { name: 'Type a problem' });
  await sheet.getByRole('searchbox').tap();
  await sheet.getByRole('searchbox').fill('2x + 3 = 11');
  await expect(sheet.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('group', { name: 'Answer', exact: true }).getByRole('strong')).toBeInViewport({
    ratio: 1,
  });
});

test('above the keyboard of a phone, the answer and the first two steps are visible, and links don’t move when tapped @mobile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 476 });
  await open(page, '/');
  const sheet = page.getByRole('region', { name: 'Type a problem' });
  const box = sheet.getByRole('searchbox');
  await expect(page.getByRole('link', { name: 'Try Free Tools' }).first()).toBeVisible();
  await box.tap();
  await box.fill('2x+3=11');
  const answer = sheet.getByRole('group', { name: 'Answer', exact: true }).getByRole('strong');
  await expect(answer).toHaveText('x = 4');
  const steps = sheet.locator('li[data-number]');
  await expect(steps.first()).toBeVisible();
  for (const part of [box, answer, steps.nth(0), steps.nth(1)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect(await part.evaluate(isUncovered)).toBe(true);
  }
  expect((await box.boundingBox())?.y).toBeLessThanOrEqual(64);

  const link = sheet.getByRole('link', { name: 'Open in the Equation Solver' });
  await link.tap();
  await expect(page).toHaveURL('/tools?equation.lines=2x%2B3%3D11#equation');
  await expect(page.locator('html')).not.toHaveAttribute('data-short');
});

/** Returns whether nothing covers the middle of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + Math.min(width, 60) / 2, top + height / 2));
}

test('leaving the box for another part of the page restores what the keyboard had collapsed @mobile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 476 });
  await open(page, '/');
  const sheet = page.getByRole('region', { name: 'Type a problem' });
  const start = sheet.getByRole('link', { name: 'Start Learning' });
  await sheet.getByRole('searchbox').tap();
  await expect(start).toBeHidden();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(start).toBeVisible();
});
