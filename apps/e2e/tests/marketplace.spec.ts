import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.js';
import { ask, buy, forgiveAnswers, type Product, tryTier } from './packs.js';
import { test } from './shop.js';
import { alive, expect, expectOwnHead, open, readHead } from './site.js';

const PRODUCTS = '**/api/marketplace/products';
const LIBRARY = '**/api/marketplace/library';

interface Owned {
  readonly packs: readonly string[];
  readonly choice: boolean;
}

/** The parts of the marketplace. */
function parts(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    cards: main.locator('li:has(h2)'),
    card: (title: string): Locator =>
      main.locator('li').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    code: main.getByRole('textbox', { name: 'Code' }),
    restore: main.getByRole('button', { name: 'Restore', exact: true }),
    standing: main.getByRole('region', { name: 'What you have' }),
    toast: page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem'),
  };
}

test('shows every pack with its texts, its price and its links, and tells machines the same', async ({
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
      `/checkout?product=${id}&amount=${String(price)}&${name}`,
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
});

interface Offered {
  readonly name: string;
  readonly offers: { readonly price: string; readonly priceCurrency: string };
}

test('Buy Now leads to the checkout by a new document, payments configured or not', async ({ page }) => {
  await open(page, '/marketplace');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('link', { name: /^Buy Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('says so where there is nothing on sale', async ({ page }) => {
  await page.route(PRODUCTS, (route) => route.fulfill({ json: [] }));
  await open(page, '/marketplace');
  await expect(parts(page).main.getByText('No products available at this time.')).toBeVisible();
  await expect(parts(page).cards).toHaveCount(0);
});

for (const [what, path, sign] of [
  ['packs', '/marketplace', 'One-time payment'],
  ['a pack', '/marketplace?pack=quadratics', 'One-time payment'],
  ['a lesson', '/marketplace?pack=quadratics&part=sample', 'Example 1'],
] as const) {
  test(`keeps the place of ${what} on the way`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries());
      }).observe({ type: 'layout-shift', buffered: true });
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
    await expect(page.getByRole('status').filter({ hasText: /^Loading the packs? …/ })).toBeVisible();
    await alive(page);
    release();
    await expect(page.getByText(sign).first()).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
  });
}

test('says that packs can’t be loaded, and tries again', async ({ page, faults }) => {
  let works = false;
  await page.route(PRODUCTS, (route) => (works ? route.continue() : route.fulfill({ status: 503 })));
  await open(page, '/marketplace');
  await expect(page.getByText('Sorry, the packs can’t be loaded right now.')).toBeVisible();
  works = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(parts(page).cards.first()).toBeVisible();
  forgiveAnswers(faults);
});

test('sells even while it can’t tell what the visitor owns', async ({ page, faults }) => {
  let works = false;
  await page.route(LIBRARY, (route) => (works ? route.continue() : route.fulfill({ status: 503 })));
  await open(page, '/marketplace');
  await expect(page.getByText('Sorry, what you own can’t be loaded right now.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Buy Now/ }).first()).toBeVisible();
  works = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('can’t be loaded')).toHaveCount(0);
  forgiveAnswers(faults);
});

test('a pack that was bought can be opened, the others still be bought', async ({ page, demo }) => {
  await buy(page, demo, 'quadratics', 14.99);
  await open(page, `${demo}/marketplace`);
  const { cards } = parts(page);
  await expect(page.getByRole('link', { name: /^Open pack/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Buy Now/ })).toHaveCount((await cards.count()) - 1);
  await page.getByRole('link', { name: /^Open pack/ }).click();
  await expect(page).toHaveURL(`${demo}/marketplace?pack=quadratics`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quadratics, Three Ways');
  await expect(page.getByRole('link', { name: 'Start reading' })).toBeVisible();
});

test('Pro opens one pack of the visitor’s choice, asked twice, for good', async ({ page, demo }) => {
  await buy(page, demo, 'pro', 9.99);
  await open(page, `${demo}/marketplace`);
  const { card, standing } = parts(page);
  await expect(standing).toContainText(/You have Pro until \w+ \d+, \d{4}\./);
  await expect(standing).toContainText('The choice is final.');
  const choose = card('Geometry Essentials').getByRole('button', { name: 'Open with Pro' });
  await choose.click();
  await expect(choose).toHaveAttribute('aria-expanded', 'true');
  expect((await ask<Owned>(page, demo, 'library')).packs).toEqual([]);
  await choose.click();
  await expect(page.getByRole('button', { name: 'Yes, open it' })).toHaveCount(0);
  await choose.click();
  await page.getByRole('button', { name: 'Yes, open it' }).click();
  await expect(page).toHaveURL(`${demo}/marketplace?pack=geometry-essentials`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geometry Essentials');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Start reading' })).toBeVisible();
  expect(await ask<Owned>(page, demo, 'library')).toMatchObject({
    packs: ['geometry-essentials'],
    choice: false,
  });
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page.getByRole('link', { name: /^Open pack/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Open with Pro/ })).toHaveCount(0);
  await expect(standing).not.toContainText('choice');
});

