import type { Locator } from '@playwright/test';
import { answer, expect, expectNoSkip, fill, open, test } from '../site.js';

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
      await expect(main.getByRole('group', { name: 'Answer', exact: true }).first()).toContainText(
        '25% of 80 = 20.00',
      );
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

const levels = (headings: Element[]): number[] => headings.map(({ tagName }) => Number(tagName.slice(1)));

test('each dedicated page has its tool below its heading and the specified links', {
  tag: '@full',
}, async ({ page }) => {
  for (const { path, heading, links, use } of PAGES) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await use(page.getByRole('main'));
    expectNoSkip(await page.getByRole('main').getByRole('heading').evaluateAll(levels), path);
    const related = page.getByRole('region', { name: 'Related tools' });
    await expect(related.getByRole('heading', { level: 3 }), `${path}: two cards`).toHaveCount(2);
    const hrefs = await related
      .getByRole('link')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(hrefs.sort(), path).toEqual([...links].sort());
  }
});

/** On the percentage page, the first form is the specified card. */
async function calculate(main: Locator, value: string, percentage: string): Promise<void> {
  const card = main.locator('form').first();
  await fill(card, { Value: value, 'Percentage (%)': percentage });
  await card.getByRole('button', { name: 'Calculate' }).click();
}

test('two cards on the percentage page link to the 404 page, which suggests their tools', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/tools/percentage-calculator');
  for (const [name, id] of [
    ['Discount Calculator', 'discount'],
    ['Tip Calculator', 'tip'],
  ] as const) {
    const related = page.getByRole('region', { name: 'Related tools' });
    // After going back, the page may still be scrolling, and a click may miss.
    await expect(async () => {
      await related.getByRole('link', { name, exact: true }).click({ timeout: 5000 });
      await expect(page).toHaveURL(`/${id}-calculator`, { timeout: 5000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/tools#${id}`);
    await expect(page.getByRole('region', { name })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(`/${id}-calculator`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.goBack();
    await expect(page).toHaveURL('/tools/percentage-calculator');
    await expect(page.getByRole('heading', { level: 1, name: 'Percentage Calculator' })).toBeFocused();
  }
});

test('the table of contents links to the sections and keeps the calculation in the address', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/tools/unit-converter?value=5');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const titles = await page.locator('main section h2').allTextContents();
  // The tool and the related tools are excluded.
  await expect(contents.getByRole('link')).toHaveText(titles.slice(1, -1));
  await contents.getByRole('link', { name: 'Common mistakes' }).click();
  const heading = page.getByRole('heading', { name: 'Common mistakes' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(contents, 'it stays in view').toBeInViewport();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?value=5');
  await page.setViewportSize({ width: 768, height: 1024 });
  const widths = await page
    .locator('main section:has(> h2) > p, main > div > section')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(new Set(widths).size, 'on a tablet, the text is as wide as the tool').toBe(1);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(contents).toBeHidden();
});
