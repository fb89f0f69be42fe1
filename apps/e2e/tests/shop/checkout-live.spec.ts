import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { intentRequests, parts, test } from './shop.js';
import { expect, expectOnlyFailedCalls, open, toasts } from '../site.js';
import { callsOf, endPayments, SCRIPT, standIn } from './stripe-stub.js';

const FAILED = 'Failed to initialize payment. Please try again.';
const PRO = '/checkout?product=pro&amount=9.99&name=Pro';
const INTENT = '**/api/create-payment-intent';

// One worker for all tests, because each worker has its own server.
test.describe.configure({ mode: 'default' });

interface Appearance {
  readonly variables: Readonly<Record<string, string>>;
}

/** Mocks the provider's API on the server and replaces its script with a stub. */
async function openForm(page: Page, origin: string, path = PRO): Promise<void> {
  await standIn(page);
  await page.route(INTENT, (route) => route.fulfill({ json: { clientSecret: 'pi_1_secret_1' } }));
  await open(page, `${origin}${path}`);
  await expect(parts(page).pay).toBeEnabled();
}

/** Expects the provider's script to be the only request to another host. */
function expectOnlyTheScript(faults: string[]): void {
  expect(faults.splice(0)).toEqual([`request to another host: ${SCRIPT}`]);
}

test('requests the payment, then the script, uses the colors of the theme, and pays once', async ({
  page,
  live,
  faults,
}) => {
  const requests = intentRequests(page);
  for (const path of ['/', '/pricing', '/marketplace', '/checkout']) await open(page, live + path);
  expect(faults).toEqual([]);
  expect(requests).toEqual([]);
  await openForm(page, live);
  expect(requests).toEqual([{ amount: 9.99, product: 'pro' }]);
  expectOnlyTheScript(faults);
  expect(await callsOf(page, 'Stripe')).toEqual([['pk_test_123']]);
  const elements = (await callsOf(page, 'elements')) as [{ clientSecret: string; appearance: Appearance }][];
  expect(elements).toEqual([[expect.objectContaining({ clientSecret: 'pi_1_secret_1' })]]);
  const { main, pay } = parts(page);
  // The email address is missing if no receipts are sent.
  await expect(main.getByRole('textbox', { name: /Email/ })).toHaveCount(0);

  expect(elements[0]?.[0].appearance.variables).toMatchObject({
    colorText: '#241f1a',
    colorBackground: '#fffdf8',
  });
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect
    .poll(async () => (await callsOf(page, 'update')) as unknown)
    .toContainEqual([
      expect.objectContaining({
        appearance: expect.objectContaining({
          variables: expect.objectContaining({
            colorText: '#efece2',
            colorBackground: '#232d2a',
          }),
        }),
      }),
    ]);

  await endPayments(page, 'declined');
  await pay.press('Enter');
  await expect(toasts(page)).toHaveText('Payment FailedYour card was declined.');
  await expect(toasts(page)).toHaveAttribute('data-kind', 'destructive');
  await expect(pay).toHaveText('Pay $9.99');
  await expect(pay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await callsOf(page, 'confirmPayment')).length).toBe(2);
  await expect(pay).toHaveText('Pay $9.99');

  await endPayments(page, 'held');
  await pay.dblclick();
  await expect(pay).toHaveText('Processing...');
  await expect(pay).toBeDisabled();
  await page.getByLabel('Card number').press('Enter');
  expect(await callsOf(page, 'confirmPayment')).toEqual(
    Array(3).fill([{ return_url: `${live}/marketplace` }]),
  );
  expect(faults).toEqual([]);
});

test('returns to the marketplace, where our server’s answer decides on the toast', { tag: '@full' }, async ({
  page,
  live,
  faults,
}) => {
  const statuses = ['pending', 'paid'];
  const requests: string[] = [];
  await page.route('**/api/marketplace/orders/*', (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      json: {
        status: statuses[requests.length - 1],
        product: { id: 'pro', title: 'Pro' },
        ...(requests.length === statuses.length ? { hasCode: false } : {}),
      },
    });
  });
  await page.route('**/api/marketplace/orders/*/code', (route) =>
    route.fulfill({ json: { restoreCode: 'AB12-CD34-EF56-GH78' } }),
  );
  await openForm(page, live);
  await parts(page).pay.click();
  await page.waitForURL(`${live}/marketplace`); // The provider's query parameters are removed.
  await expect(toasts(page)).toHaveText('Payment Successful!Thank you for purchasing Pro!');
  expect(requests).toEqual(Array(2).fill(`${live}/api/marketplace/orders/pi_1`));
  await expect(page.getByText('AB12-CD34-EF56-GH78')).toBeVisible();
  expectOnlyTheScript(faults);
});

