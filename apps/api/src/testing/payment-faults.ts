import { expect } from 'vitest';
import { openShop } from './shop.js';
import type { Fault } from '@mathtools/fake-stripe';

const pack = { amount: 14.99, product: 'quadratics' };
/**
 * The number of failures that the client's retries hide. The client tries three times, but an internal error is stored under
 * the key, and 429 is not retried.
 */
const overcome: Record<Fault, number> = { reset: 2, lost: 2, hang: 2, '500': 0, '429': 0 };

/** Buys from a provider that fails a number of times, retrying until it succeeds. */
export async function buyDespite(fault: Fault, times: number, timeoutMs?: number): Promise<void> {
  const { app, db, fake, checkOut, library } = await openShop(timeoutMs === undefined ? {} : { timeoutMs });
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
  expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
}

/** Starts a payment, and requests it again while the provider fails. */
export async function retryDespite(fault: Fault, timeoutMs?: number): Promise<void> {
  const { fake, checkOut } = await openShop(timeoutMs === undefined ? {} : { timeoutMs });
  const { cookie, clientSecret } = await checkOut(pack);
  fake.fail(fault);
  const again = await checkOut(pack, cookie);
  expect([200, 503]).toContain(again.response.statusCode);
  expect((await checkOut(pack, cookie)).clientSecret).toBe(clientSecret);
  expect(fake.ledger.intents.size).toBe(1);
}
