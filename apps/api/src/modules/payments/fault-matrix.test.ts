import { describe, expect, it } from 'vitest';
import { openShop } from '../../testing/shop.js';
import type { Fault } from './fake/faults.js';

const pack = { amount: 14.99, product: 'quadratics' };
const faults: Fault[] = ['reset', 'lost', 'hang', '500', '429'];
/** The client tries three times; an internal error is kept under its key, and too many requests are not tried again. */
const overcome: Record<Fault, number> = { reset: 2, lost: 2, hang: 2, '500': 0, '429': 0 };

describe.each(faults)('when the provider fails by %s', (fault) => {
  it.each([1, 2, 3])('%d times, there is one payment in the end, and each answer is right', async (times) => {
    const { db, fake, checkOut, library } = await openShop({ timeoutMs: 250 });
    const { cookie } = await checkOut({ amount: 12.99 });
    fake.fail(fault, times);
    const statuses: number[] = [];
    let bought = await checkOut(pack, cookie);
    for (statuses.push(bought.response.statusCode); bought.response.statusCode !== 200; ) {
      expect(bought.response.json()).toMatchObject({ error: 'unavailable' });
      expect(bought.response.headers['retry-after']).toBe('5');
      bought = await checkOut(pack, cookie);
      statuses.push(bought.response.statusCode);
    }
    expect(statuses[0]).toBe(times <= overcome[fault] ? 200 : 503);
    const begun = [...fake.ledger.intents.values()].filter(({ amount }) => amount === 1499);
    expect(begun.map(({ client_secret }) => client_secret)).toEqual([bought.clientSecret]);
    fake.ledger.pay(bought.clientSecret, 'paid');
    await fake.delivered();
    expect((await library(cookie)).packs).toEqual(['quadratics']);
    const orders = await db.selectFrom('orders').select(['product', 'payment']).execute();
    expect(orders.filter(({ product }) => product === 'quadratics')).toEqual([
      { product: 'quadratics', payment: 'paid' },
    ]);
  });

  it('what was begun can be asked for again', async () => {
    const { fake, checkOut } = await openShop({ timeoutMs: 250 });
    const { cookie, clientSecret } = await checkOut(pack);
    fake.fail(fault);
    const again = await checkOut(pack, cookie);
    expect([200, 503]).toContain(again.response.statusCode);
    expect((await checkOut(pack, cookie)).clientSecret).toBe(clientSecret);
    expect(fake.ledger.intents.size).toBe(1);
  });

  it('other routes answer meanwhile', async () => {
    const { app, fake, checkOut } = await openShop({ timeoutMs: 400 });
    fake.fail(fault, 3);
    let isPending = true;
    const pending = checkOut(pack).finally(() => {
      isPending = false;
    });
    if (fault === 'hang') {
      const reads = Array.from({ length: 50 }, () => app.inject('/api/marketplace/products'));
      expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual(reads.map(() => 200));
      expect(isPending).toBe(true);
    }
    await pending;
    expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
  });
});

it('tells the operator what failed, and nobody a secret', async () => {
  const { fake, checkOut, log } = await openShop({ timeoutMs: 250 });
  fake.fail('500', 3);
  const { response } = await checkOut(pack);
  expect(response.statusCode).toBe(503);
  expect(response.body).not.toMatch(/fake|stripe|internal/i);
  expect(log()).toMatch(/The payment provider failed: StripeAPIError internal 500/);
  expect(log()).not.toMatch(/sk_test|whsec_|Bearer/);
});
