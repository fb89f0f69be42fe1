import { answerWith, expectProgress, openPractice, parts, problemOnPage } from './practice-page.js';
import { expect, open, test } from '../site.js';

test('a skill is three clicks away, wrong answers can be retried, and every next problem is of the same skill', async ({
  page,
}) => {
  await openPractice(page);
  await page.getByRole('link', { name: 'Choose a skill' }).click();
  await expect(page.getByRole('heading', { name: 'All skills' })).toBeFocused();
  await page.getByRole('link', { name: 'Slope', exact: true }).click();
  await page.getByRole('dialog', { name: 'Slope' }).getByRole('link', { name: 'Practice' }).click();
  await expect(page.getByRole('heading', { name: 'Slope' })).toBeFocused();
  await expect(page).toHaveURL(/\/practice\?skill=slope&problem=/);
  const { tab, result, problem, box, next } = parts(page);
  await expect(tab('Geometry')).toHaveAttribute('aria-selected', 'true');

  const { answer } = await problemOnPage(page);
  await answerWith(page, '0.123');
  await expect(result).toHaveText('Not quite. Try again. A hint may help.');
  await expect(problem).not.toContainText('The correct answer');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await answerWith(page, answer);
  await expect(result).toContainText('Correct! Well done!');
  await expectProgress(page, 0, 0);

  const seen = new Set<string | null>();
  for (let turn = 0; turn < 4; turn += 1) {
    seen.add(new URL(page.url()).searchParams.get('problem'));
    const before = page.url();
    await next.click();
    await expect(page).not.toHaveURL(before);
    expect(page.url()).toMatch(/skill=slope&problem=(?:slope\.|geometry-(?:mistake-02|points-01)$)/);
    await answerWith(page, (await problemOnPage(page)).answer);
    await expect(result).toHaveText('Correct! Well done!');
  }
  expect(seen.size).toBe(4);
  await expectProgress(page, 4, 4);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All skills' })).toBeVisible();
});

test('tools link to their skills, and skills link back', { tag: '@full' }, async ({ page }) => {
  await open(page, '/tools/percentage-calculator');
  await page.getByRole('link', { name: 'Percent problems' }).click();
  await expect(page.getByRole('heading', { name: 'Percent problems' })).toBeFocused();
  await expect(parts(page).box).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Discount Calculator' }).click();
  await expect(page).toHaveURL('/tools#discount');
  const card = page.locator('section#discount');
  await card.getByRole('link', { name: 'Percent problems' }).click();
  await expect(page).toHaveURL(/\/practice\?skill=percent&problem=/);
});

test('the skill map fits a narrow screen @mobile @full', async ({ page }) => {
  await open(page, '/practice?skill=nothing');
  await expect(page.getByText('There’s no skill at this address. Choose one of these.')).toBeVisible();
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  for (const unit of await page.getByRole('main').locator('details').all())
    await unit.locator('summary').click();
  for (const link of await page.getByRole('main').getByRole('listitem').getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
