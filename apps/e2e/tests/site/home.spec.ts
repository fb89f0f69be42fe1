import { answer, expect, open, test } from '../site.js';

test('the static home page contains a worked problem and its FAQ answers', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const sheet = /Type a problem<.*?<\/section>/s.exec(html)?.[0];
  expect(sheet).toContain('action="/tools"');
  expect(sheet).toContain('= 5.0000');
  expect(sheet?.match(/<li /g)?.length).toBeGreaterThanOrEqual(6);
  expect(html).toMatch(/What is log base 2 of 32\?[\s\S]*equals 5/);
});

test('a typed problem is solved immediately on the home page, on /tools and in the header, and opens in its tool', async ({
  page,
}) => {
  await open(page, '/');
  const sheet = page.getByRole('region', { name: 'Type a problem' });
  await sheet.getByRole('searchbox').fill('log base 10 of 1,000');
  await expect(sheet.getByRole('group', { name: 'Answer', exact: true })).toContainText('3 = 3.0000');
  await sheet.getByRole('link', { name: 'Open in the Logarithm Simplifier' }).click();
  await expect(page).toHaveURL('/tools/logarithm-simplifier?base=10&value=1000');
  await expect(answer(page.getByRole('main'))).toHaveText('= 3.0000');

  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('x^2 - 5x + 6 = 0');
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Answer', exact: true })).toContainText(
    'x = 3 or x = 2',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools?quadratic.a=1&quadratic.b=-5&quadratic.c=6#quadratic');
  await expect(page.locator('#quadratic').getByRole('textbox', { name: 'b', exact: true })).toHaveValue('-5');

  await open(page, '/tools?q=18%25+tip+on+84.50');
  await expect(page.getByRole('main').getByRole('strong').filter({ hasText: '15.21' })).toBeVisible();
  await page.getByRole('link', { name: 'Open in the Tip Calculator' }).click();
  await expect(page).toHaveURL('/tools?tip.bill=84.50&tip.percentage=18&tip.people=1#tip');
  await expect(page.locator('#tip').getByRole('textbox', { name: 'Bill' })).toHaveValue('84.50');

  await page.goto('/percantage');
  const offered = page.getByRole('region', { name: 'Were you looking for this?' });
  await expect(offered.getByRole('link', { name: 'Percentage Calculator' })).toHaveAttribute(
    'href',
    '/tools/percentage-calculator',
  );
});

test('the home page has something to try for each feature, and its own band for Check My Work', async ({
  page,
}) => {
  await open(page, '/');
  const features = page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: 'Every figure exact' }) });
  await features.getByRole('heading', { name: 'Every figure exact' }).scrollIntoViewIfNeeded();
  const ruler = features.getByRole('slider', { name: 'Value' });
  await expect(ruler).toHaveAttribute('aria-valuetext', /^5 in/);
  await ruler.press('ArrowRight');
  await expect(ruler).not.toHaveAttribute('aria-valuetext', /^5 in/);
  await expect(features.getByRole('img', { name: 'The parabola' })).toHaveAccessibleDescription(
    /crosses the x-axis at −1(?:\.0+)? and 3/,
  );
  await features.getByRole('slider', { name: /^c, / }).press('ArrowUp');
  await expect(features.getByRole('img', { name: 'The parabola' })).not.toHaveAccessibleDescription(
    /crosses the x-axis at −1(?:\.0+)? and 3/,
  );
  await expect(features.getByRole('img', { name: 'Incorrect' })).toBeVisible();
  await features.getByText('2x = 8', { exact: true }).click();
  await expect(features.getByRole('img', { name: 'Correct', exact: true })).toBeVisible();

  const band = page.getByRole('region', { name: 'Check My Work' });
  await expect(band).toContainText('Line 3 doesn’t follow');
  await band.getByRole('link', { name: 'Check your work' }).click();
  await expect(page).toHaveURL('/tools#working');
});