test('shows a message without a toast if the provider or its script can’t be reached, and allows a retry', {
  tag: '@full',
}, async ({ page, live, faults }) => {
  const { details, summary, pay } = parts(page);
  const again = details.getByRole('button', { name: 'Try again' });
  const answered = page.waitForResponse(INTENT);
  await open(page, live + PRO);
  expect((await answered).status()).toBe(503);
  await expect(details.getByRole('alert')).toHaveText(FAILED);
  await expect(summary).toContainText('Pro$9.99');
  await expect(toasts(page)).toHaveCount(0);
  expectOnlyFailedCalls(faults);

  await page.route(INTENT, (route) => route.fulfill({ json: { clientSecret: 'pi_1_secret_1' } }));
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await again.click();
  await failed;
  await expect(details.getByRole('alert')).toHaveText(FAILED);
  expect(
    faults.splice(0).filter((fault) => !/Failed to load|another host: https:\/\/js\.stripe/.test(fault)),
  ).toEqual([]);

  await standIn(page);
  await again.click();
  await expect(pay).toBeEnabled();
  expectOnlyTheScript(faults);
});

test('refuses prices and products that aren’t ours', { tag: '@full' }, async ({ page, live, faults }) => {
  for (const path of ['/checkout?amount=3.33&name=Bargain', '/checkout?product=moon&amount=9.99&name=Pro']) {
    const answered = page.waitForResponse(INTENT);
    await open(page, live + path);
    expect((await answered).status()).toBe(400);
    await expect(parts(page).details.getByRole('alert')).toHaveText(FAILED);
    await expect(toasts(page)).toHaveCount(0);
    expectOnlyFailedCalls(faults);
  }
});

test.describe('and receipts', { tag: '@full' }, () => {
  test('sends the email address before the payment', async ({ page, live, faults }) => {
    await page.route('**/api/config', (route) =>
      route.fulfill({ json: { payments: 'live', publishableKey: 'pk_test_123', mails: true } }),
    );
    const requests = intentRequests(page);
    await openForm(page, live);
    const email = parts(page).main.getByRole('textbox', { name: 'Email for your receipt (optional)' });
    await endPayments(page, 'held');
    await email.fill('ada@example.org');
    await parts(page).pay.click();
    await expect.poll(async () => (await callsOf(page, 'confirmPayment')).length).toBe(1);
    expect(requests).toEqual([
      { amount: 9.99, product: 'pro' },
      { amount: 9.99, product: 'pro', email: 'ada@example.org' },
    ]);
    expectOnlyTheScript(faults);
  });
});

test.describe('and tax', { tag: '@full' }, () => {
  test('asks for the country before the payment', async ({ page, live, faults }) => {
    await page.route('**/api/config', (route) =>
      route.fulfill({
        json: { payments: 'live', publishableKey: 'pk_test_123', mails: false, asksForCountry: true },
      }),
    );
    const requests = intentRequests(page);
    await openForm(page, live);
    const { main, pay } = parts(page);
    await main.getByRole('combobox', { name: 'Country where you live' }).selectOption('Canada');
    await main.getByRole('textbox', { name: 'Postal code' }).fill('K1A 0B1');
    await expectAccessible(page);
    await endPayments(page, 'held');
    await pay.click();
    await expect
      .poll(() => callsOf(page, 'confirmPayment'))
      .toEqual([[{ return_url: `${live}/marketplace` }]]);
    expect(requests).toEqual([
      { amount: 9.99, product: 'pro' },
      { amount: 9.99, product: 'pro', country: 'CA', postalCode: 'K1A 0B1' },
    ]);
    expectOnlyTheScript(faults);
  });
});

test.describe('passes axe', { tag: '@full' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('in both themes', async ({ page, live, faults }) => {
    await openForm(page, live);
    await expectAccessible(page);
    expectOnlyTheScript(faults);
  });
});
