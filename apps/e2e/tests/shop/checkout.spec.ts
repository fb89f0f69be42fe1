import { firstPack, intentRequests, parts, test } from './shop.js';
import { expect, open } from '../site.js';

const INVALID = 'Invalid product information. Please return to the marketplace and try again.';
const PRO = '/checkout?product=pro&amount=9.99&name=Pro';

test('without payments, there is a notice next to the order, which has our own title and price', async ({
  page,
}) => {
  const requests = intentRequests(page);
  await open(page, '/checkout?amount=0');
  const { main, summary, details, pay } = parts(page);
  await expect(main.getByRole('alert')).toHaveText(INVALID);
  await expect(summary.or(details)).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Back to the marketplace' })).toHaveAttribute(
    'href',
    '/marketplace',
  );
  const { id, title, price } = await firstPack(page);
  await open(page, `/checkout?product=${id}&amount=0.01&name=Everything`);
  await expect(summary).toContainText(`${title}$${price.toFixed(2)}`);
  await expect(summary).not.toContainText('Everything');
  await expect(details).toContainText('Card processing is not configured');
  await expect(main).toContainText('30-day money-back guarantee');
  await expect(pay).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('an address without a query shows the error before any script loads', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const { main } = parts(page);
  const loading = main.getByText('Loading your order…');
  await page.goto('/checkout');
  await expect(main.getByRole('alert')).toHaveText(INVALID);
  await expect(loading).toBeHidden();
  await page.goto(PRO);
  await expect(loading).toBeVisible();
  await expect(main.getByText(INVALID)).toBeHidden();
});

test('a response without a client secret is a failed initialization', { tag: '@full' }, async ({ page }) => {
  await page.route('**/api/config', (route) =>
    route.fulfill({ json: { payments: 'demo', publishableKey: null, mails: false } }),
  );
  for (const answer of [{}, { clientSecret: null }, { clientSecret: '' }, null, '']) {
    await page.route('**/api/create-payment-intent', (route) => route.fulfill({ json: answer }));
    await open(page, PRO);
    const { summary, details, pay } = parts(page);
    await expect(details.getByRole('alert'), JSON.stringify(answer)).toHaveText(
      'Failed to initialize payment. Please try again.',
    );
    await expect(summary).toContainText('Pro$9.99');
    await expect(pay).toHaveCount(0);
  }
});

test('links and the search leave the checkout with a full page load', { tag: '@full' }, async ({ page }) => {
  const leave = {
    main: () => page.getByRole('main').getByRole('link', { name: 'Back to the marketplace' }).click(),
    header: () => page.getByRole('banner').getByRole('link', { name: 'About' }).click(),
    footer: () => page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click(),
    search: async () => {
      await page.getByRole('button', { name: 'Search tools' }).click();
      await page.getByRole('searchbox', { name: 'Search tools' }).fill('tip');
      await page.keyboard.press('Enter');
    },
  };
  for (const go of Object.values(leave)) {
    await open(page, PRO);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await go();
    await expect(page).not.toHaveURL(/checkout/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  }
});
