import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { ask, buy, forgiveAnswers, type Product } from './packs.js';
import { test } from './shop.js';
import { alive, expect, expectOwnHead, open, readHead, toasts } from '../site.js';

interface Owned {
  readonly packs: readonly string[];
  readonly choice: boolean;
}

interface Offered {
  readonly name: string;
  readonly offers: { readonly price: string; readonly priceCurrency: string };
}

/** Returns locators for the parts of the marketplace. */
function parts(page: Page) {
  const main = page.getByRole('main');
  const card = (title: string) =>
    main.locator('li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  return {
    main,
    cards: main.locator('li:has(h2)'),
    card,
    choose: card('Geometry Essentials').getByRole('button', { name: 'Open with Pro' }),
    code: main.getByRole('textbox', { name: 'Code' }),
    restore: main.getByRole('button', { name: 'Restore', exact: true }),
    standing: main.getByRole('region', { name: 'What you have' }),
    toast: toasts(page),
  };
}

test('shows every pack with texts, price, links and structured data, and leads to the checkout', async ({
  page,
  baseURL,
}) => {
  const products = await ask<readonly Product[]>(page, '', 'products');
  expect(products.length).toBeGreaterThanOrEqual(6);
  await open(page, '/marketplace');
  const { main, cards, card } = parts(page);
  await expect(cards).toHaveCount(products.length);
  await expect(main.getByRole('heading', { name: '30-day money-back guarantee' })).toBeVisible();
  for (const { id, title, description, difficulty, features, price } of products) {
    const shown = card(title);
    await expect(shown.getByText(difficulty, { exact: true })).toBeVisible();
    await expect(shown.getByText(description)).toBeVisible();
    await expect(shown.getByRole('listitem')).toHaveText(features);
    await expect(shown.getByText(`$${price.toFixed(2)} One-time payment`)).toBeVisible();
    const name = new URLSearchParams({ name: title }).toString();
    await expect(shown.getByRole('link', { name: `Buy Now: ${title}` })).toHaveAttribute(
      'href',
      `/checkout?product=${id}&amount=${price}&${name}`,
    );
    await expect(shown.getByRole('link', { name: `Read a free lesson: ${title}` })).toHaveAttribute(
      'href',
      `/marketplace?pack=${id}&part=sample`,
    );
  }
  const head = await readHead(page);
  expectOwnHead(head, `${baseURL ?? ''}/marketplace`);
  const list = head.data
    .map((text) => JSON.parse(text) as { '@type': string; itemListElement: { item: Offered }[] })
    .find((item) => item['@type'] === 'ItemList');
  expect(
    list?.itemListElement.map(({ item }) => [item.name, item.offers.price, item.offers.priceCurrency]),
  ).toEqual(products.map(({ title, price }) => [title, price.toFixed(2), 'USD']));

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await main
    .getByRole('link', { name: /^Buy Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  expect(await page.evaluate(() => 'sameDocument' in window), 'a new document').toBe(false);
});

test('a purchased pack opens, and Pro permanently opens another pack after a confirmation', async ({
  page,
  demo,
}) => {
  await buy(page, demo, 'quadratics', 14.99);
  await buy(page, demo, 'pro', 9.99);
  await open(page, `${demo}/marketplace`);
  const { cards, standing, choose } = parts(page);
  const openLinks = page.getByRole('link', { name: /^Open pack/ });
  await expect(openLinks).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Buy Now/ })).toHaveCount((await cards.count()) - 1);
  await expect(standing).toContainText(/You have Pro until \w+ \d+, \d{4}\./);
  await expect(standing).toContainText('Your choice is final.');
  await choose.click();
  await expect(choose).toHaveAttribute('aria-expanded', 'true');
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width, height });
  expect(await ask<Owned>(page, demo, 'library')).toMatchObject({ packs: ['quadratics'], choice: true });
  await page.getByRole('button', { name: 'Yes, open it' }).click();
  await expect(page).toHaveURL(`${demo}/marketplace?pack=geometry-essentials`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geometry Essentials');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Start reading' })).toBeVisible();
  const { packs, choice } = await ask<Owned>(page, demo, 'library');
  expect(new Set(packs)).toEqual(new Set(['geometry-essentials', 'quadratics']));
  expect(choice).toBe(false);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(openLinks).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Open with Pro/ })).toHaveCount(0);
  await expect(standing).not.toContainText('choice');
  await page.getByRole('link', { name: 'Open pack: Quadratics, Three Ways' }).click();
  await expect(page).toHaveURL(`${demo}/marketplace?pack=quadratics`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quadratics, Three Ways');
  await expect(page.getByRole('link', { name: 'Start reading' })).toBeVisible();
});

