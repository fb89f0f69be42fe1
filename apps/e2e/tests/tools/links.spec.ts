import type { Locator, Page } from '@playwright/test';
import {
  alive,
  answer,
  expect,
  expectTab,
  field,
  fill,
  open,
  openRow,
  openTool,
  scrollTop,
  stopClock,
  test,
  TOOL_IDS,
} from '../site.js';

function query(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

/** Expects a tool to be in view: its top is in the upper half of the viewport, below the header. */
async function expectBroughtIntoView(page: Page, tool: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [box, header] = [await tool.boundingBox(), await page.getByRole('banner').boundingBox()];
      const height = page.viewportSize()?.height ?? 0;
      // A tool near the end of a short page can't reach the top, but then the page is scrolled to its end.
      const atEnd = await page.evaluate(
        () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
      );
      if (!box || !header || box.y < header.y + header.height - 1) return `hidden at ${String(box?.y)}`;
      return box.y < (atEnd ? height : height / 2) ? 'in view' : `below the window at ${box.y}`;
    })
    .toBe('in view');
}

type Tab = 'Math Tools' | 'Calculators' | 'Converters';

const TOOLS: Readonly<Record<string, { readonly title: string; readonly tab: Tab }>> = {
  logarithm: { title: 'Logarithm Simplifier', tab: 'Math Tools' },
  time: { title: 'Time Calculator', tab: 'Math Tools' },
  arithmetic: { title: 'Arithmetic Calculator', tab: 'Calculators' },
  percentage: { title: 'Percentage Calculator', tab: 'Calculators' },
  age: { title: 'Age Calculator', tab: 'Calculators' },
  bmi: { title: 'BMI Calculator', tab: 'Calculators' },
  tip: { title: 'Tip Calculator', tab: 'Calculators' },
  discount: { title: 'Discount Calculator', tab: 'Calculators' },
  gpa: { title: 'GPA Calculator', tab: 'Calculators' },
  loan: { title: 'Loan Calculator', tab: 'Calculators' },
  unit: { title: 'Unit Converter', tab: 'Converters' },
  fractions: { title: 'Fraction Calculator', tab: 'Math Tools' },
  quadratic: { title: 'Quadratic Equation Solver', tab: 'Math Tools' },
  primes: { title: 'Prime Factors, GCD and LCM', tab: 'Math Tools' },
  statistics: { title: 'Statistics Calculator', tab: 'Math Tools' },
  equation: { title: 'Equation Solver', tab: 'Math Tools' },
  working: { title: 'Check My Work', tab: 'Math Tools' },
  'compound-interest': { title: 'Compound Interest Calculator', tab: 'Calculators' },
  'number-bases': { title: 'Number Base Converter', tab: 'Converters' },
};

test.describe('inputs in the address', () => {
  test('are written shortly after typing, without a new history entry, and with a limited length', {
    tag: '@full',
  }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/tools/unit-converter');
    const entries = await page.evaluate(() => history.length);
    const value = field(page.getByRole('main'), 'Value');
    await stopClock(page);
    await value.pressSequentially('12.5');
    expect(query(page), 'not on every key').toEqual({});
    await page.clock.runFor(1000);
    await expect.poll(() => query(page)).toMatchObject({ value: '12.5', from: 'inches', to: 'centimeters' });
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await value.fill('prose '.repeat(20_000));
    await expect(value).toHaveAttribute('aria-invalid', 'true');
    await page.clock.runFor(1000);
    expect((await page.reload())?.status()).toBe(200);
  });

  test('restore the result immediately on reload', async ({ page }) => {
    await open(page, '/tools/logarithm-simplifier');
    const main = page.getByRole('main');
    await fill(main, { Base: '2', Value: '8' });
    await main.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => query(page)).toEqual({ base: '2', value: '8' });
    await page.reload();
    await expect(answer(main)).toHaveText('= 3.0000');
    await expect(field(main, 'Base')).toHaveValue('2');
  });

  test('may contain anything: a link with invalid values opens the tool without a result', {
    tag: '@full',
  }, async ({ page }) => {
    await open(page, '/tools/unit-converter?category=__proto__&from=constructor&to=%E0%A4%A&value=1e999999');
    await expect(answer(page.getByRole('main'))).toHaveCount(0);
    await open(page, '/tools/age-calculator?birth=2000-05-14&target=2025-02-30');
    await expect(answer(page.getByRole('main')), 'today, as the empty field says').toBeVisible();
    await open(page, '/tools/age-calculator?birth=yesterday&target=%00&leap=never');
    await expect(answer(page.getByRole('main'))).toHaveCount(0);
    await open(page, '/tools?gpa.courses=%253A%25;;;:::%E2&bmi.system=stone#gpa');
    await expect(answer(page.getByRole('region', { name: 'GPA Calculator' }))).toHaveCount(0);
  });
});

