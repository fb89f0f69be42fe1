import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.js';
import { expectOnlyFailedCalls, toast } from './practice-page.js';
import { checkoutOf, firstPack, parts, test } from './shop.js';
import { expect, open } from './site.js';
import { callsOf, endPayments, SCRIPT, standIn } from './stripe-stub.js';

const INVALID = 'Invalid product information. Please return to the marketplace and try again.';
const FAILED = 'Failed to initialize payment. Please try again.';
const PRO = '/checkout?product=pro&amount=9.99&name=Pro';
const INTENT = '**/api/create-payment-intent';

/** Gives the bodies of the page's requests for a payment, as they come. */
function intentsAsked(page: Page): unknown[] {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) asked.push(request.postDataJSON());
  });
  return asked;
}

test.describe('without payments', () => {
  for (const query of [
    '',
    '?product=pro',
    '?amount=',
    '?amount=0',
    '?amount=-9.99',
    '?amount=free',
    '?amount=9,9',
  ]) {
    test(`${query || 'no query'} is no product`, async ({ page }) => {
      await open(page, `/checkout${query}`);
      const { main, summary, details } = parts(page);
      await expect(main.getByRole('alert')).toHaveText(INVALID);
      await expect(summary.or(details)).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Back to the marketplace' })).toHaveAttribute(
        'href',
        '/marketplace',
      );
    });
  }

  test('a spinner stands until the server has said how it is set up', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/config', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, PRO);
    const { main, summary } = parts(page);
    await expect(main.getByText('Loading your order…')).toBeVisible();
    await expect(summary).toHaveCount(0);
    release();
    await expect(summary).toBeVisible();
    await expect(main.getByText('Loading your order…')).toHaveCount(0);
  });

  test('a notice stands beside the order', async ({ page }) => {
    const asked = intentsAsked(page);
    const pack = await firstPack(page);
    await open(page, checkoutOf(pack));
    const { main, summary, details, pay } = parts(page);
    await expect(details).toContainText('Card processing is not configured');
    await expect(summary).toContainText(pack.title);
    await expect(summary).toContainText(`$${pack.price.toFixed(2)}`);
    await expect(main).toContainText('30-day money-back guarantee');
    await expect(pay).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('what is ours has its own title and price, whatever the address says', async ({ page }) => {
    const { id, title, price } = await firstPack(page);
    await open(page, `/checkout?product=${id}&amount=0.01&name=Everything`);
    const { summary } = parts(page);
    await expect(summary).toContainText(`${title}$${price.toFixed(2)}`);
    await expect(summary).not.toContainText('Everything');
    await open(page, '/checkout?product=master&amount=1&name=Free');
    await expect(summary).toContainText('Master$19.99');
    await expect(summary).toContainText('One month (30 days), paid once. Nothing renews by itself.');
  });

  test('what is not ours stands there as plain text', async ({ page }) => {
    await open(page, `/checkout?product=moon&amount=1e3&name=${encodeURIComponent('<b>The Moon</b>')}`);
    await expect(parts(page).summary).toContainText('<b>The Moon</b>$1000.00');
  });

  test('links leave with a new document, and nothing calls the provider', async ({ page }) => {
    const ways = [
      () => page.getByRole('main').getByRole('link', { name: 'Back to the marketplace' }).click(),
      () => page.getByRole('banner').getByRole('link', { name: 'About' }).click(),
      () => page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click(),
      async () => {
        await page.getByRole('button', { name: 'Search tools' }).click();
        await page.getByRole('searchbox', { name: 'Search tools' }).fill('tip');
        await page.keyboard.press('Enter');
      },
    ];
    for (const leave of ways) {
      await open(page, PRO);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await leave();
      await expect(page).not.toHaveURL(/checkout/);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    }
  });
});

