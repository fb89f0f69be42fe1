import { describe, expect, it } from 'vitest';
import type { Database } from '../../../db/schema.js';
import { openShop, type Shop } from '../../../testing/shop.js';
import { grantsAccess, applyFact, initialOrderState, statusOf } from './order-state.js';
import { findOrder, listOrders } from '../orders-repository.js';
import type { ProviderEvent, PaymentReport } from '../provider/payment-provider.js';
import { receiveEvent } from './receive-event.js';
import type { PaymentDependencies } from './payment-dependencies.js';

const kinds = ['processing', 'failed', 'succeeded', 'refunded', 'disputed'] as const;
type Kind = (typeof kinds)[number];
const facts: Record<Kind, PaymentReport['fact']> = {
  processing: { payment: 'processing' },
  failed: { payment: 'failed' },
  succeeded: { payment: 'paid' },
  refunded: { refundedCents: 1499 },
  disputed: { dispute: 'open' },
};
function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, index) =>
    ordersOf(list.filter((_, place) => place !== index)).map((rest) => [first, ...rest]),
  );
}

function event(kind: Kind, order: string, copy = ''): ProviderEvent {
  const report = { intent: `pi_${order}`, order, amountCents: 1499, currency: 'usd', fact: facts[kind] };
  return { id: `evt_${order}_${kind}${copy}`, type: kind, createdAt: new Date(), livemode: false, report };
}

async function ordered({ db }: Shop, id: string) {
  const times = { created_at: '2026', expires_at: '2999' };
  await db
    .insertInto('sessions')
    .values({ id_hash: id, cookie_hash: id, ...times })
    .execute();
  const row = { id, session: id, product: 'quadratics', amount_cents: 1499, attempt: 1, created_at: '2026' };
  const open = {
    email: null,
    payment_intent: `pi_${id}`,
    payment: 'pending',
    refunded_cents: 0,
    dispute: 'none',
  } as const;
  await db
    .insertInto('orders')
    .values({ ...row, ...open, paid_at: null })
    .execute();
}

const crash = new Error('crash');

/** Wraps dependencies so that each transaction crashes at its end, before it commits. */
function crashing(deps: PaymentDependencies): PaymentDependencies {
  const transaction = () => ({
    execute: (work: (trx: Database) => Promise<unknown>) =>
      deps.db.transaction().execute((trx) => work(trx).then(() => Promise.reject(crash))),
  });
  return { ...deps, db: Object.assign(Object.create(deps.db) as Database, { transaction }) };
}

/** Wraps dependencies to count the committed grants. */
function counting(deps: PaymentDependencies) {
  const granted = new Map<string, number>();
  const grant: PaymentDependencies['entitlements']['grant'] = async (trx, entitlement) => {
    await deps.entitlements.grant(trx, entitlement);
    granted.set(entitlement.id, (granted.get(entitlement.id) ?? 0) + 1);
  };
  return { granted, deps: { ...deps, entitlements: { ...deps.entitlements, grant } } };
}

const sortedState = (list: readonly Kind[]) =>
  kinds
    .filter((kind) => list.includes(kind))
    .map((kind) => facts[kind])
    .reduce(applyFact, initialOrderState);

describe('the events of an order', () => {
  it('end in the same state in whatever order they come, repeated, and with a crash before each', {
    timeout: 120_000,
  }, async () => {
    const shop = await openShop({ webhooks: false });
    const { db } = shop;
    const { granted, deps } = counting(shop.deps);
    const dead = crashing(shop.deps);
    const hasOpened = async (id: string) =>
      (await db.selectFrom('entitlements').select('id').where('id', '=', id).execute()).length === 1;
    for (const [index, list] of ordersOf(kinds).entries()) {
      const id = `order${index}`;
      await ordered(shop, id);
      for (const [place, kind] of list.entries()) {
        await expect(receiveEvent(event(kind, id), dead)).rejects.toBe(crash);
        expect(await receiveEvent(event(kind, id), deps)).toBe('applied');
        // Repeats this or an earlier message, and sends another message with the same report.
        const older = list[(index * 7) % (place + 1)] ?? kind;
        expect(await receiveEvent(event(older, id), deps)).toBe('duplicate');
        expect(await receiveEvent(event(kind, id, 'copy'), deps)).toBe('applied');
        // Every prefix of an order of events is also an order of a subset of them.
        const received = list.slice(0, place + 1);
        const order = await findOrder(db, id);
        expect([received, order?.state]).toEqual([received, sortedState(received)]);
        expect([received, await hasOpened(id)]).toEqual([
          received,
          grantsAccess(sortedState(received), 1499),
        ]);
      }
      expect(granted.get(id) ?? 0).toBeLessThanOrEqual(1);
    }
    const orders = await listOrders(db);
    const paid = orders.filter(({ state }) => state.payment === 'paid');
    const refunded = paid.filter(({ state }) => statusOf(state, 1499) === 'refunded');
    const open = await db.selectFrom('entitlements').select('id').execute();
    expect([orders.length, open.length]).toEqual([120, paid.length - refunded.length]);
  });

  it('end in the same state when all come at once', async () => {
    const shop = await openShop({ webhooks: false });
    for (let turn = 0; turn < 5; turn++) {
      const id = `order${turn}`;
      await ordered(shop, id);
      const all = kinds.filter((kind) => turn % 2 === 0 || kind !== 'refunded');
      await Promise.all([...all, ...all].map((kind) => receiveEvent(event(kind, id), shop.deps)));
    }
    const open = await shop.db.selectFrom('entitlements').select('id').orderBy('id').execute();
    expect(open).toEqual([{ id: 'order1' }, { id: 'order3' }]);
  });
});
