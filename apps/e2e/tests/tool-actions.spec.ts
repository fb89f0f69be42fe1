import type { Locator, Page } from '@playwright/test';
import { answer, expect, field, fill, open, openTool, test } from './site.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

function button(tool: Locator, name: string): Locator {
  return tool.getByRole('button', { name, exact: true });
}

test.describe('Copy result', () => {
  const cases: readonly {
    readonly id: string;
    readonly title: string;
    readonly inputs: Readonly<Record<string, string>>;
    readonly copied: string;
  }[] = [
    {
      id: 'unit',
      title: 'Unit Converter',
      inputs: { Value: '5' },
      copied: '5 inches = 12.7000 centimeters',
    },
    {
      id: 'arithmetic',
      title: 'Arithmetic Calculator',
      inputs: { 'First number': '0.1', 'Second number': '0.2' },
      copied: '0.1 + 0.2 = 0.3',
    },
    {
      id: 'percentage',
      title: 'Percentage Calculator',
      inputs: { Part: '1', Total: '3' },
      copied: '33.33%',
    },
  ];
  for (const { id, title, inputs, copied } of cases) {
    test(`copies what the ${title} shows, once there is something`, async ({ page }) => {
      const tool = await openTool(page, id, title);
      await expect(button(tool, 'Copy result')).toHaveCount(0);
      await fill(tool, inputs);
      await button(tool, 'Copy result').click();
      await expect(button(tool, 'Copied')).toBeVisible();
      await expect(tool.locator('[aria-live="polite"]', { hasText: 'Copied' })).toHaveCount(1);
      expect(await clipboard(page)).toBe(copied);
      await expect(button(tool, 'Copy result'), 'the moment passes').toBeVisible();
      await expect(tool.locator('[aria-live="polite"]', { hasText: 'Copied' })).toHaveCount(0);
    });
  }

  test('copies the last valid logarithm', async ({ page }) => {
    const tool = await openTool(page, 'logarithm', 'Logarithm Simplifier');
    await fill(tool, { Base: '2', Value: '8' });
    await expect(button(tool, 'Copy result')).toHaveCount(0);
    await button(tool, 'Calculate').click();
    await fill(tool, { Value: '-1' });
    await button(tool, 'Copy result').click();
    await expect(button(tool, 'Copied')).toBeVisible();
    expect(await clipboard(page)).toBe('log₂ 8 = 3.0000');
  });
});

test.describe('Copy link', () => {
  test('copies a link that shows the same result, and writes it to the address at once', async ({ page }) => {
    const tool = await openTool(page, 'unit', 'Unit Converter');
    await field(tool, 'Value').fill('26.2');
    await button(tool, 'Copy link').click();
    await expect(button(tool, 'Copied')).toBeVisible();
    const link = await clipboard(page);
    expect(page.url()).toBe(link);
    expect(new URL(link).hash).toBe('#unit');
    await open(page, '/about');
    await page.goto(link);
    await expect(answer(tool)).toHaveText('66.5480 centimeters');
  });

  test('says so where the inputs are too long for a link', async ({ page }) => {
    await open(page, '/tools/unit-converter');
    const main = page.getByRole('main');
    await field(main, 'Value').fill('7'.repeat(3000));
    await button(main, 'Copy link').click();
    await expect(button(main, 'Too long')).toBeVisible();
  });
});

test.describe('Reset', () => {
  test('empties the fields, the result and the address', async ({ page }) => {
    await open(
      page,
      '/tools/unit-converter?category=temperature&value=20&from=celsius&to=fahrenheit&exact=1',
    );
    const main = page.getByRole('main');
    await expect(answer(main)).toHaveText('68.0000 Fahrenheit');
    await button(main, 'Reset').click();
    await expect(field(main, 'Value')).toHaveValue('');
    await expect(main.getByRole('combobox', { name: 'Category' })).toHaveValue('length');
    await expect(main.getByRole('checkbox', { name: 'Use exact definitions' })).not.toBeChecked();
    await expect(answer(main)).toHaveCount(0);
    await expect(page).toHaveURL('/tools/unit-converter');
  });

  test('forgets what was calculated, and calculates anew', async ({ page }) => {
    await open(page, '/tools/logarithm-simplifier?base=2&value=8');
    const main = page.getByRole('main');
    await expect(answer(main)).toHaveText('= 3.0000');
    await button(main, 'Reset').click();
    await expect(answer(main)).toHaveCount(0);
    await expect(main.locator('form').locator('..').locator('math')).toHaveCount(0);
    await fill(main, { Base: '3', Value: '81' });
    await expect(answer(main), 'not before Calculate').toHaveCount(0);
    await button(main, 'Calculate').click();
    await expect(answer(main)).toHaveText('= 4.0000');
  });

  test('stays with the question that one is at', async ({ page }) => {
    const tool = await openTool(page, 'logarithm', 'Logarithm Simplifier');
    await tool.getByText('Solve', { exact: true }).click();
    await fill(tool, { Base: '2', Logarithm: '5' });
    await expect(answer(tool)).toHaveText('= 32');
    await button(tool, 'Reset').click();
    await expect(tool.getByRole('radio', { name: 'Solve' })).toBeChecked();
    await expect(field(tool, 'Base')).toHaveValue('');
    await expect(answer(tool)).toHaveCount(0);
    await expect(page).toHaveURL('/tools?logarithm.mode=solve#logarithm');
  });
});

