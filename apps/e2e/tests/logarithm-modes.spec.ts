import type { Locator, Page } from '@playwright/test';
import { answer, expect, field, fill, openTool, steps, test } from './site.js';

async function openMode(page: Page, mode: string): Promise<Locator> {
  const tool = await openTool(page, 'logarithm', 'Logarithm Simplifier');
  await expect(tool.getByRole('radio', { name: 'Evaluate' })).toBeChecked();
  await tool.getByText(mode, { exact: true }).click();
  await expect(tool.getByRole('radio', { name: mode })).toBeChecked();
  return tool;
}

const formula = (tool: Locator): Locator => answer(tool).locator('math');

test.describe('expanding logarithms', () => {
  test('names the law of every line and states where it holds', async ({ page }) => {
    const tool = await openMode(page, 'Expand');
    await fill(tool, { Expression: 'log_2(8x^3/y)' });
    await expect(formula(tool)).toHaveAttribute('alttext', '3 + 3 log₂ x - log₂ y');
    await expect(tool.getByText('for x > 0, y > 0')).toBeVisible();
    const laws = (await steps(tool)).map((line) => line.split(':')[0]);
    expect(laws).toEqual(['Quotient law', 'Product law', 'Known value', 'Power law']);
  });

  test('marks an expression that it cannot read and says nothing', async ({ page }) => {
    const tool = await openMode(page, 'Expand');
    await fill(tool, { Expression: 'log_2(8x' });
    await expect(field(tool, 'Expression')).toHaveAttribute('aria-invalid', 'true');
    await expect(answer(tool)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is kept in the link', async ({ page }) => {
    await page.goto('/tools/logarithm-simplifier?mode=expand&expression=ln(x*y)');
    await expect(page.getByRole('radio', { name: 'Expand' })).toBeChecked();
    await expect(page.locator('strong math')).toHaveAttribute('alttext', 'ln x + ln y');
  });
});

test.describe('condensing logarithms', () => {
  test('undoes the example of expanding', async ({ page }) => {
    const tool = await openMode(page, 'Condense');
    await tool.getByRole('button', { name: 'Load Example' }).click();
    await expect(field(tool, 'Expression')).toHaveValue('3 + 3 log_2 x - log_2 y');
    await expect(formula(tool)).toHaveAttribute('alttext', 'log₂ (8x³ ÷ y)');
  });
});

test.describe('solving log_base(value) = result', () => {
  test('finds whichever of the three is left empty', async ({ page }) => {
    const tool = await openMode(page, 'Solve');
    await fill(tool, { Base: '2', Logarithm: '5' });
    await expect(answer(tool)).toHaveText('= 32');
    await fill(tool, { Base: '', Value: '32' });
    await expect(answer(tool)).toHaveText('= 2');
    await fill(tool, { Base: '2', Logarithm: '' });
    await expect(answer(tool)).toHaveText('= 5.0000');
    await fill(tool, { Logarithm: '5' });
    await expect(answer(tool)).toHaveCount(0);
  });
});

test('the parser of expressions is loaded only when it is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/tools/logarithm-simplifier');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByText('Expand', { exact: true }).click();
  await page.getByLabel('Expression').fill('ln(xy)');
  await expect(page.locator('strong math')).toHaveAttribute('alttext', 'ln x + ln y');
  expect(scripts.length).toBeGreaterThan(before);
});
