import { expectAccessible } from '../accessibility.js';
import { codeOn, expectNothingGiven, openCheckout, sentSecrets } from './demo-page.js';
import { library, parts, test } from './shop.js';
import { expect, expectOnlyFailedCalls, open, toasts } from '../site.js';

test.describe('in the demo', { tag: '@full' }, () => {
  test('other forged returns unlock nothing', async ({ page, demo, faults }) => {
    for (const id of ['pi_', '%00']) await expectNothingGiven(page, demo, id);
    expectOnlyFailedCalls(faults);
  });

  test('the return of a payment that wasn’t made unlocks nothing', async ({ page, demo }) => {
    const secrets = sentSecrets(page);
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
    await expect(toasts(page)).toHaveCount(0);
    expect((await library(page, demo)).packs).toEqual([]);
  });

  test('a month of Pro is not sold again while a trial of Master lasts', async ({ page, demo, faults }) => {
    const checkout = `${demo}/checkout?product=pro&amount=9.99&name=Pro`;
    await open(page, checkout);
    await parts(page).pay.click();
    await expect(toasts(page)).toContainText('Payment Successful!');
    const headers = { origin: demo };
    await page.request.post(`${demo}/api/trial`, { data: { tier: 'master' }, headers });
    expect((await library(page, demo)).tier).toMatchObject({ id: 'master', trial: true });
    await open(page, checkout);
    await expect(parts(page).details).toContainText('You already have Pro, so there’s nothing to pay');
    expectOnlyFailedCalls(faults);
  });

  test('the page waits for a slow payment', async ({ page, demo }) => {
    const secrets = sentSecrets(page);
    const pack = await openCheckout(page, demo);
    await parts(page).outcome('The payment takes a while').check();
    await parts(page).pay.click();
    await expect(page.getByText('Waiting for your payment…')).toBeVisible();
    const { packs } = await library(page, demo);
    const [id = ''] = (secrets[0] ?? '').split('_secret_');
    const order = await page.request.get(`${demo}/api/marketplace/orders/${id}`);
    const { status } = (await order.json()) as { readonly status: string };
    if (status === 'processing') expect(packs).toEqual([]); // Otherwise it was already paid.
    await expect(toasts(page)).toContainText('Payment Successful!');
    expect((await library(page, demo)).packs).toEqual([pack.id]);
  });

  test('the code of a purchase can be copied', async ({ page, demo, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCheckout(page, demo);
    await parts(page).pay.click();
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codeOn(page).textContent());
  });
});

test.describe('passes axe', { tag: '@full' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with its form, and after the payment', async ({ page, demo }) => {
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
    await expect(page.getByText('In the marketplace, choose which pack Pro unlocks for you.')).toBeVisible();
    await expect(page.getByText(/^Pro lasts until \w+ \d+, \d{4}/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});