test('a choice that fails says so and leaves the choice', async ({ page, demo, faults }) => {
  await buy(page, demo, 'pro', 9.99);
  await page.route('**/api/marketplace/choice', (route) => route.fulfill({ status: 503 }));
  await open(page, `${demo}/marketplace`);
  await page
    .getByRole('button', { name: /^Open with Pro/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Yes, open it' }).click();
  await expect(parts(page).toast).toContainText('Failed to open the pack. Please try again.');
  await expect(page.getByRole('button', { name: 'Yes, open it' })).toBeVisible();
  expect((await ask<Owned>(page, demo, 'library')).choice).toBe(true);
  forgiveAnswers(faults);
});

test('a trial of Master opens every pack, and says until when', async ({ page, demo }) => {
  await tryTier(page, demo, 'master');
  await open(page, `${demo}/marketplace`);
  const { cards, standing } = parts(page);
  await expect(standing).toHaveText(
    /^Your free trial of Master lasts until \w+ \d+, \d{4}\. It opens every pack\.$/,
  );
  await expect(page.getByRole('link', { name: /^Open pack/ })).toHaveCount(await cards.count());
});

test('a code opens a purchase in another browser; a wrong one opens nothing', async ({
  page,
  demo,
  browser,
  faults,
}) => {
  const code = await buy(page, demo, 'algebra-foundations', 12.99);
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const there = await other.newPage();
  await open(there, `${demo}/marketplace`);
  const { restore, toast, code: box } = parts(there);
  await expect(there.getByRole('link', { name: /^Buy Now/ }).first()).toBeVisible();
  await restore.click();
  await expect(box).toBeFocused(); // an empty one isn't sent
  await box.fill('0000-0000-0000-0000');
  await restore.click();
  await expect(toast).toContainText('This code opens nothing. Please check it.');
  await expect(box).toHaveValue('0000-0000-0000-0000');
  await expect(there.getByRole('link', { name: /^Open pack/ })).toHaveCount(0);
  await box.fill(` ${code.toLowerCase().replaceAll('-', ' ')} `);
  await box.press('Enter');
  await expect(toast).toContainText('Algebra Foundations is open in this browser.');
  await expect(box).toHaveValue('');
  await expect(there.getByRole('link', { name: 'Open pack: Algebra Foundations' })).toBeVisible();
  await other.close();
  expect(faults).toEqual([]);
});

test.describe('axe finds nothing wrong', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [375, 1440]) {
    test(`with the cards, a choice and a tier at ${String(width)} px`, async ({ page, demo }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await buy(page, demo, 'pro', 9.99);
      await open(page, `${demo}/marketplace`);
      await page
        .getByRole('button', { name: /^Open with Pro/ })
        .first()
        .click();
      await expectAccessible(page);
    });
  }

  test('and nothing scrolls sideways at 320 px', async ({ page, demo }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await buy(page, demo, 'pro', 9.99);
    await open(page, `${demo}/marketplace`);
    await page
      .getByRole('button', { name: /^Open with Pro/ })
      .first()
      .click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
