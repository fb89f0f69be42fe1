import { describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.js';
import { signed } from '@mathtools/fake-stripe';
import { reconcile } from './reconcile.js';
import type Stripe from 'stripe';

const pack = { amount: 14.99, product: 'quadratics' };

type Intent = Partial<Stripe.PaymentIntent>;
const faults: [string, (otherOrder: string) => Intent, string][] = [
  ['has another amount', () => ({ amount: 50, amount_received: 50 }), 'the amount is different'],
  ['paid less than the price', () => ({ amount_received: 1498 }), 'a different amount was received'],
  ['is in another currency', () => ({ currency: 'jpy' }), 'the currency is different'],
  ['names another order', (order) => ({ metadata: { order_id: order } }), 'it names a different order'],
  ['has the wrong mode', () => ({ livemode: true }), 'it has the wrong mode'],
];

/**
 * Creates two visitors at checkout. The first has paid, but the payment doesn't match the order, and no
 * message about it has arrived.
 */
async function payMismatched(change: (typeof faults)[number][1]) {
  const shop = await openShop({ webhooks: false });
  const bought = await shop.checkOut(pack);
  const other = await shop.checkOut(pack);
  const orderOf = async (intent: string) => {
    const orders = shop.db.selectFrom('orders').select('id').where('payment_intent', '=', intent);
    return (await orders.executeTakeFirstOrThrow()).id;
  };
  const changed = change(await orderOf(other.intent));
  const intent = Object.assign(shop.fake.ledger.pay(bought.clientSecret, 'paid'), changed);
  const [event] = shop.fake.ledger.events;
  if (!event) throw new Error('Nothing was paid.');
  Object.assign(event, {
    ...(changed.livemode !== undefined && { livemode: changed.livemode }),
    data: { object: structuredClone(intent) },
  });
  return { ...shop, ...bought, event, other: other.cookie, order: await orderOf(bought.intent) };
}

type MismatchedPayment = Awaited<ReturnType<typeof payMismatched>>;
const ways: [string, (shop: MismatchedPayment) => Promise<unknown>, unknown][] = [
  [
    'message',
    async (shop) => (await shop.receiveWebhook(signed(shop.event, shop.webhookSecret))).json<unknown>(),
    { received: true },
  ],
  [
    'return page',
    async ({ get, intent, cookie }) =>
      (await get(`/orders/${intent}`, cookie)).json<{ status: string }>().status,
    'pending',
  ],
  // The visitor doesn't own the pack and may not pay again.
  ['checkout', async ({ checkOut, cookie }) => (await checkOut(pack, cookie)).response.statusCode, 503],
  ['reconciliation', async ({ deps }: Shop) => reconcile(deps), 1],
];

it.each(['payment_intent.canceled', 'payment_intent.payment_failed'])(
  'a late %s of an earlier attempt of an order changes nothing, and is not quarantined',
  async (type) => {
    const { db, fake, receiveWebhook, webhookSecret, checkOut, library, log } = await openShop({
      webhooks: false,
    });
    const first = await checkOut(pack);
    if (type === 'payment_intent.payment_failed') fake.ledger.pay(first.clientSecret, 'declined');
    fake.ledger.cancel(first.intent);
    const late = fake.ledger.events.find((event) => event.type === type);
    if (!late) throw new Error('Nothing happened.');
    const second = await checkOut(pack, first.cookie);
    const before = await db.selectFrom('orders').selectAll().execute();
    expect((await receiveWebhook(signed(late, webhookSecret))).statusCode).toBe(200);
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual(before);
    const events = db.selectFrom('payment_events').select(['outcome', 'order_id', 'reason']);
    expect(await events.execute()).toEqual([{ outcome: 'foreign', order_id: before[0]?.id, reason: null }]);
    expect(log()).not.toContain('quarantined');
    // By contrast, a payment of that attempt that succeeded after all is quarantined.
    fake.ledger.pay(second.clientSecret, 'paid');
    const [paid] = fake.ledger.events.slice(-1);
    if (!paid) throw new Error('Nothing was paid.');
    const object = { ...paid.data.object, id: first.intent };
    await receiveWebhook(signed({ ...paid, data: { object } } as Stripe.Event, webhookSecret));
    expect([log().includes('quarantined'), (await library(first.cookie)).packs]).toEqual([true, []]);
  },
);

describe.each(ways)('a mismatched payment found by the %s', (_way, learn, answer) => {
  it.each(faults)('that %s grants nothing, and is logged once', async (_name, change, reason) => {
    const shop = await payMismatched(change);
    expect(await learn(shop)).toEqual(answer);
    expect((await shop.library(shop.cookie)).packs).toEqual([]);
    const logged = shop.log().split('"payment event quarantined"').length;
    await learn(shop);
    expect([logged, shop.log().split('"payment event quarantined"').length]).toEqual([2, 2]);
    for (const cookie of [shop.cookie, shop.other]) expect((await shop.library(cookie)).packs).toEqual([]);
    expect(await shop.db.selectFrom('entitlements').selectAll().execute()).toEqual([]);
    const events = shop.db.selectFrom('payment_events').select(['outcome', 'order_id', 'reason']);
    expect(await events.execute()).toEqual([{ outcome: 'quarantined', order_id: shop.order, reason }]);
    expect(await shop.db.selectFrom('orders').select('payment').execute()).toEqual([
      { payment: 'pending' },
      { payment: 'pending' },
    ]);
    expect(shop.fake.ledger.intents.size).toBe(2);
  });
});