test.describe('links to /tools', () => {
  test('contain only the prefix and the hash of the tool in use', { tag: '@full' }, async ({ page }) => {
    const bmi = await openTool(page, 'bmi', 'BMI Calculator');
    await fill(bmi, { Weight: '70', Height: '175' });
    await expect
      .poll(() => query(page))
      .toEqual({ 'bmi.system': 'metric', 'bmi.weight': '70', 'bmi.height': '175' });
    expect(new URL(page.url()).hash).toBe('#bmi');
    const discount = page.getByRole('region', { name: 'Discount Calculator' });
    await openRow(discount);
    await fill(discount, { 'Original price': '80' });
    await expect.poll(() => query(page)).toEqual({ 'discount.price': '80' });
    expect(new URL(page.url()).hash).toBe('#discount');
    await openRow(bmi);
    await expect(answer(bmi), 'the other tool keeps its result').toHaveText('22.9 · Normal weight');
    await expect.poll(() => query(page)).toMatchObject({ 'bmi.weight': '70' });
  });

  test('open the right tab with the result', async ({ page }) => {
    await open(page, '/tools?loan.principal=200000&loan.annualRate=6.5&loan.years=30#loan');
    const loan = page.getByRole('region', { name: 'Loan Calculator' });
    await expectTab(page, 'Calculators');
    await expect(answer(loan)).toHaveText('1264.14');
    await expectBroughtIntoView(page, loan);
    await open(page, '/tools?logarithm.base=2&logarithm.value=8#logarithm');
    await expect(answer(page.getByRole('region', { name: 'Logarithm Simplifier' }))).toHaveText('= 3.0000');
  });
});

