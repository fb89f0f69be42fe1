import { answer, expect, field, open, openTool, test } from '../site.js';

/** Paper sizes in pixels. */
const A4 = { width: 794, height: 1123 };

test.describe('Copy result and Copy link', { tag: '@full' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copy the shown result, and a link that shows the same result', async ({ page }) => {
    const tool = await openTool(page, 'unit', 'Unit Converter');
    const button = (name: string) => tool.getByRole('button', { name, exact: true });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await field(tool, 'Value').fill('26.2');
    await button('More actions').click();
    await button('Copy result').click();
    await expect(button('Copied')).toBeVisible();
    expect(await clipboard()).toBe('26.2 inches = 66.5480 centimeters');
    await button('Copy link').click();
    await expect.poll(clipboard).toContain('http');
    const link = await clipboard();
    expect(page.url()).toBe(link);
    expect(new URL(link).hash).toBe('#unit');
    await open(page, '/about');
    await page.goto(link);
    await expect(answer(tool)).toHaveText('66.5480 centimeters');
  });
});

test.describe('Print', { tag: '@full' }, () => {
  test('prints only the tool, and leaves the page unchanged', async ({ page }) => {
    const tool = await openTool(page, 'time', 'Time Calculator');
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset['prints'] = 'once';
      };
    });
    await tool.getByRole('button', { name: 'Load example', exact: true }).click();
    const logarithm = page.getByRole('region', { name: 'Logarithm Simplifier' });
    await tool.getByRole('button', { name: 'More actions' }).click();
    await tool.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-prints', 'once');
    await page.emulateMedia({ media: 'print' });
    await expect(answer(tool)).toBeVisible();
    await expect(tool.getByRole('heading', { name: 'Time Calculator' })).toBeVisible();
    await expect(field(tool, 'Hours').first()).toHaveValue('2');
    await expect(field(tool, 'Hours').first()).toBeVisible();
    await expect(tool.locator('math').first()).toBeVisible();
    for (const absent of [
      logarithm,
      tool.getByRole('button'),
      page.getByRole('banner'),
      page.getByRole('navigation'),
    ])
      await expect(absent.filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(logarithm).toBeVisible();
  });

  test('prints every step, including folded and hidden ones, on as many pages as needed', async ({
    page,
  }) => {
    await page.addInitScript('window.print = () => undefined');
    const goal = 'gpa.priorGpa=3&gpa.priorCredits=60&gpa.target=3.2&gpa.furtherCredits=30';
    await open(page, `/tools?gpa.courses=3:A;4:B%2B;3:A-;2:C;1:B&${goal}#gpa`);
    const tool = page.getByRole('region', { name: 'GPA Calculator' });
    const lines = tool.locator('li[data-number]').filter({ visible: true });
    await expect(lines).toHaveCount(6 + 5);
    await tool.getByRole('button', { name: 'One step at a time' }).click();
    await expect(lines).toHaveCount(1);
    await tool.getByRole('button', { name: 'More actions' }).click();
    await tool.getByRole('button', { name: 'Print', exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(lines).toHaveCount(10 + 5);
    await expect(tool.getByText('As above (8 lines)')).toBeVisible();
    for (const control of ['Same for courses 2–5', /^1 of/])
      await expect(tool.getByText(control)).toBeHidden();
    await page.setViewportSize(A4);
    const height = await page.evaluate(() => document.body.scrollHeight);
    const file = (await page.pdf({ format: 'A4' })).toString('latin1');
    // A line that would be split moves to the next page.
    const most = Math.ceil(height / A4.height + 0.2);
    expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);
  });

  test('a printed page has no header, footer or buttons', async ({ page }) => {
    await open(page, '/tools/unit-converter?value=5');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(answer(main)).toBeVisible();
    await expect(field(main, 'Value')).toBeVisible();
    for (const absent of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect(page.getByRole(absent).filter({ visible: true }), absent).toHaveCount(0);
    await expect(main.getByText('Convert to the base unit')).toBeVisible();
    await expect(
      main.getByText('All units at once', { exact: true }),
      'folded up it says nothing on paper',
    ).toBeHidden();
  });
});
