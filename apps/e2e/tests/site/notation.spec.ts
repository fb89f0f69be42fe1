import { misprints } from '../notation.js';
import { expect, open, test, TOOL_IDS } from '../site.js';

const TABS = ['math-tools', 'calculators', 'converters'];

test('the example of every tool is set as in a book', async ({ page }) => {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const tab of TABS) {
    await open(page, `/tools#${tab}`);
    for (const id of TOOL_IDS) {
      const tool = page.locator(`section#${id}`);
      if (!(await tool.isVisible())) continue;
      await tool.getByRole('button', { name: /^Load example$/i }).dispatchEvent('click');
      const calculate = tool.getByRole('button', { name: 'Calculate', exact: true });
      if (await calculate.isVisible()) await calculate.dispatchEvent('click');
      await expect(tool.locator('ol math').first(), id).toBeAttached();
      for (const fault of await misprints(tool)) found.push(`${id}: ${fault}`);
      seen.add(id);
    }
  }
  expect(seen).toEqual(new Set(TOOL_IDS));
  expect(found).toEqual([]);
});

test('worksheets and their keys are set as in a book', async ({ page }) => {
  const found: string[] = [];
  for (const category of ['algebra', 'logarithms', 'geometry']) {
    await open(page, `/practice?worksheet=${category}&problems=40&seed=7`);
    const answers = page.getByRole('region', { name: 'Answer key' }).locator('> ol > li');
    await expect(answers).toHaveCount(40);
    for (const fault of await misprints(page.locator('main'))) found.push(`${category}: ${fault}`);
  }
  expect(found).toEqual([]);
});