test.describe('with the provider’s form', () => {
  /** Answers for the provider's part of the server, and loads the stand-in in the place of its script. */
  async function openForm(page: Page, origin: string, path = PRO): Promise<void> {
    await standIn(page);
    await page.route(INTENT, (route) => route.fulfill({ json: { clientSecret: 'pi_1_secret_1' } }));
    await open(page, `${origin}${path}`);
    await expect(parts(page).pay).toBeEnabled();
  }

  /** That one script is the only thing that may come from elsewhere. */
  function expectOnlyTheScript(faults: string[]): void {
    expect(faults.splice(0)).toEqual([`request to another host: ${SCRIPT}`]);
  }

  test('asks for the payment, then for the script, and for nothing elsewhere', async ({
    page,
    live,
    faults,
  }) => {
    const asked = intentsAsked(page);
    for (const path of ['/', '/pricing', '/marketplace', '/checkout']) await open(page, live + path);
    expect(faults).toEqual([]);
    expect(asked).toEqual([]);
    await openForm(page, live);
    expect(asked).toEqual([{ amount: 9.99, product: 'pro' }]);
    expectOnlyTheScript(faults);
    expect(await callsOf(page, 'Stripe')).toEqual([['pk_test_123']]);
    expect(await callsOf(page, 'elements')).toEqual([
      [expect.objectContaining({ clientSecret: 'pi_1_secret_1' })],
    ]);
  });

  test('is in the colours of the theme, and follows it', async ({ page, live, faults }) => {
    await openForm(page, live);
    const [[options] = []] = (await callsOf(page, 'elements')) as [{ appearance: Appearance }][];
    expect(options?.appearance.variables).toMatchObject({ colorText: '#241f1a', colorBackground: '#fffdf8' });
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
    expectOnlyTheScript(faults);
  });

  test('says Processing... while one pays, and pays once however often one presses', async ({
    page,
    live,
    faults,
  }) => {
    await openForm(page, live);
    await endPayments(page, 'held');
    const { pay } = parts(page);
    await expect(pay).toHaveText('Pay $9.99');
    await pay.dblclick();
    await expect(pay).toHaveText('Processing...');
    await expect(pay).toBeDisabled();
    await page.getByLabel('Card number').press('Enter');
    expect(await callsOf(page, 'confirmPayment')).toEqual([[{ return_url: `${live}/marketplace` }]]);
    expectOnlyTheScript(faults);
  });

  test('tells why a card was declined, and can be used again', async ({ page, live, faults }) => {
    await openForm(page, live);
    await endPayments(page, 'declined');
    const { pay } = parts(page);
    await pay.press('Enter');
    await expect(toast(page)).toHaveText('Payment FailedYour card was declined.');
    await expect(toast(page)).toHaveAttribute('data-kind', 'destructive');
    await expect(pay).toHaveText('Pay $9.99');
    await expect(pay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await callsOf(page, 'confirmPayment')).length).toBe(2);
    expectOnlyTheScript(faults);
  });

  test('returns to the marketplace, where our server’s word makes the toast', async ({
    page,
    live,
    faults,
  }) => {
    const statuses = ['pending', 'processing', 'paid'];
    const asked: string[] = [];
    await page.route('**/api/marketplace/orders/*', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        json: {
          status: statuses[asked.length - 1],
          product: { id: 'pro', title: 'Pro' },
          ...(asked.length === 3 ? { restoreCode: 'AB12-CD34-EF56-GH78' } : {}),
        },
      });
    });
    await openForm(page, live);
    await parts(page).pay.click();
    await page.waitForURL(`${live}/marketplace`); // what the provider put into the address is gone
    await expect(page.getByText('Waiting for your payment…')).toBeVisible();
    await expect(toast(page)).toHaveText('Payment Successful!Thank you for purchasing Pro!');
    expect(asked).toEqual(Array(3).fill(`${live}/api/marketplace/orders/pi_1`));
    await expect(page.getByText('AB12-CD34-EF56-GH78')).toBeVisible();
    expectOnlyTheScript(faults);
  });

  test('sends the address for the receipt, where there are receipts, before the payment', async ({
    page,
    live,
    faults,
  }) => {
    await page.route('**/api/config', (route) =>
      route.fulfill({ json: { payments: 'live', publishableKey: 'pk_test_123', mails: true } }),
    );
    const asked = intentsAsked(page);
    await openForm(page, live);
    const email = parts(page).main.getByRole('textbox', { name: 'Email for your receipt (optional)' });
    await endPayments(page, 'held');
    await email.fill('ada@example.org');
    await parts(page).pay.click();
    await expect.poll(async () => (await callsOf(page, 'confirmPayment')).length).toBe(1);
    expect(asked).toEqual([
      { amount: 9.99, product: 'pro' },
      { amount: 9.99, product: 'pro', email: 'ada@example.org' },
    ]);
    expectOnlyTheScript(faults);
  });

  test('asks for no address where there are no receipts', async ({ page, live, faults }) => {
    await openForm(page, live);
    await expect(parts(page).main.getByRole('textbox', { name: /Email/ })).toHaveCount(0);
    expectOnlyTheScript(faults);
  });

  test('says so where the provider can’t be reached, without a toast, and tries again', async ({
    page,
    live,
    faults,
  }) => {
    const answered = page.waitForResponse(INTENT);
    await open(page, live + PRO);
    expect((await answered).status()).toBe(503);
    const { details, summary } = parts(page);
    await expect(details.getByRole('alert')).toHaveText(FAILED);
    await expect(summary).toContainText('Pro$9.99');
    await expect(toast(page)).toHaveCount(0);
    expectOnlyFailedCalls(faults);
    await standIn(page);
    await page.route(INTENT, (route) => route.fulfill({ json: { clientSecret: 'pi_1_secret_1' } }));
    await details.getByRole('button', { name: 'Try again' }).click();
    await expect(parts(page).pay).toBeEnabled();
    expectOnlyTheScript(faults);
  });

  test('says so where the script does not load', async ({ page, live, faults }) => {
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await page.route(INTENT, (route) => route.fulfill({ json: { clientSecret: 'pi_1_secret_1' } }));
    await open(page, live + PRO);
    await expect(parts(page).details.getByRole('alert')).toHaveText(FAILED);
    expect(
      faults.splice(0).filter((fault) => !/Failed to load|another host: https:\/\/js\.stripe/.test(fault)),
    ).toEqual([]);
  });

  for (const [title, path] of [
    ['a price that is none of ours', '/checkout?amount=3.33&name=Bargain'],
    ['a product that is none of ours', '/checkout?product=moon&amount=9.99&name=Pro'],
  ] as const) {
    test(`${title} can’t be paid`, async ({ page, live, faults }) => {
      const answered = page.waitForResponse(INTENT);
      await open(page, live + path);
      expect((await answered).status()).toBe(400);
      await expect(parts(page).details.getByRole('alert')).toHaveText(FAILED);
      await expect(toast(page)).toHaveCount(0);
      expectOnlyFailedCalls(faults);
    });
  }

  test.describe('is sound', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('in both themes', async ({ page, live, faults }) => {
      await openForm(page, live);
      await expectAccessible(page);
      expectOnlyTheScript(faults);
    });
  });
});

interface Appearance {
  readonly variables: Readonly<Record<string, string>>;
}
