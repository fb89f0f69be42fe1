import { alive, answer, expect, open, test } from '../site.js';

test('work is typed, checked, fixed and shared as a link, by keyboard alone', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/tools?tool=working');
  const tool = page.locator('section#working');
  const box = tool.getByRole('textbox', { name: 'Your work' });
  const line = (number: number) =>
    tool
      .getByRole('list', { name: 'Read as' })
      .getByRole('listitem')
      .nth(number - 1);
  await expect(box).toBeVisible();
  await box.focus();
  await page.keyboard.type('2(x + 3) = 14\n2x + 3 = 14\n2x = 11');
  await expect(line(3).locator('math').first()).toHaveAttribute('alttext', '2x');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(tool)).toHaveText('Line 2 doesn’t follow');
  await expect(line(2).getByRole('img', { name: 'Incorrect' })).toBeVisible();
  await expect(line(2)).toContainText('The factor multiplies every term in the parentheses');
  await expect(line(3).getByRole('img', { name: 'Correct', exact: true })).toBeVisible();

  await box.press('ControlOrMeta+a');
  await page.keyboard.type('2(x + 3) = 14\n2x + 6 = 14');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(tool)).toHaveText('All lines are correct');
  const next = page.getByRole('button', { name: 'Show the next line' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Continued from line 2' })).toBeVisible();

  await expect.poll(() => new URL(page.url()).searchParams.get('working.lines')).toContain('2x + 6');
  await page.reload();
  await alive(page);
  await expect(answer(tool)).toHaveText('All lines are correct');
  await expect(line(2).getByRole('img', { name: 'Correct', exact: true })).toBeVisible();
});

test('an error in a system is marked once, and the lines that follow from it are correct', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/tools?tool=working');
  const tool = page.locator('section#working');
  await tool.getByRole('textbox', { name: 'Your work' }).fill('x + y = 10, x - y = 4\n2x = 6\nx = 3\ny = 7');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(tool)).toHaveText('Line 2 doesn’t follow');
  const line = (number: number) =>
    tool
      .getByRole('list', { name: 'Read as' })
      .getByRole('listitem')
      .nth(number - 1);
  await expect(line(2).getByRole('img', { name: 'Incorrect' })).toBeVisible();
  for (const number of [3, 4])
    await expect(line(number).getByRole('img', { name: /^Correct/ })).toBeVisible();
});

/** Returns a sum that is expensive to check: of absolute values, or of fractions. */
const sum = (count: number, termOf: (k: number) => string): string =>
  Array.from({ length: count }, (_, k) => termOf(k)).join(' + ');

test.describe('hostile work doesn’t block typing', () => {
  const hostile = {
    'absolute values': Array.from({ length: 60 }, (_, i) => `${sum(15, (k) => `|x - ${k}|`)} = ${40 + i}`),
    fractions: [1, 2].map((i) => `${sum(30, (k) => `1/(x + ${k})`)} = ${i}`),
  };
  for (const [name, lines] of Object.entries(hostile))
    test(name, async ({ page }) => {
      // The checker gets its work only after the keys were typed, so a verdict before that comes from the page's own thread.
      await page.addInitScript(() => {
        const typed = new Promise((resolve) => {
          addEventListener('typed', resolve);
        });
        window.Worker = class extends Worker {
          override postMessage(message: unknown): void {
            void typed.then(() => {
              super.postMessage(message);
            });
          }
        };
      });
      await open(page, '/tools?tool=working');
      const tool = page.locator('section#working');
      const box = tool.getByRole('textbox', { name: 'Your work' });
      await box.fill(lines.join('\n'));
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.keyboard.press('ControlOrMeta+End');
      for (const key of '+12345') {
        await page.keyboard.press(key);
        await expect(box).toHaveValue(new RegExp(`[${key}]$`));
      }
      await expect(answer(tool)).toHaveCount(0);
      await page.evaluate(() => dispatchEvent(new Event('typed')));
      await expect(tool.getByRole('group', { name: 'Answer', exact: true })).toHaveText(
        /too long to check|doesn’t follow|are correct/,
      );
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('2x = 6\nx = 3');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(answer(tool)).toHaveText('All lines are correct');
    });
});

for (const [id, label, text, missing] of [
  ['equation', 'Equation or expression', '2x + 3 = 11', /^We couldn’t load the solver/],
  ['working', 'Your work', '2x = 6\nx = 3', /^We couldn’t load the checker/],
] as const)
  test(`the engine of ${id} is loaded again in place after a failure`, async ({ page, faults }) => {
    await page.route(/engine\.worker-/, (route) => route.abort());
    await open(page, `/tools?tool=${id}`);
    const tool = page.locator(`section#${id}`);
    await tool.getByRole('textbox', { name: label }).fill(text);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(tool.getByText(missing).first()).toBeVisible();
    await page.unroute(/engine\.worker-/);
    await tool.getByRole('button', { name: 'Try again' }).click();
    await expect(answer(tool)).toBeVisible();
    await expect(tool.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    faults.splice(0, Infinity, ...faults.filter((fault) => !/ERR_FAILED/.test(fault)));
  });
