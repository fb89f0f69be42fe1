import { expect, it } from 'vitest';
import type { Insertable } from 'kysely';
import type { Database, Schema } from './db/schema.js';
import { dayMs } from './durations.js';
import { deleteAbandonedOrders } from './modules/payments/orders-repository.js';
import { openShop } from './testing/shop.js';
import { testApp } from './testing/test-app.js';

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** The number of days after which a record expires, and a function that stores one. */
const kinds: Record<
  string,
  { days: number; store: (db: Database, id: string, at: string) => Promise<unknown> }
> = {
  contact_messages: {
    days: 365,
    store: (db, id, created_at) =>
      db
        .insertInto('contact_messages')
        .values({
          id,
          name: 'Ada',
          email: `${id}@math.example`,
          subject: 'a',
          message: 'b',
          created_at,
          priority: 0,
        })
        .execute(),
  },
  subscribers: {
    days: 30,
    store: (db, id, created_at) =>
      db
        .insertInto('subscribers')
        .values({ email: id, created_at, confirmed_at: null, unsubscribe_token: id })
        .execute(),
  },
  orders: {
    days: 180,
    store: (db, id, created_at) => db.insertInto('orders').values(orderRow(id, created_at)).execute(),
  },
  sessions: {
    days: 0,
    store: (db, id_hash, expires_at) =>
      db
        .insertInto('sessions')
        .values({ id_hash, created_at: '2020', expires_at, cookie_hash: id_hash })
        .execute(),
  },
  keys: {
    days: 0,
    store: (db, hash, expires_at) =>
      db
        .insertInto('keys')
        .values({ hash, email: 'ada@math.example', tier: 'pro', made_at: '2020', expires_at })
        .execute(),
  },
  outbox: {
    days: 30,
    store: (db, id, created_at) =>
      db
        .insertInto('outbox')
        .values({
          id,
          letter: '{}',
          state: 'dead',
          attempts: 9,
          priority: 0,
          due_at: created_at,
          created_at,
          last_error: '',
        })
        .execute(),
  },
};

function orderRow(id: string, created_at: string): Insertable<Schema['orders']> {
  return {
    id,
    session: null,
    product: 'quadratics',
    amount_cents: 1499,
    email: null,
    attempt: 1,
    created_at,
    payment_intent: id,
    payment: 'pending',
    refunded_cents: 0,
    dispute: 'none',
    paid_at: null,
  };
}

async function countsIn(db: Database): Promise<Record<string, number>> {
  const counts = Object.keys(kinds).map(async (table) => {
    const rows = await db
      .selectFrom(table as 'orders')
      .selectAll()
      .execute();
    return [table, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

it('everything that has expired is deleted when the server starts', async () => {
  const { app, db } = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  for (const { days, store } of Object.values(kinds)) {
    await store(db, 'old', daysAgo(days + 0.1));
    await store(db, 'young', daysAgo(days - 0.1));
  }
  // Records of the same age that don't expire: confirmed or recently asked to confirm, paid or being paid.
  const old = daysAgo(400);
  await db
    .insertInto('subscribers')
    .values([
      { email: 'confirmed', created_at: old, confirmed_at: old, unsubscribe_token: 'b' },
      { email: 'asked', created_at: old, confirmed_at: null, unsubscribe_token: 'c' },
    ])
    .execute();
  await db
    .insertInto('confirmations')
    .values({ token_hash: 'a', email: 'asked', created_at: daysAgo(0.1), expires_at: daysAgo(-1) })
    .execute();
  await db
    .insertInto('orders')
    .values([
      { ...orderRow('processing', old), payment: 'processing' },
      { ...orderRow('paid', old), payment: 'paid', paid_at: old },
    ])
    .execute();
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect
    .poll(() => countsIn(db))
    .toEqual({ contact_messages: 1, subscribers: 3, orders: 3, sessions: 1, keys: 1, outbox: 1 });
  for (const table of Object.keys(kinds)) {
    expect(
      JSON.stringify(
        await db
          .selectFrom(table as 'orders')
          .selectAll()
          .execute(),
      ),
    ).not.toContain('"old"');
  }
});

it('addresses expire after a year if nobody is asked to confirm them', async () => {
  const { app, db } = await testApp();
  await kinds.subscribers?.store(db, 'month', daysAgo(31));
  await kinds.subscribers?.store(db, 'year', daysAgo(366));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const emails = async () =>
    (await db.selectFrom('subscribers').select('email').execute()).map(({ email }) => email);
  await expect.poll(emails).toEqual(['month']);
});

it('an order expires later if its checkout is reopened', async () => {
  const { db, checkOut } = await openShop();
  const purchase = { amount: 14.99, product: 'quadratics' };
  const { cookie } = await checkOut(purchase);
  const orders = () => db.selectFrom('orders').selectAll().execute();
  const age = () =>
    db
      .updateTable('orders')
      .set({ created_at: daysAgo(181) })
      .execute();
  await age();
  await checkOut(purchase, cookie);
  await deleteAbandonedOrders(db);
  expect(await orders()).toHaveLength(1);
  await age();
  await deleteAbandonedOrders(db);
  expect(await orders()).toEqual([]);
});
