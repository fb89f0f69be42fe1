import type { Page } from '@playwright/test';
import { LINEAR, openPractice, parts } from '../practice/practice-page.js';
import { answer, expect, fill, open, openRow, tabLink, test, toasts } from '../site.js';

test.use({ cold: true });

/** The scripts, style sheets and fonts that a page requests, and the number of its pending requests. */
interface Traffic {
  readonly code: string[];
  underWay: number;
}

function listen(page: Page): Traffic {
  const traffic: Traffic = { code: [], underWay: 0 };
  const end = (): void => {
    traffic.underWay -= 1;
  };
  page.on('request', (request) => {
    traffic.underWay += 1;
    if (['script', 'stylesheet', 'font'].includes(request.resourceType()))
      traffic.code.push(new URL(request.url()).pathname);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return traffic;
}

/**
 * Waits until the page has requested what it loads ahead, the service worker's registration last, and the browser has then
 * been idle several times without new requests, because loaded code may request more.
 */
async function rest(page: Page, traffic: Traffic): Promise<void> {
  await expect.poll(() => traffic.code.some((path) => path.includes('register-worker'))).toBe(true);
  for (let quiet = 0; quiet < 5; quiet += 1) {
    const known = traffic.code.length;
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => {
            resolve();
          });
        }),
    );
    if (traffic.underWay > 0 || traffic.code.length > known) quiet = -1;
  }
}

const ACTIONS: readonly (readonly [name: string, path: string, act: (page: Page) => Promise<void>])[] = [
  [
    'Calculate',
    '/tools/percentage-calculator',
    async (page) => {
      const main = page.getByRole('main');
      await fill(main, { Value: '640', 'Percentage (%)': '25' });
      await main.getByRole('button', { name: 'Calculate' }).first().click();
      await expect(answer(main).first()).toContainText('160');
    },
  ],
  [
    'Load Example',
    '/tools/logarithm-simplifier',
    async (page) => {
      await page.getByRole('button', { name: 'Load Example' }).first().click();
      await page.getByRole('button', { name: 'Calculate' }).first().click();
      await expect(answer(page.getByRole('main')).first()).toContainText('3.0000');
    },
  ],
  [
    'another form of a tool',
    '/tools/logarithm-simplifier',
    async (page) => {
      await page.getByText('Expand', { exact: true }).click();
      await page.getByLabel('Expression').fill('ln(xy)');
      await expect(page.locator('strong math')).toHaveAttribute('alttext', 'ln x + ln y');
    },
  ],
  [
    'a conversion',
    '/tools/unit-converter',
    async (page) => {
      await fill(page.getByRole('main'), { Value: '5' });
      await expect(page.getByRole('img', { name: /on one ruler/ }).getByText('12.7000 cm')).toBeVisible();
    },
  ],
  [
    'an equation',
    '/tools',
    async (page) => {
      const tool = page.locator('section#equation');
      await openRow(tool);
      await tool.getByLabel('Equation or expression').fill('2x + 3 = 11');
      await expect(answer(tool)).toHaveText(/x\s*=\s*4/);
    },
  ],
  [
    'a tab',
    '/tools',
    async (page) => {
      await tabLink(page, 'Converters').click();
      await expect(page.getByRole('heading', { name: 'Unit Converter' })).toBeVisible();
    },
  ],
  [
    'a problem typed into the box',
    '/',
    async (page) => {
      await page.getByRole('main').getByRole('searchbox').fill('25% of 640');
      await expect(answer(page.getByRole('main'))).toContainText('160');
    },
  ],
  [
    'the search',
    '/about',
    async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('loan');
      await expect(page.getByRole('dialog').getByRole('link').first()).toContainText('Loan');
    },
  ],
  [
    'a link in the header',
    '/about',
    async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
    },
  ],
  [
    'a toast',
    '/about',
    async (page) => {
      await page.getByRole('form', { name: 'Newsletter' }).getByRole('button').click();
      await expect(toasts(page)).toHaveCount(1);
    },
  ],
];

for (const [name, path, act] of ACTIONS)
  test(`after idle-time loading, ${name} requests no code`, async ({ page }) => {
    const traffic = listen(page);
    await open(page, path);
    await rest(page, traffic);
    traffic.code.length = 0;
    await act(page);
    expect(traffic.code).toEqual([]);
  });

test('after idle-time loading, the first practice result requests no code', async ({ page }) => {
  const traffic = listen(page);
  await openPractice(page, `?problem=${LINEAR}`);
  await rest(page, traffic);
  traffic.code.length = 0;
  const { box, submit, result } = parts(page);
  await box.fill('1000000');
  await submit.click();
  await expect(result).not.toBeEmpty();
  expect(traffic.code).toEqual([]);
});

test('prefetching other pages makes no API calls', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  const traffic = listen(page);
  await open(page, '/about');
  await rest(page, traffic);
  expect(
    traffic.code.some((path) => path.includes('problem-answer')),
    'practice is loaded ahead',
  ).toBe(true);
  expect(calls).toEqual([]);
});
