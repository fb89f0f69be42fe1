import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const ENGINE = join(import.meta.dirname, '../../../../packages/math-core');

// The playground is a static page, which also works as a local file.
test.describe('the playground of math-core', { tag: '@full' }, () => {
  let address = '';

  test.beforeAll(() => {
    const folder = test.info().project.outputDir;
    execFileSync(process.execPath, ['package/playground.mjs', join(folder, 'playground')], { cwd: ENGINE });
    address = pathToFileURL(join(folder, 'playground/index.html')).href;
  });

  test('shows the result, the steps and the LaTeX of a call, and a link to it', async ({ page }) => {
    await page.goto(address);
    await page.getByLabel('Call').fill(`solve('2x + 1 = 7')`);
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.locator('#result')).toContainText('"unknown": "x"');
    await expect(page.locator('#steps li').first()).toContainText('Subtract 1 from both sides');
    await expect(page.locator('#steps math').first()).toBeVisible();
    await expect(page.locator('#latex')).toContainText('x = 3');

    const link = await page.getByRole('link', { name: 'Link to this call' }).getAttribute('href');
    await page.goto('about:blank');
    await page.goto(address + (link ?? ''));
    await expect(page.getByLabel('Call')).toHaveValue(`solve('2x + 1 = 7')`);
    await expect(page.locator('#result')).toContainText('"unknown": "x"');
  });

  test('runs each example without an error', async ({ page }) => {
    await page.goto(address);
    const examples = await page.getByLabel('Example').locator('option').allTextContents();
    expect(examples.length).toBeGreaterThan(5);
    for (const example of examples) {
      await page.getByLabel('Example').selectOption(example);
      await expect(page.getByLabel('Call')).toHaveValue(example);
      await expect(page.locator('#result')).not.toBeEmpty();
      await expect(page.getByRole('alert')).toBeEmpty();
    }
  });

  const failures: readonly (readonly [call: string, message: string])[] = [
    [`tip({ bill: 'abc', percentage: 15, people: 2 })`, 'bill must be a number, but is "abc".'],
    [`addDays('2024-02-30', 1)`, 'date must be a real date'],
    [`solves('x = 1')`, 'There is no function solves.'],
    [`solve('x = 1'`, 'Expected , instead of the end.'],
    [`alert(document.cookie)`, "Can't read .cookie)."],
    [`solve(constructor)`, 'Expected a value instead of constructor.'],
    [`simplify('1/0')`, 'divides by 0'],
    ['', 'Type the name of a function, such as solve.'],
    ['☃', "Can't read ☃."],
  ];
  for (const [call, message] of failures)
    test(`says what is wrong with ${call === '' ? 'nothing' : call}`, async ({ page }) => {
      await page.goto(`${address}#${encodeURIComponent(call || ' ')}`);
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.locator('#result')).toBeEmpty();
    });

  test('reads literals as JavaScript does', async ({ page }) => {
    const call = String.raw`exactText({ numerator: 10n, "denominator": 4n, })`;
    await page.goto(`${address}#${encodeURIComponent(call)}`);
    await expect(page.locator('#result')).toHaveText('"2.5"');
  });

  test('escapes the texts of a call, and has no accessibility fault', async ({ page }) => {
    const call = `parseExpression('<img src=x onerror=alert(1)>')`;
    await page.goto(`${address}#${encodeURIComponent(call)}`);
    await expect(page.getByRole('alert')).not.toBeEmpty();
    expect(await page.locator('img').count()).toBe(0);
    await page.goto(`${address}#${encodeURIComponent(`solve('x^2 = 9')`)}`);
    await expect(page.locator('#steps math').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
