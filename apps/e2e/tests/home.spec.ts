import { answer, expect, fill, open, steps, test } from './site.js';

test.describe('the logarithm on the home page', () => {
  test('is worked out in the static page', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const sheet = /Try it: a logarithm.*<\/section>/s.exec(html)?.[0];
    expect(sheet).toContain('= 5.0000');
    expect(sheet?.match(/<li /g)?.length).toBeGreaterThanOrEqual(6);
  });

  test('shows its six steps while one types, and leads on with the same numbers', async ({ page }) => {
    await open(page, '/');
    const sheet = page.getByRole('region', { name: 'Try it: a logarithm' });
    await expect(answer(sheet)).toHaveText('= 5.0000');
    await fill(sheet, { Base: '10', Value: '1,000' });
    await expect(answer(sheet)).toHaveText('= 3.0000');
    expect(await steps(sheet)).toEqual([
      'Problem: log₁₀ 1000 = ?',
      'Formula: logₐ x = ln x ÷ ln a',
      'ln of the value: ln 1000 ≈ 6.9078',
      'ln of the base: ln 10 ≈ 2.3026',
      // 6.9078 is exactly three times 2.3026, so nothing is lost
      'Division: ln 1000 ÷ ln 10 = 6.9078 ÷ 2.3026',
      'Answer: log₁₀ 1000 = 3.0000',
    ]);
    await sheet.getByRole('link', { name: 'Open the logarithm simplifier' }).click();
    await expect(page).toHaveURL('/tools/logarithm-simplifier?base=10&value=1%2C000');
    await expect(answer(page.getByRole('main'))).toHaveText('= 3.0000');
  });

  test('gives nothing for what has no logarithm, and moves nothing below it', async ({ page }) => {
    await open(page, '/');
    const sheet = page.getByRole('region', { name: 'Try it: a logarithm' });
    const below = page.getByRole('heading', { name: 'Every figure exact' });
    const before = await below.boundingBox();
    await fill(sheet, { Value: '-8' });
    await expect(answer(sheet)).toHaveCount(0);
    await expect(sheet.getByLabel('Value')).toHaveAttribute('aria-invalid', 'true');
    expect(await below.boundingBox()).toEqual(before);
    await fill(sheet, { Base: '1', Value: 'eight' });
    await expect(sheet.getByLabel('Base')).toHaveAttribute('aria-invalid', 'true');
    await expect(sheet.getByLabel('Value')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('the 404 page offers the tool of exactly that name, and no other', async ({ page }) => {
  await page.goto('/tip-calculator');
  const suggested = page.getByRole('region', { name: 'Were you looking for this?' });
  await expect(suggested.getByRole('heading', { level: 3 })).toHaveText(['Tip Calculator']);
  await expect(page.getByText('/tip-calculator ∉ routes')).toBeVisible();
});
