import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.js';
import { expectOnlyFailedCalls, toast } from './practice-page.js';
import { checkoutOf, firstPack, library, type Pack, parts, test } from './shop.js';
import { expect, open, ROUTES } from './site.js';

const LABEL = 'This is a demonstration shop: nobody is charged';

/** Opens the checkout of a pack and waits for its form. */
async function openCheckout(page: Page, origin: string): Promise<Pack> {
  const pack = await firstPack(page, origin);
  await open(page, origin + checkoutOf(pack));
  await expect(parts(page).pay).toBeEnabled();
  return pack;
}

/** Pays, and waits for the news. */
async function buy(page: Page, origin: string): Promise<Pack> {
  const pack = await openCheckout(page, origin);
  await parts(page).pay.click();
  await expect(toast(page)).toHaveText(`Payment Successful!Thank you for purchasing ${pack.title}!`);
  return pack;
}

function codeOn(page: Page) {
  return page.getByRole('main').getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
}

/** Gives the secrets of the payments that the server has told the page of. */
function secretsTold(page: Page): string[] {
  const secrets: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/create-payment-intent')) return;
    void response
      .json()
      .then(({ clientSecret }: { readonly clientSecret: string }) => secrets.push(clientSecret));
  });
  return secrets;
}

test('every page says that nobody is charged', async ({ page, demo }) => {
  for (const path of [...ROUTES.map((route) => route.path), '/nowhere'])
    expect(await (await page.request.get(demo + path)).text(), path).toContain(LABEL);
  await open(page, `${demo}/about`);
  await expect(page.getByText(LABEL)).toBeInViewport();
});

test('a purchase, from the checkout to the pack that is open', async ({ page, demo, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pack = await openCheckout(page, demo);
  expect((await library(page, demo)).packs).toEqual([]);
  await expect(parts(page).details).toContainText('This is a demonstration');
  await parts(page).pay.click();
  await expect(toast(page)).toHaveText(`Payment Successful!Thank you for purchasing ${pack.title}!`);
  await expect(page).toHaveURL(`${demo}/marketplace`);
  expect((await library(page, demo)).packs).toEqual([pack.id]);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: `${pack.title} is yours` })).toBeVisible();
  await main.getByRole('button', { name: 'Copy code' }).click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codeOn(page).textContent());
  await expect(main.getByRole('status').getByRole('link', { name: 'Open pack' })).toHaveAttribute(
    'href',
    `/marketplace?pack=${pack.id}`,
  );
});

