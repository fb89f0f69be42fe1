import { codeOn, expectNothingGiven, openCheckout, sentSecrets } from './demo-page.js';
import { checkoutOf, library, parts, test } from './shop.js';
import { expect, expectOnlyFailedCalls, open, ROUTES, toasts } from '../site.js';

const LABEL = 'This is a demo shop. Nobody is charged';

test('every page says that nobody is charged', { tag: '@full' }, async ({ page, demo }) => {
  for (const path of [...ROUTES.map((route) => route.path), '/nowhere'])
    expect(await (await page.request.get(demo + path)).text(), path).toContain(LABEL);
  await open(page, `${demo}/about`);
  await expect(page.getByText(LABEL)).toBeInViewport();
});

test('a purchase, from checkout to the open pack, in this browser and with its code in another', async ({
  page,
  demo,
  context,
  faults,
}) => {
  const paid: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/demo/payment')) paid.push(request.url());
  });
  const pack = await openCheckout(page, demo);
  expect((await library(page, demo)).packs).toEqual([]);
  const { details, pay, main } = parts(page);
  await expect(details).toContainText('This is a demo');
  await pay.dblclick();
  await expect(toasts(page)).toHaveText(`Payment Successful!Thank you for purchasing ${pack.title}!`);
  expect(paid, 'a double click pays once').toHaveLength(1);
  await expect(page).toHaveURL(`${demo}/marketplace`);
  expect((await library(page, demo)).packs).toEqual([pack.id]);
  await expect(main.getByRole('heading', { name: `${pack.title} is yours` })).toBeVisible();
  await expect(main.getByRole('status').getByRole('link', { name: 'Open pack' })).toHaveAttribute(
    'href',
    `/marketplace?pack=${pack.id}`,
  );
  const first = (await codeOn(page).textContent()) ?? '';

  await page.reload();
  const again = main.getByRole('button', { name: 'Get a new code' });
  await expect(again, 'a code is shown once').toBeVisible();
  await expect(codeOn(page)).toHaveCount(0);
  await again.click();
  await expect(codeOn(page)).not.toHaveText(first);
  const code = (await codeOn(page).textContent()) ?? '';
  await expect(toasts(page)).toHaveCount(0);
  await open(page, `${demo}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Marketplace' }).click();
  await expect(page.getByRole('heading', { name: 'Premium Learning Packs' })).toBeVisible();
  await expect(codeOn(page)).toHaveCount(0);

  await open(page, demo + checkoutOf(pack));
  await expect(details).toContainText(`You already have ${pack.title}`);
  await expect(details.getByRole('link', { name: 'Open pack' })).toBeVisible();
  await expect(pay).toHaveCount(0);
  expectOnlyFailedCalls(faults);

  await context.clearCookies(); // Simulates another browser.
  await open(page, `${demo}/marketplace?restore=${first}`);
  const restore = page.getByRole('button', { name: 'Open it in this browser' });
  await restore.click();
  await expect(main.getByRole('status')).toContainText('This code isn’t valid.');
  expect((await library(page, demo)).packs).toEqual([]);
  expectOnlyFailedCalls(faults);
  await open(page, `${demo}/marketplace?restore=${code.toLowerCase()}`);
  await restore.click();
  await expect(page.getByRole('heading', { name: `${pack.title} is open in this browser` })).toBeVisible();
  await expect(page).toHaveURL(`${demo}/marketplace`);
  expect((await library(page, demo)).packs).toEqual([pack.id]);
});

test('by keyboard alone: a declined card, then a successful payment, and going back finds the purchase', {
  tag: '@full',
}, async ({ page, demo, faults }) => {
  const secrets = sentSecrets(page);
  const pack = await openCheckout(page, demo);
  const { details, pay, outcome } = parts(page);
  await page.getByRole('link', { name: 'Back to the marketplace' }).focus();
  await page.keyboard.press('Tab');
  await expect(outcome('The payment succeeds')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(outcome('The card is declined')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(pay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveText('Payment FailedYour card was declined.');
  await expect(page).toHaveURL(demo + checkoutOf(pack));
  expect((await library(page, demo)).packs).toEqual([]);
  await expect(pay).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(outcome('The payment succeeds')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(`Thank you for purchasing ${pack.title}!`);
  expect(secrets).toHaveLength(1);
  await page.goBack();
  await expect(details).toContainText(`You already have ${pack.title}`);
  expectOnlyFailedCalls(faults);
});

test('one payment per checkout, even if it is reloaded, revisited or opened twice, and its return shows the status', {
  tag: '@full',
}, async ({ page, demo, context, faults }) => {
  const secrets = sentSecrets(page);
  const pack = await openCheckout(page, demo);
  const { pay, outcome, main } = parts(page);
  await page.reload();
  await expect(pay).toBeEnabled();
  await main.getByRole('link', { name: 'Back to the marketplace' }).click();
  await expect(page).toHaveURL(`${demo}/marketplace`);
  await page.goBack();
  await expect(pay).toBeEnabled();
  const twin = await context.newPage();
  const others = sentSecrets(twin);
  await open(twin, demo + checkoutOf(pack));
  await expect(parts(twin).pay).toBeEnabled();
  await expect.poll(() => secrets.length + others.length).toBe(4);
  expect(new Set([...secrets, ...others]).size).toBe(1);

  const [id = ''] = (secrets[0] ?? '').split('_secret_');
  const failed = `${demo}/marketplace?payment_intent=${id}&redirect_status=failed`;
  await open(page, failed);
  await expect(toasts(page)).toHaveText('Payment FailedThe payment didn’t go through.');
  await expect(
    page.getByRole('heading', { name: `Your payment for ${pack.title} didn’t go through` }),
  ).toBeVisible();
  await open(page, demo + checkoutOf(pack));
  await outcome('The card is declined').check();
  await pay.click();
  await expect(toasts(page)).toContainText('Payment Failed');
  await open(page, failed);
  await expect(toasts(page)).toHaveText('Payment FailedYour card was declined.');
  expect(faults).toEqual([]);

  await context.clearCookies(); // The payment belongs to another visitor.
  await expectNothingGiven(page, demo, id);
  expectOnlyFailedCalls(faults);
});

test('a forged return unlocks nothing', { tag: '@full' }, async ({ page, demo, faults }) => {
  for (const id of ['pi_fake000', '../products']) await expectNothingGiven(page, demo, id);
  expectOnlyFailedCalls(faults);
});
