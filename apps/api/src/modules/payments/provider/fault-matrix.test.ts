import { describe, expect, it, vi } from 'vitest';
import { openShop } from '../../../testing/shop.js';
import { retryDespite, buyDespite } from '../../../testing/payment-faults.js';

const pack = { amount: 14.99, product: 'quadratics' };

// Hanging takes long to test: see fault-matrix.full.test.ts.
describe.each(['reset', 'lost', '500', '429'] as const)('when the provider fails by %s', (fault) => {
  it.each([1, 2, 3])(
    '%d times, there is one payment in the end, and each response is correct',
    async (times) => {
      await buyDespite(fault, times);
    },
  );

  it('a payment can be requested again', async () => {
    await retryDespite(fault);
  });
});

it('other routes are served while the provider hangs', async () => {
  const { app, db, fake, checkOut } = await openShop();
  // More requests than database connections.
  const buyers = 15;
  fake.fail('hang', buyers);
  let answered = 0;
  const checkouts = Array.from({ length: buyers }, () => checkOut(pack).finally(() => answered++));
  await vi.waitFor(
    async () => {
      expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(buyers);
    },
    { timeout: 60_000 },
  );
  expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
  expect(answered).toBe(0);
  await fake.close();
  for (const { response } of await Promise.all(checkouts)) expect(response.statusCode).toBe(503);
});

it('logs what failed, without secrets', async () => {
  const { fake, checkOut, log } = await openShop();
  fake.fail('500', 3);
  const { response } = await checkOut(pack);
  expect(response.statusCode).toBe(503);
  expect(response.body).not.toMatch(/fake|stripe|internal/i);
  expect(log()).toMatch(/The payment provider failed: StripeAPIError internal 500/);
  expect(log()).not.toMatch(/sk_test|whsec_|Bearer/);
});
