import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../durations.js';
import { findSuccess } from '../../../plugins/job-repository.js';
import { daysLater, stopClock } from '../../../testing/clock.js';
import { openShop } from '../../../testing/shop.js';
import { temporaryFolder } from '../../../testing/temporary-folder.js';
import { testApp } from '../../../testing/test-app.js';
import { signed } from '@mathtools/fake-stripe';
import { PaymentProviderError } from '../provider/payment-provider.js';
import { stripeProvider } from '../provider/stripe-provider.js';
import { reconcile } from './reconcile.js';
import { refundOrder } from './refund.js';

const pack = { amount: 14.99, product: 'quadratics' };

async function bought() {
  const shop = await openShop();
  const { cookie, intent } = await shop.buy(pack);
  const order = await shop.db.selectFrom('orders').select(['id', 'paid_at']).executeTakeFirstOrThrow();
  return { ...shop, cookie, intent, id: order.id, paidAt: Date.parse(order.paid_at ?? '') };
}

describe('a refund', () => {
  it('returns all the money and ends the access, once', async () => {
    const { deps, fake, id, intent, cookie, library, get } = await bought();
    expect(await refundOrder(id, deps)).toEqual({ cents: 1499 });
    expect((await library(cookie)).packs).toEqual([]);
    await fake.delivered();
    expect((await get(`/orders/${intent}`, cookie)).json()).toEqual({
      status: 'refunded',
      product: { id: 'quadratics', title: 'Quadratics, Three Ways' },
    });
    expect(await refundOrder(id, deps)).toEqual({ refusal: 'returned' });
    expect(fake.requests.filter(({ call }) => call === 'POST /v1/refunds')).toHaveLength(1);
  });

  it.each([
    [30 * dayMs - 1000, { cents: 1499 }],
    [30 * dayMs, { refusal: 'late' }],
  ])('%d ms after the payment returns %j', async (after, result) => {
    const { deps, id, paidAt } = await bought();
    expect(await refundOrder(id, deps, new Date(paidAt + after))).toEqual(result);
  });

  it('of an unknown or unpaid order is refused', async () => {
    const { deps, db, checkOut } = await openShop();
    await checkOut(pack);
    const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    expect(await refundOrder(id, deps)).toEqual({ refusal: 'unpaid' });
    expect(await refundOrder('x', deps)).toEqual({ refusal: 'unknown' });
  });

  it('whose response was lost is made once', async () => {
    const { deps, fake, id, library, cookie } = await bought();
    fake.fail('lost');
    expect(await refundOrder(id, deps)).toEqual({ cents: 1499 });
    expect(fake.requests.filter(({ call }) => call === 'POST /v1/refunds')).toHaveLength(1);
    expect((await library(cookie)).packs).toEqual([]);
  });

  it('can be repeated after the provider failed', async () => {
    const { deps, fake, id, library, cookie } = await bought();
    fake.fail('500', 3);
    await expect(refundOrder(id, deps)).rejects.toThrow(PaymentProviderError);
    expect((await library(cookie)).packs).toEqual(['quadratics']);
    expect(await refundOrder(id, deps)).toEqual({ cents: 1499 });
    expect((await library(cookie)).packs).toEqual([]);
  });

  it('of the rest ends the access even if the message about the first part never arrived', async () => {
    const { deps, fake, buy, db, library } = await openShop({ webhooks: false });
    const { cookie, intent } = await buy(pack);
    await reconcile(deps);
    fake.ledger.refund({ payment_intent: intent, amount: 500 });
    const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    expect(await refundOrder(id, deps)).toEqual({ cents: 999 });
    expect((await library(cookie)).packs).toEqual([]);
  });

  it('in the provider’s dashboard ends the access too, unless it is only partial', async () => {
    const { fake, intent, cookie, library, buy } = await bought();
    fake.ledger.refund({ payment_intent: intent, amount: 500 });
    await fake.delivered();
    expect((await library(cookie)).packs).toEqual(['quadratics']);
    fake.ledger.refund({ payment_intent: intent, amount: undefined });
    await fake.delivered();
    expect((await library(cookie)).packs).toEqual([]);
    await buy(pack, cookie);
    expect((await library(cookie)).packs).toEqual(['quadratics']);
  });
});

describe('a dispute', () => {
  it.each([
    ['won', ['quadratics']],
    ['lost', []],
  ] as const)('is recorded, and when it is %s leaves %j', async (end, packs) => {
    const { db, fake, intent, cookie, library } = await bought();
    const recorded = () => db.selectFrom('orders').select('dispute').execute();
    fake.ledger.dispute(intent, 'needs_response');
    await fake.delivered();
    expect([await recorded(), (await library(cookie)).packs]).toEqual([
      [{ dispute: 'open' }],
      ['quadratics'],
    ]);
    fake.ledger.dispute(intent, end);
    await fake.delivered();
    expect([await recorded(), (await library(cookie)).packs]).toEqual([[{ dispute: end }], packs]);
  });
});