test('the code stays when the page is loaded again, the toast does not come twice', async ({
  page,
  demo,
}) => {
  await buy(page, demo);
  const code = (await codeOn(page).textContent()) ?? '';
  await page.reload();
  await expect(codeOn(page)).toHaveText(code);
  await expect(toast(page)).toHaveCount(0);
  await open(page, `${demo}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Marketplace' }).click();
  await expect(page.getByRole('heading', { name: 'Premium Learning Packs' })).toBeVisible();
  await expect(codeOn(page)).toHaveCount(0);
});

test('the code opens the purchase in another browser, and a link with it does', async ({
  page,
  demo,
  browser,
}) => {
  const pack = await buy(page, demo);
  const code = (await codeOn(page).textContent()) ?? '';
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await open(other, `${demo}/marketplace?restore=${code.toLowerCase()}`);
  await other.getByRole('button', { name: 'Open it in this browser' }).click();
  await expect(other.getByRole('heading', { name: `${pack.title} is open in this browser` })).toBeVisible();
  await expect(other).toHaveURL(`${demo}/marketplace`);
  expect((await library(other, demo)).packs).toEqual([pack.id]);
  await other.context().close();
});

test('a code that opens nothing says so', async ({ page, demo, faults }) => {
  await open(page, `${demo}/marketplace?restore=0000-0000-0000-0000`);
  await page.getByRole('button', { name: 'Open it in this browser' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('This code opens nothing.');
  expect((await library(page, demo)).packs).toEqual([]);
  expectOnlyFailedCalls(faults);
});

test('what one has is not sold again', async ({ page, demo, faults }) => {
  const pack = await buy(page, demo);
  await open(page, demo + checkoutOf(pack));
  const { details, pay } = parts(page);
  await expect(details).toContainText(`You have ${pack.title} already`);
  await expect(details.getByRole('link', { name: 'Open pack' })).toBeVisible();
  await expect(pay).toHaveCount(0);
  expectOnlyFailedCalls(faults);
});

test('a month of Pro is not sold again while a trial of Master lasts', async ({ page, demo, faults }) => {
  const checkout = `${demo}/checkout?product=pro&amount=9.99&name=Pro`;
  await open(page, checkout);
  await parts(page).pay.click();
  await expect(toast(page)).toContainText('Payment Successful!');
  const headers = { origin: demo };
  await page.request.post(`${demo}/api/trial`, { data: { tier: 'master' }, headers });
  expect((await library(page, demo)).tier).toMatchObject({ id: 'master', trial: true });
  await open(page, checkout);
  await expect(parts(page).details).toContainText('already, so there is nothing to pay');
  expectOnlyFailedCalls(faults);
});

test('a declined card can be followed by one that pays', async ({ page, demo }) => {
  const secrets = secretsTold(page);
  const pack = await openCheckout(page, demo);
  const { pay, outcome } = parts(page);
  await outcome('The card is declined').check();
  await pay.click();
  await expect(toast(page)).toHaveText('Payment FailedYour card was declined.');
  await expect(page).toHaveURL(demo + checkoutOf(pack));
  expect((await library(page, demo)).packs).toEqual([]);
  await outcome('The payment succeeds').check();
  await pay.click();
  await expect(toast(page)).toContainText('Payment Successful!');
  expect(secrets).toHaveLength(1);
});

test('a payment that takes a while is waited for', async ({ page, demo }) => {
  const pack = await openCheckout(page, demo);
  await parts(page).outcome('The payment takes a while').check();
  await parts(page).pay.click();
  await expect(page.getByText('Waiting for your payment…')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  expect((await library(page, demo)).packs).toEqual([]);
  await expect(toast(page)).toContainText('Payment Successful!', { timeout: 20_000 });
  expect((await library(page, demo)).packs).toEqual([pack.id]);
});

test('one payment for a checkout: loaded again, come back to, opened twice', async ({
  page,
  demo,
  context,
}) => {
  const secrets = secretsTold(page);
  const pack = await openCheckout(page, demo);
  await page.reload();
  await expect(parts(page).pay).toBeEnabled();
  await page.getByRole('main').getByRole('link', { name: 'Back to the marketplace' }).click();
  await expect(page).toHaveURL(`${demo}/marketplace`);
  await page.goBack();
  await expect(parts(page).pay).toBeEnabled();
  const twin = await context.newPage();
  const told = secretsTold(twin);
  await open(twin, demo + checkoutOf(pack));
  await expect(parts(twin).pay).toBeEnabled();
  await expect.poll(() => secrets.length + told.length).toBe(4);
  expect(new Set([...secrets, ...told]).size).toBe(1);
});

test('a double click pays once', async ({ page, demo }) => {
  const paid: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/demo/payment')) paid.push(request.url());
  });
  await openCheckout(page, demo);
  await parts(page).pay.dblclick();
  await expect(toast(page)).toContainText('Payment Successful!');
  expect(paid).toHaveLength(1);
});

test('back from the marketplace finds the purchase, not the form', async ({ page, demo, faults }) => {
  const pack = await buy(page, demo);
  await page.goBack();
  await expect(parts(page).details).toContainText(`You have ${pack.title} already`);
  expectOnlyFailedCalls(faults);
});

test.describe('a forged return', () => {
  for (const id of ['pi_fake000', 'pi_', '../products', '%00']) {
    test(`of the payment ${id} gives nothing`, async ({ page, demo, faults }) => {
      await open(page, `${demo}/marketplace?payment_intent=${id}&redirect_status=succeeded`);
      await expect(page.getByRole('heading', { name: 'This browser has no such payment' })).toBeVisible();
      await expect(page).toHaveURL(`${demo}/marketplace`);
      await expect(toast(page)).toHaveCount(0);
      expect((await library(page, demo)).packs).toEqual([]);
      expectOnlyFailedCalls(faults);
    });
  }

  test('of a payment that was not made gives nothing', async ({ page, demo }) => {
    const secrets = secretsTold(page);
    await page.clock.install();
    await openCheckout(page, demo);
    await expect.poll(() => secrets.length).toBe(1);
    const [id = ''] = (secrets[0] ?? '').split('_secret_');
    await open(page, `${demo}/marketplace?payment_intent=${id}&redirect_status=succeeded`);
    const title = page.getByRole('heading', { name: /is still being processed/ });
    for (let seconds = 0; seconds < 40; seconds += 1) {
      await page.clock.runFor(1000);
      if (await title.isVisible()) break;
    }
    await expect(title).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    expect((await library(page, demo)).packs).toEqual([]);
  });

  test('of somebody else’s payment gives nothing', async ({ page, demo, browser, faults }) => {
    const secrets = secretsTold(page);
    await buy(page, demo);
    const [id = ''] = (secrets[0] ?? '').split('_secret_');
    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await open(other, `${demo}/marketplace?payment_intent=${id}&redirect_status=succeeded`);
    await expect(other.getByRole('heading', { name: 'This browser has no such payment' })).toBeVisible();
    expect((await library(other, demo)).packs).toEqual([]);
    await other.context().close();
    expect(faults).toEqual([]);
  });
});

test('a failed return says so', async ({ page, demo }) => {
  const secrets = secretsTold(page);
  const pack = await openCheckout(page, demo);
  await expect.poll(() => secrets.length).toBe(1);
  const [id = ''] = (secrets[0] ?? '').split('_secret_');
  await open(page, `${demo}/marketplace?payment_intent=${id}&redirect_status=failed`);
  await expect(toast(page)).toHaveText('Payment FailedThe payment did not go through.');
  await expect(
    page.getByRole('heading', { name: `Your payment for ${pack.title} did not go through` }),
  ).toBeVisible();
});

test('a failed return says why in the provider’s words, where it gave any', async ({ page, demo }) => {
  const secrets = secretsTold(page);
  await openCheckout(page, demo);
  await parts(page).outcome('The card is declined').check();
  await parts(page).pay.click();
  await expect(toast(page)).toContainText('Payment Failed');
  const [id = ''] = (secrets[0] ?? '').split('_secret_');
  await open(page, `${demo}/marketplace?payment_intent=${id}&redirect_status=failed`);
  await expect(toast(page)).toHaveText('Payment FailedYour card was declined.');
});

test('by keyboard alone', async ({ page, demo }) => {
  const pack = await openCheckout(page, demo);
  await page.getByRole('link', { name: 'Back to the marketplace' }).focus();
  await page.keyboard.press('Tab');
  await expect(parts(page).outcome('The payment succeeds')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(parts(page).outcome('The card is declined')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(parts(page).pay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Your card was declined.');
  await expect(parts(page).pay).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(`Thank you for purchasing ${pack.title}!`);
});

test.describe('is sound', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with its form, and after the payment', async ({ page, demo }) => {
    test.slow();
    await openCheckout(page, demo);
    await expectAccessible(page);
    await parts(page).pay.click();
    await expect(codeOn(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('at 375 pixels @mobile', async ({ page, demo }) => {
    await open(page, `${demo}/checkout?product=pro&amount=9.99&name=Pro`);
    await expect(parts(page).trial).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await expectAccessible(page);
    await parts(page).pay.tap();
    await expect(codeOn(page)).toBeVisible();
    await expect(page.getByText('Choose in the marketplace which pack Pro opens for you.')).toBeVisible();
    await expect(page.getByText(/^Pro lasts until \w+ \d+, \d{4}/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});