test('Load example fills the fields in and the result follows', async ({ page }) => {
  const tool = await openTool(page, 'time', 'Time Calculator');
  await button(tool, 'Load example').click();
  await expect(answer(tool)).toHaveText('0 days, 4 hours, 15 minutes, 0 seconds');
});

test.describe('Print', () => {
  test('prints the tool alone, and leaves the page as it was', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['prints'] = 'once';
      };
    });
    const tool = await openTool(page, 'time', 'Time Calculator');
    await button(tool, 'Load example').click();
    const logarithm = page.getByRole('region', { name: 'Logarithm Simplifier' });
    await button(tool, 'Print').click();
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
      page.getByRole('tab'),
    ])
      await expect(absent.filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(logarithm).toBeVisible();
  });

  test('a printed page shows no header, no footer and no button', async ({ page }) => {
    await open(page, '/tools/unit-converter?value=5');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(answer(main)).toBeVisible();
    await expect(field(main, 'Value')).toBeVisible();
    for (const absent of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect(page.getByRole(absent).filter({ visible: true }), absent).toHaveCount(0);
  });
});

test.describe('the unit converter', () => {
  test('swaps its units by mouse and by keyboard', async ({ page }) => {
    const tool = await openTool(page, 'unit', 'Unit Converter');
    await fill(tool, { Value: '10' });
    await expect(answer(tool)).toHaveText('25.4000 centimeters');
    await button(tool, 'Swap units').click();
    await expect(answer(tool)).toHaveText('3.9370 inches');
    await tool.getByRole('combobox', { name: 'From' }).focus();
    await page.keyboard.press('Tab');
    await expect(button(tool, 'Swap units')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answer(tool)).toHaveText('25.4000 centimeters');
  });

  test('shows all units at once, of the definitions in use', async ({ page }) => {
    const tool = await openTool(page, 'unit', 'Unit Converter');
    await fill(tool, { Value: '1' });
    await tool.getByRole('combobox', { name: 'From' }).selectOption('miles');
    await expect(tool.getByRole('table')).toHaveCount(0);
    await tool.getByText('All units at once').click();
    const rows = tool.getByRole('row');
    await expect(rows).toHaveText([
      'UnitValue',
      'inches (in)≈ 63359.8425',
      'centimeters (cm)= 160934.0000',
      'feet (ft)≈ 5279.9869',
      'meters (m)= 1609.3400',
      'miles (mi)= 1.0000',
      'kilometers (km)≈ 1.6093',
    ]);
    await tool.getByRole('checkbox', { name: 'Use exact definitions' }).check();
    await expect(rows.filter({ hasText: 'inches' })).toHaveText('inches (in)= 63360.0000');
  });

  test('draws both units on one ruler, loaded with the first result', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, '/tools/unit-converter');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    const main = page.getByRole('main');
    await expect(main.getByRole('figure')).toHaveCount(0);
    await fill(main, { Value: '5' });
    const ruler = main.getByRole('img', { name: 'Inches and centimeters on one ruler' });
    await expect(ruler).toHaveAccessibleDescription(/5 inches stand opposite 12\.7000 centimeters/);
    await expect(ruler.getByText('12.7000 cm')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    await fill(main, { Value: '1e300' });
    await expect(answer(main)).toContainText('centimeters');
    await expect(ruler, 'too long for any ruler').toHaveCount(0);
  });
});

test('the logarithm stands as a point on its curve', async ({ page }) => {
  await open(page, '/tools/logarithm-simplifier?base=2&value=8');
  const curve = page.getByRole('main').getByRole('img', { name: 'The point on the curve' });
  await expect(curve).toHaveAccessibleDescription(/At x = 8 its height is 3\.0000/);
  await expect(curve.getByText('(8, 3.0000)')).toBeVisible();
});

test('a percentage is drawn as a part of its whole', async ({ page }) => {
  const tool = await openTool(page, 'percentage', 'Percentage Calculator');
  await fill(tool, { Part: '20', Total: '80' });
  const bar = tool.getByRole('img', { name: 'The part and the whole' });
  await expect(bar.getByText('25.00% is 20')).toBeVisible();
  await fill(tool, { Part: '-20' });
  await expect(answer(tool)).toHaveText('-25.00%');
  await expect(bar).toHaveCount(0);
});

test('the names of the tools above a tab lead to them', async ({ page }) => {
  await open(page, '/tools#calculators');
  const names = page.getByRole('navigation', { name: 'Tools in this tab' });
  await names.getByRole('link', { name: 'Loan Calculator' }).click();
  await expect(page).toHaveURL('/tools#loan');
  await expect(page.getByRole('region', { name: 'Loan Calculator' })).toBeInViewport();
});
