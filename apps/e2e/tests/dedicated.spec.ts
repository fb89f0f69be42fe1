import type { Locator, Page } from '@playwright/test';
import { answer, expect, field, fill, open, steps, test } from './site.js';

const PAGES: readonly {
  readonly path: string;
  readonly heading: string;
  readonly links: readonly string[];
  readonly use: (main: Locator) => Promise<void>;
}[] = [
  {
    path: '/tools/logarithm-simplifier',
    heading: 'Logarithm Simplifier',
    links: ['/tools/unit-converter', '/tools/time-calculator', '/tools/percentage-calculator', '/tools'],
    use: async (main) => {
      await main.getByRole('button', { name: 'Load Example' }).click();
      await main.getByRole('button', { name: 'Calculate' }).click();
      await expect(answer(main)).toHaveText('= 3.0000');
    },
  },
  {
    path: '/tools/unit-converter',
    heading: 'Unit Converter',
    links: [
      '/tools/time-calculator',
      '/tools/logarithm-simplifier',
      '/tools/percentage-calculator',
      '/tools',
    ],
    use: async (main) => {
      await fill(main, { Value: '5' });
      await expect(answer(main)).toHaveText('12.7000 centimeters');
    },
  },
  {
    path: '/tools/time-calculator',
    heading: 'Time Calculator',
    links: ['/tools/unit-converter', '/tools/age-calculator', '/tools/logarithm-simplifier', '/tools'],
    use: async (main) => {
      await fill(main.getByRole('group', { name: 'First period' }), { Hours: '23', Minutes: '59' });
      await fill(main.getByRole('group', { name: 'Second period' }), { Seconds: '60' });
      await expect(answer(main)).toHaveText('1 day, 0 hours, 0 minutes, 0 seconds');
    },
  },
  {
    path: '/tools/percentage-calculator',
    heading: 'Percentage Calculator',
    links: [
      '/discount-calculator',
      '/tip-calculator',
      '/tools/logarithm-simplifier',
      '/tools/unit-converter',
      '/tools',
    ],
    use: async (main) => {
      await calculate(main, '80', '25');
      await expect(result(main)).toContainText('25% of 80 = 20.00');
    },
  },
  {
    path: '/tools/age-calculator',
    heading: 'Age Calculator',
    links: ['/tools/time-calculator', '/tools/percentage-calculator', '/tools/unit-converter', '/tools'],
    use: async (main) => {
      await main.getByLabel('Date of birth').fill('2000-02-29');
      await main.getByLabel('Age on').fill('2023-02-28');
      await expect(answer(main)).toHaveText('22 years, 11 months, 30 days');
    },
  },
];

for (const { path, heading, links, use } of PAGES) {
  test(`${path} holds the tool under its heading and leads on as specified`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await use(main);
    const related = page.getByRole('region', { name: 'Related tools' });
    await expect(related.getByRole('heading', { level: 3 }), 'two cards').toHaveCount(2);
    const hrefs = await related
      .getByRole('link')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(hrefs.sort()).toEqual([...links].sort());
  });
}

/** The first form of the percentage page is the specified card. */
function card(main: Locator): Locator {
  return main.locator('form').first();
}

function result(main: Locator): Locator {
  return main.getByRole('status').first();
}

async function calculate(main: Locator, value: string, percentage: string): Promise<void> {
  await fill(card(main), { Value: value, 'Percentage (%)': percentage });
  await card(main).getByRole('button', { name: 'Calculate' }).click();
}

async function openPercentages(page: Page): Promise<Locator> {
  await open(page, '/tools/percentage-calculator');
  return page.getByRole('main');
}

