import { answer, expect, fill, open, test } from '../site.js';

test('the home page holds its logarithm worked out, and its answers, without scripts', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const sheet = /Try it: a logarithm.*<\/section>/s.exec(html)?.[0];
  expect(sheet).toContain('= 5.0000');
  expect(sheet?.match(/<li /g)?.length).toBeGreaterThanOrEqual(6);
  expect(html).toMatch(/What is log base 2 of 32\?[\s\S]*equals 5/);
});

test('the logarithm on the home page leads on with the same numbers', async ({ page }) => {
  await open(page, '/');
  const sheet = page.getByRole('region', { name: 'Try it: a logarithm' });
  await expect(answer(sheet)).toHaveText('= 5.0000');
  await fill(sheet, { Base: '10', Value: '1,000' });
  await expect(answer(sheet)).toHaveText('= 3.0000');
  await sheet.getByRole('link', { name: 'Open the logarithm simplifier' }).click();
  await expect(page).toHaveURL('/tools/logarithm-simplifier?base=10&value=1%2C000');
  await expect(answer(page.getByRole('main'))).toHaveText('= 3.0000');
});