describe('reconciliation', () => {
  it('processes events that never arrived, and none twice', async () => {
    const { deps, fake, library, buy, log } = await openShop({ webhooks: false });
    const { cookie, intent } = await buy(pack);
    expect((await library(cookie)).packs).toEqual([]);
    expect(await reconcile(deps)).toBe(1);
    expect((await library(cookie)).packs).toEqual(['quadratics']);
    expect(log()).toContain('missed payment events were processed');
    expect(await reconcile(deps)).toBe(0);
    fake.ledger.refund({ payment_intent: intent, amount: undefined });
    expect(await reconcile(deps)).toBe(1);
    expect((await library(cookie)).packs).toEqual([]);
  });

  it('processes events older than those that arrived, and retries after a failure', async () => {
    const { deps, fake, receiveWebhook, webhookSecret, library, buy } = await openShop({ webhooks: false });
    const { cookie } = await buy(pack);
    const [missed] = fake.ledger.events;
    if (!missed) throw new Error('Nothing was paid.');
    missed.created -= (20 * dayMs) / 1000;
    const { cookie: other } = await buy(pack);
    const received = fake.ledger.events[1];
    if (received) await receiveWebhook(signed(received, webhookSecret));
    expect([(await library(cookie)).packs, (await library(other)).packs]).toEqual([[], ['quadratics']]);
    fake.fail('500', 3);
    await expect(reconcile(deps)).rejects.toThrow(PaymentProviderError);
    expect(await reconcile(deps)).toBe(1);
    expect((await library(cookie)).packs).toEqual(['quadratics']);
  });

  it('processes the other events when one is unreadable, and logs it', async () => {
    const { deps, fake, library, buy, log } = await openShop({ webhooks: false });
    const { cookie } = await buy(pack);
    const [event] = fake.ledger.events;
    if (!event) throw new Error('Nothing was paid.');
    for (const [id, data] of Object.entries({ evt_empty: { object: {} }, evt_null: null }))
      fake.ledger.events.unshift({ ...event, id, data } as typeof event);
    expect(await reconcile(deps)).toBe(1);
    expect((await library(cookie)).packs).toEqual(['quadratics']);
    expect(log().split('a listed payment event is unreadable')).toHaveLength(3);
  });

  it('reads the last thirty days first, and then the time since the day before the last success', async () => {
    const { deps, fake } = await openShop();
    const since = () => Number((fake.requests.at(-1)?.fields.created as { gte?: string } | undefined)?.gte);
    const now = Date.now();
    const seconds = (time: number) => Math.floor(time / 1000);
    await reconcile(deps, undefined, new Date(now));
    expect(since()).toBe(seconds(now - 30 * dayMs));
    await reconcile(deps, new Date(now), new Date(now + 5 * dayMs));
    expect(since()).toBe(seconds(now - dayMs));
    await reconcile(deps, new Date(now - 60 * dayMs), new Date(now));
    expect(since()).toBe(seconds(now - 30 * dayMs));
    await reconcile(deps, new Date(now + 1000), new Date(now)); // another server's clock
    expect(since()).toBe(seconds(now - dayMs));
    await reconcile(deps, new Date(now + 5 * dayMs), new Date(now)); // a clock that was wrong
    expect(since()).toBe(seconds(now - 30 * dayMs));
  });

  it('reads the last thirty days again with the keys of another account', async () => {
    const DATABASE_FILE = join(temporaryFolder(), 'm.db');
    const webhookSecret = `whsec_${'x'.repeat(32)}`;
    const daysRead = async (account: string) => {
      const keys = {
        STRIPE_PUBLISHABLE_KEY: `pk_test_${account}`,
        STRIPE_SECRET_KEY: `sk_test_${account}`,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
      };
      const starts: Date[] = [];
      const provider = stripeProvider({ secretKey: keys.STRIPE_SECRET_KEY, webhookSecret, tax: false });
      const eventsSince = (since: Date) => {
        starts.push(since);
        return Promise.resolve([]);
      };
      const { app, db } = await testApp(
        { DATABASE_FILE, ...keys },
        { paymentProvider: { ...provider, eventsSince } },
      );
      await app.listen({ port: 0, host: '127.0.0.1' });
      // This is the last of the hourly jobs. Polling moves the clock a little.
      const done = async () => (await findSuccess(db, 'open payments'))?.getTime();
      await expect.poll(done).toBeGreaterThanOrEqual(Date.now());
      return starts.map((since) => Math.round((Date.now() - since.getTime()) / dayMs));
    };
    stopClock();
    expect(await daysRead('one')).toEqual([30]);
    daysLater(5);
    expect(await daysRead('one')).toEqual([6]);
    daysLater(1);
    expect(await daysRead('other')).toEqual([30]);
  });
});
