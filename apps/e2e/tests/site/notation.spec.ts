import { misprints } from '../notation.js';
import { expect, open, test } from '../site.js';

test('worksheets and their answer keys are typeset like a textbook', { tag: '@full' }, async ({ page }) => {
  const found: string[] = [];
  for (const category of ['algebra', 'logarithms', 'geometry']) {
    await open(page, `/practice?worksheet=${category}&problems=40&seed=7`);
    const answers = page.getByRole('region', { name: 'Answer key' }).locator('> ol > li');
    await expect(answers).toHaveCount(40);
    for (const fault of await misprints(page.locator('main'))) found.push(`${category}: ${fault}`);
  }
  expect(found).toEqual([]);
});
