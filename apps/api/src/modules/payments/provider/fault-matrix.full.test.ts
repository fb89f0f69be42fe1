import { expect, it, vi } from 'vitest';
import { openShop } from '../../../testing/shop.js';
import { retryDespite, buyDespite } from '../../../testing/payment-faults.js';

const pack = { amount: 14.99, product: 'quadratics' };
/** Longer than any answer takes that doesn't hang, even on a busy machine. */
const timeoutMs = 5_000;

it('when the provider hangs once, twice or three times, there is one payment in the end, and each answer is correct', async () => {
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

// Load on the machine may disturb one measurement, but not three.
it('other routes keep their speed while the provider hangs', { retry: 2 }, async () => {
  const { app, db, fake, checkOut } = await openShop();
  const median = async () => {
    const times: number[] = [];
    for (let turn = 0; turn < 60; turn++) {
      const start = performance.now();
      expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
      times.push(performance.now() - start);
    }
    return times.sort((one, other) => one - other)[30] ?? Number.NaN;
  };
  await median();
  const before = await median();
  // More than the connections of the database.
  const buyers = 15;
  fake.fail('hang', buyers);
  const pending = new Set<unknown>();
  const asked = Array.from({ length: buyers }, (_, buyer) => {
    const answer = checkOut(pack).finally(() => pending.delete(buyer));
    pending.add(buyer);
    return answer;
  });
  await vi.waitFor(
    async () => {
      expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(buyers);
    },
    { timeout: 60_000 },
  );
  const meanwhile = await median();
  expect(pending.size).toBe(buyers);
  await fake.close();
  await Promise.all(asked);
  expect(meanwhile / Math.max(before, await median())).toBeLessThan(3);
});