test.describe('hashes on /tools', () => {
  const aliases: readonly (readonly [hash: string, id: string])[] = [
    ...TOOL_IDS.map((id) => [id, id] as const),
    ['logarithm-simplifier', 'logarithm'],
    ['unit-converter', 'unit'],
    ['time-calculator', 'time'],
    ['percentage-calculator', 'percentage'],
    ['age-calculator', 'age'],
  ];

  async function expectOpened(page: Page, id: string): Promise<void> {
    const known = TOOLS[id];
    if (known) await expectTab(page, known.tab);
    // Tools that aren't in TOOLS are found by id.
    const tool = known
      ? page.getByRole('region', { name: known.title, exact: true })
      : page.locator(`#${id}`);
    await expect(tool.getByRole('textbox').or(tool.getByLabel('Date of birth')).first()).toBeVisible();
    await expectBroughtIntoView(page, tool);
  }

  test('open their tabs and bring their tools into view, from the top or the bottom of the page', {
    tag: '@full',
  }, async ({ page }) => {
    await open(page, '/tools');
    for (const [index, [hash, id]] of aliases.entries())
      await test.step(`#${hash}`, async () => {
        await page.evaluate(
          ([next, atFoot]) => {
            window.scrollTo(0, atFoot ? document.documentElement.scrollHeight : 0);
            location.hash = next;
          },
          [hash, index % 2 === 1] as const,
        );
        await expectOpened(page, id);
      });
  });

  for (const [hash, id] of aliases) {
    test(`#${hash} opens its tab and brings the tool into view`, { tag: '@full' }, async ({ page }) => {
      await open(page, `/tools#${hash}`);
      await expectOpened(page, id);
    });
  }

  test('#calculators opens its tab, whose links lead to the tools, and a footer link brings it into view', async ({
    page,
  }) => {
    await open(page, '/tools#calculators');
    await expectTab(page, 'Calculators');
    await expect(page.getByRole('region', { name: 'Arithmetic Calculator' })).toBeVisible();
    const names = page.getByRole('navigation', { name: 'Tools in this tab' });
    await names.getByRole('link', { name: 'Loan Calculator' }).click();
    await expect(page).toHaveURL('/tools#loan');
    await expect(page.getByRole('region', { name: 'Loan Calculator' })).toBeInViewport();
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Calculators' }).click();
    await expectTab(page, 'Calculators');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  for (const { hash, ...tier } of [
    { hash: '' },
    { hash: '#nothing-of-that-name', tag: '@full' },
    { hash: '#%E0%A4%A', tag: '@full' },
    { hash: '#%', tag: '@full' },
  ]) {
    test(`${hash || 'no hash'} starts at the top of the first tab`, tier, async ({ page }) => {
      await open(page, `/tools${hash}`);
      await expectTab(page, 'Math Tools');
      await expect(page.getByRole('region', { name: 'Logarithm Simplifier' })).toBeVisible();
      expect(await scrollTop(page)).toBe(0);
    });
  }
});

test('the search on /tools filters across tabs by ?q= and as you type', async ({ page }) => {
  await open(page, '/tools?q=percent');
  const regions = page.getByRole('main').getByRole('region');
  await expect(regions.filter({ hasText: 'Percentage Calculator' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Discount Calculator' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Logarithm Simplifier' })).toHaveCount(0);
  await open(page, '/tools?q=inches');
  await expect(page.getByRole('region', { name: 'Unit Converter' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'BMI Calculator' })).toBeVisible();
  const search = page.getByLabel('Search tools');
  await search.fill('gratuity');
  await expect(regions).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Tip Calculator' })).toBeVisible();
  await search.fill('no such tool');
  await expect(regions).toHaveCount(0);
  await search.fill('');
  await expectTab(page, 'Math Tools');
});

test('a problem in the search on /tools fills in its tool’s card until the visitor edits it', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/tools?q=log%20base%203%20of%2081');
  const logarithm = page.getByRole('region', { name: 'Logarithm Simplifier' });
  await expect(logarithm.getByLabel('Base', { exact: true })).toHaveValue('3');
  await expect(logarithm.getByRole('group', { name: 'Answer', exact: true })).toContainText('4.0000');
  const search = page.getByLabel('Search tools');
  await search.fill('25% of 80');
  const percentage = page.getByRole('region', { name: 'Percentage Calculator' });
  await expect(percentage.getByRole('textbox', { name: 'Part' })).toHaveValue('20');
  await expect(percentage.getByLabel('Total')).toHaveValue('80');
  await percentage.getByRole('textbox', { name: 'Part' }).fill('30');
  await expect.poll(() => page.url()).toContain('percentage.part=30');
  await search.fill('10% of 80');
  await expect(
    page.getByRole('main').getByRole('group', { name: 'Answer', exact: true }).first(),
  ).toContainText('8');
  await expect(percentage.getByRole('textbox', { name: 'Part' })).toHaveValue('30');
  await search.fill('2^3*2^4');
  await expect(page.getByRole('link', { name: 'Open in the Equation Solver' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Equation Solver' }).getByLabel('Equation or expression'),
  ).toHaveValue('2^3*2^4');
});

test('footer links lead to a tool from another page, from /tools itself and repeatedly', {
  tag: '@full',
}, async ({ page }) => {
  const follow = (label: string): Promise<void> =>
    page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  const expectTool = async (title: string, tab: Tab): Promise<void> => {
    await expectTab(page, tab);
    await expectBroughtIntoView(page, page.getByRole('region', { name: title, exact: true }));
  };
  await open(page, '/about');
  await follow('Unit Converter');
  await expectTool('Unit Converter', 'Converters');
  await follow('Time Calculator');
  await expectTool('Time Calculator', 'Math Tools');
  await follow('Calculators');
  await expectTab(page, 'Calculators');
  for (const label of ['Time Calculator', 'Logarithm Simplifier']) {
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await follow(label);
    await expectTool(label, 'Math Tools');
  }
});

test('Back and Forward restore pages, tabs and results', async ({ page }) => {
  const bmi = await openTool(page, 'bmi', 'BMI Calculator');
  await fill(bmi, { Weight: '70', Height: '175' });
  await expect.poll(() => query(page)['bmi.height']).toBe('175');
  const link = page.url();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Unit Converter' }).click();
  await expectTab(page, 'Converters');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await page.goBack();
  await expectTab(page, 'Converters');
  await page.goBack();
  await expect(page).toHaveURL(link);
  await expectTab(page, 'Calculators');
  await expect(answer(bmi)).toHaveText('22.9 · Normal weight');
  await page.goForward();
  await expectTab(page, 'Converters');
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await page.reload();
  await alive(page);
  await expectTab(page, 'Converters');
});
