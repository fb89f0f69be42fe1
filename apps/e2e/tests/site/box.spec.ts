import { expect, open, test } from '../site.js';

test('the box on the home page solves an equation, a system and pasted LaTeX in place, and offers the other reading', async ({
  page,
}) => {
  await open(page, '/');
  const sheet = page.getByRole('region', { name: 'Type a problem' });
  const box = sheet.getByRole('searchbox');
  const answer = sheet.getByRole('status').first();
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
  await expect(answer).toHaveText('Derivatives aren’t supported yet. Try 2x + 3 = 11.');
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
  await expect(sheet.getByRole('status').first().getByRole('strong')).toBeInViewport({ ratio: 1 });
});
