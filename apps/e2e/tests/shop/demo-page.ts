import type { Locator, Page } from '@playwright/test';
import { checkoutOf, firstPack, library, type Pack, parts } from './shop.js';
import { expect, open, toasts } from '../site.js';

/** Opens the checkout of a pack and waits for its form. */
export async function openCheckout(page: Page, origin: string): Promise<Pack> {
  const pack = await firstPack(page, origin);
  await open(page, origin + checkoutOf(pack));
  await expect(parts(page).pay).toBeEnabled();
  return pack;
}

/** Returns the code that opens the purchase in another browser. */
export function codeOn(page: Page): Locator {
  return page.getByRole('main').getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
}

/** Returns the client secrets of the payments that the server has sent to the page. */
export function sentSecrets(page: Page): string[] {
  const secrets: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/create-payment-intent')) return;
    response.json().then(
      ({ clientSecret }: { readonly clientSecret: string }) => secrets.push(clientSecret),
      // A page that is left takes the body with it.
      () => undefined,
    );
  });
  return secrets;
}

/** Expects a return with a payment of another browser to unlock nothing. */
export async function expectNothingGiven(page: Page, demo: string, id: string): Promise<void> {
  await open(page, `${demo}/marketplace?payment_intent=${id}&redirect_status=succeeded`);
  await expect(
    page.getByRole('heading', { name: 'We couldn’t find this payment in this browser' }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${demo}/marketplace`);
  await expect(toasts(page)).toHaveCount(0);
  expect((await library(page, demo)).packs).toEqual([]);
}