test.describe('the percentage page', () => {
  test('reads the result and its formula as specified', async ({ page }) => {
    const main = await openPercentages(page);
    await calculate(main, '80', '25');
    await expect(result(main).getByText('Result:', { exact: true })).toBeVisible();
    await expect(result(main).getByText('25% of 80 = 20.00', { exact: true })).toBeVisible();
    await expect(result(main).getByText('(80 × 25) ÷ 100 = 20.00', { exact: true })).toBeVisible();
  });

  test('shows its example before and after a calculation', async ({ page }) => {
    const main = await openPercentages(page);
    const example = main.getByText('25% of 80 = 20', { exact: true });
    await expect(example).toBeVisible();
    await calculate(main, '7', '50');
    await expect(result(main)).toContainText('50% of 7 = 3.50');
    await expect(example).toBeVisible();
  });

  test('rounds the exact value, half away from zero', async ({ page }) => {
    const main = await openPercentages(page);
    for (const [value, percentage, text] of [
      ['1.005', '100', '100% of 1.005 = 1.01'],
      ['24.50', '7', '7% of 24.5 = 1.72'],
      ['-1.005', '100', '100% of -1.005 = -1.01'],
      ['1.35', '35', '35% of 1.35 = 0.47'],
    ] as const) {
      await calculate(main, value, percentage);
      await expect(result(main)).toContainText(text);
    }
  });

  test('keeps its last result on unusable input and says nothing', async ({ page }) => {
    const main = await openPercentages(page);
    await calculate(main, 'many', '25');
    await expect(result(main).getByRole('strong')).toHaveCount(0);
    await calculate(main, '80', '25');
    const before = await result(main).innerText();
    for (const unusable of ['', 'many', '1,5', '0x10', 'Infinity']) {
      await calculate(main, unusable, '25');
      expect(await result(main).innerText()).toBe(before);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await expect(field(card(main), 'Value')).toHaveAttribute('aria-invalid', 'true');
  });

  test('answers its further questions with steps', async ({ page }) => {
    const main = await openPercentages(page);
    const more = page.getByRole('region', { name: 'More percentage questions' });
    for (const { question, values, text, last } of [
      {
        question: 'Part of a total',
        values: { Part: '1', Total: '3' },
        text: '≈ 33.33%',
        last: 'Answer: 1 ÷ 3 × 100 ≈ 33.33',
      },
      {
        question: 'Change',
        values: { From: '-10', To: '-20' },
        text: '= -100.00%',
        last: 'Answer: -10 ÷ 10 × 100 = -100.00',
      },
      {
        question: 'Find the whole',
        values: { 'Percentage (%)': '15', Result: '9' },
        text: '= 60.00',
        last: 'Answer: 9 × 100 ÷ 15 = 60.00',
      },
      {
        question: 'Percent of a value',
        values: { 'Percentage (%)': '7', Value: '24.5' },
        text: '≈ 1.72',
        last: 'Answer: (24.5 × 7) ÷ 100 ≈ 1.72',
      },
    ]) {
      await more.getByRole('radio', { name: question }).check();
      await fill(more, values);
      await expect(answer(more), question).toHaveText(text);
      expect((await steps(more)).at(-1)).toBe(last);
    }
    await calculate(main, '80', '25');
    await expect(result(main), 'the card above stands on its own').toContainText('25% of 80 = 20.00');
    await expect(answer(more)).toHaveText('≈ 1.72');
  });

  for (const [name, id] of [
    ['Discount Calculator', 'discount'],
    ['Tip Calculator', 'tip'],
  ] as const) {
    test(`leads by its ${name} card to the 404 page, which offers the tool`, async ({ page }) => {
      await openPercentages(page);
      await page
        .getByRole('region', { name: 'Related tools' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(page).toHaveURL(`/${id}-calculator`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/tools#${id}`);
      await expect(page.getByRole('region', { name })).toBeInViewport();
    });
  }
});

test('the contents beside the text lead to its sections and leave the address to the calculation', async ({
  page,
}) => {
  await open(page, '/tools/unit-converter?value=5');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const titles = await page.locator('main section h2').allTextContents();
  await expect(contents.getByRole('link')).toHaveText(titles.slice(0, -1)); // but for the related tools
  await contents.getByRole('link', { name: 'Common mistakes' }).click();
  const heading = page.getByRole('heading', { name: 'Common mistakes' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(contents, 'it stays in sight').toBeInViewport();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?value=5');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(contents).toBeHidden();
});
