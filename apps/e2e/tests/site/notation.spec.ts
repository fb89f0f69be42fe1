import { misprints } from '../notation.js';
import { expect, open, ROUTES, test, TOOL_IDS } from '../site.js';

const TABS = ['math-tools', 'calculators', 'converters'];

test('the example of every tool is set as in a book', async ({ page }) => {
  const faults: string[] = [];
  const seen: string[] = [];
  for (const tab of TABS) {
    await open(page, `/tools#${tab}`);
    for (const id of TOOL_IDS) {
      const tool = page.locator(`section#${id}`);
      if (!(await tool.isVisible())) continue;
      await tool
        .getByRole('button', { name: /^Load example$/i })
        .first()
        .click();
      const calculate = tool.getByRole('button', { name: 'Calculate', exact: true });
      if (await calculate.isVisible()) await calculate.click();
      await expect(tool.locator('ol math').first(), id).toBeAttached();
      for (const fold of await tool.locator('summary').all()) await fold.click();
      for (const fault of await misprints(page)) faults.push(`${id}: ${fault}`);
      seen.push(id);
    }
  }
  expect(new Set(seen)).toEqual(new Set(TOOL_IDS));
  expect(faults).toEqual([]);
});

test('every page is set as in a book', async ({ page }) => {
  const faults: string[] = [];
  for (const { path } of ROUTES) {
    await open(page, path);
    for (const fault of await misprints(page)) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
for (const category of ['algebra', 'logarithms', 'geometry'])
  test(`a worksheet of ${category} and its key are set as in a book`, async ({ page }) => {
    await open(page, `/practice?worksheet=${category}&problems=40&seed=7`);
    const key = page.getByRole('region', { name: 'Answer key' });
    await expect(key.locator('> ol > li')).toHaveCount(40);
    expect(await misprints(page)).toEqual([]);
  });
