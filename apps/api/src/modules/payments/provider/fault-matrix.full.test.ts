import { expect, it } from 'vitest';
import { openShop } from '../../../testing/shop.js';
import { retryDespite, buyDespite } from '../../../testing/payment-faults.js';

const pack = { amount: 14.99, product: 'quadratics' };
/** Longer than any response that doesn't hang takes, even on a busy machine. */
const timeoutMs = 10_000;

it('when the provider hangs once, twice or three times, there is one payment in the end, and each response is correct', async () => {
  await Promise.all([1, 2, 3].map((times) => buyDespite('hang', times, timeoutMs)));
});

it('a payment can be requested again when the provider hangs', async () => {
  await retryDespite('hang', timeoutMs);
});

it('an order is read from the database while the provider hangs', async () => {
  const { fake, checkOut, get } = await openShop({ timeoutMs });
  const { intent, cookie } = await checkOut(pack);
  fake.fail('hang', 3);
  expect((await get(`/orders/${intent}`, cookie)).json()).toMatchObject({ status: 'pending' });
});