test('a code opens a purchase in another browser, and a wrong code opens nothing', { tag: '@full' }, async ({
  page,
  demo,
  context,
  faults,
}) => {
  const bought = await buy(page, demo, 'algebra-foundations', 12.99);
  await context.clearCookies(); // Simulates another browser.
  await open(page, `${demo}/marketplace`);
  const { restore, toast, code } = parts(page);
  const openLinks = page.getByRole('link', { name: /^Open pack/ });
  await expect(page.getByRole('link', { name: /^Buy Now/ }).first()).toBeVisible();
  await restore.click();
  await expect(code).toBeFocused(); // An empty code isn't sent.
  expect(faults).toEqual([]);
  await code.fill('0000-0000-0000-0000');
  await restore.click();
  await expect(toast).toContainText('This code isn’t valid. Please check it.');
  await expect(code).toHaveValue('0000-0000-0000-0000');
  await expect(openLinks).toHaveCount(0);
  forgiveAnswers(faults);
  await code.fill(` ${bought.toLowerCase().replaceAll('-', ' ')} `);
  await code.press('Enter');
  await expect(toast).toContainText('Algebra Foundations is open in this browser.');
  await expect(code).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Open pack: Algebra Foundations' })).toBeVisible();
  await expect(openLinks).toHaveCount(1);
});

test('a browser can remove another one that uses its purchase, and then itself', {
  tag: '@full',
}, async ({ page, demo, browser }) => {
  const given = await buy(page, demo, 'quadratics', 14.99);
  const borrowed = await browser.newContext();
  try {
    const other = await borrowed.newPage();
    const restored = await other.request.post(`${demo}/api/marketplace/restore`, { data: { code: given } });
    expect(restored.status()).toBe(200);
    await open(page, `${demo}/marketplace`);
    const { main, toast } = parts(page);
    const browsers = main.getByRole('region', { name: 'Your browsers' });
    await expect(browsers.getByRole('listitem')).toHaveCount(2);
    await expect(browsers.getByRole('listitem').first()).toContainText('This browser');
    await browsers.getByRole('button', { name: /^Remove/ }).click();
    await browsers.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(toast).toContainText('Browser removed');
    await expect(browsers.getByRole('listitem')).toHaveCount(1);
    expect((await ask<Owned>(other, demo, 'library')).packs).toEqual([]);
    await open(other, `${demo}/marketplace`);
    await expect(other.getByRole('link', { name: 'Buy Now: Quadratics, Three Ways' })).toBeVisible();
    await browsers.getByRole('button', { name: 'Forget this browser' }).click();
    await expect(browsers).toContainText('No other browser has Quadratics, Three Ways.');
    await browsers.getByRole('button', { name: 'Yes, forget it' }).click();
    await expect(toast).toContainText('Browser forgotten');
    await expect(browsers).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Buy Now: Quadratics, Three Ways' })).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
  } finally {
    await borrowed.close();
  }
});

test.describe('the marketplace', { tag: '@full' }, () => {
  for (const [what, path, waiting, sign] of [
    ['packs', '/marketplace', '$14.99 One-time payment', 'Buy Now'],
    ['a pack', '/marketplace?pack=quadratics', 'Loading the pack…', 'One-time payment'],
    ['a lesson', '/marketplace?pack=quadratics&part=sample', 'Loading the pack…', 'Example 1'],
  ] as const) {
    test(`reserves space for ${what} while it loads`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => {
          shifts.push(...list.getEntries());
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        const shifted = () => [...shifts, ...observer.takeRecords()];
        Object.assign(window, { shifted });
      });
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/marketplace/**', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByText(waiting).first()).toBeVisible();
      await expect(page.getByText(sign).first()).toBeHidden();
      await alive(page);
      // The tests in shifts.spec.ts cover late data.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      release();
      await expect(page.getByText(sign).first()).toBeVisible();
      const shifts = await page.evaluate(async () => {
        // Layout shifts are counted when they are painted.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return (window as unknown as { shifted: () => { value: number }[] }).shifted();
      });
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
    });
  }

  test.describe('has no axe violations', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    for (const width of [375, 1440]) {
      test(`with the cards, a choice and a tier at ${width} px`, async ({ page, demo }) => {
        await page.setViewportSize({ width, height: 900 });
        await buy(page, demo, 'pro', 9.99);
        await open(page, `${demo}/marketplace`);
        await parts(page).choose.click();
        await expect(page.getByRole('button', { name: 'Yes, open it' })).toBeVisible();
        await page.getByRole('button', { name: 'Forget this browser' }).click();
        await expectAccessible(page);
      });
    }
  });
});
