import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.js';
import { signed, signedText } from '@mathtools/fake-stripe';
import type Stripe from 'stripe';
import { apiVersion, eventTypes, taxEventTypes } from '../provider/stripe-provider.js';

const pack = { amount: 14.99, product: 'quadratics' };

async function payWithoutMessage() {
  const shop = await openShop({ webhooks: false });
  const bought = await shop.buy(pack);
  const [event] = shop.fake.ledger.events;
  if (event?.type !== 'payment_intent.succeeded') throw new Error('Nothing was paid.');
  return { ...shop, ...bought, event };
}

const message = ({ webhookSecret }: Shop, event: object) => signed(event as Stripe.Event, webhookSecret);

it('docs/payments.md names every event that the webhook needs, and the version of the API', () => {
  const text = readFileSync(new URL('../../../../../../docs/payments.md', import.meta.url), 'utf8');
  for (const name of [...eventTypes, ...taxEventTypes, apiVersion]) expect(text).toContain(`\`${name}\``);
});

describe('a message of the provider', () => {
  it('grants the purchase, at once and only once', async () => {
    const shop = await payWithoutMessage();
    expect((await shop.library(shop.cookie)).packs).toEqual([]);
    for (let turn = 0; turn < 3; turn++) {
      expect((await shop.receiveWebhook(message(shop, shop.event))).json()).toEqual({ received: true });
    }
    expect((await shop.library(shop.cookie)).packs).toEqual(['quadratics']);
    expect((await shop.library()).packs).toEqual([]);
    expect(await shop.db.selectFrom('entitlements').select('product').execute()).toHaveLength(1);
    expect(await shop.db.selectFrom('payment_events').select(['outcome', 'reason']).execute()).toEqual([
      { outcome: 'applied', reason: null },
    ]);
  });

  it('can arrive twenty times at once', async () => {
    const shop = await payWithoutMessage();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.receiveWebhook(message(shop, shop.event))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await shop.db.selectFrom('entitlements').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    ['another amount', { amount: 1 }, 'the amount is different'],
    ['less received than the price', { amount_received: 1498 }, 'a different amount was received'],
    ['another currency', { currency: 'jpy' }, 'the currency is different'],
    [
      'an order that does not exist',
      { id: 'pi_x', metadata: { order_id: 'x' } },
      'it names an order that does not exist',
    ],
    ['another order than the payment’s', { metadata: { order_id: 'x' } }, 'it names a different order'],
    ['another payment than the order’s', { id: 'pi_other' }, 'it names a different payment of the order'],
  ])('with %s is quarantined and logged, and grants nothing', async (_name, change, reason) => {
    const shop = await payWithoutMessage();
    const event = { ...shop.event, data: { object: { ...shop.event.data.object, ...change } } };
    expect((await shop.receiveWebhook(message(shop, event))).statusCode).toBe(200);
    expect(await shop.db.selectFrom('payment_events').select(['outcome', 'reason']).execute()).toEqual([
      { outcome: 'quarantined', reason },
    ]);
    expect((await shop.library(shop.cookie)).packs).toEqual([]);
    expect(shop.log()).toContain('payment event quarantined');
  });

  it('of the other mode is quarantined', async () => {
    const shop = await payWithoutMessage();
    await shop.receiveWebhook(message(shop, { ...shop.event, livemode: true }));
    expect((await shop.library(shop.cookie)).packs).toEqual([]);
  });

  it.each([
    ['of an unknown kind', { type: 'customer.created', data: { object: { id: 'cus_1' } } }],
    [
      'about the payment of another shop',
      {
        data: {
          object: {
            ...{ id: 'pi_theirs', metadata: {}, amount: 5, amount_received: 5, currency: 'eur' },
            status: 'succeeded',
          },
        },
      },
    ],
  ])('%s is accepted and changes nothing', async (_name, change) => {
    const shop = await payWithoutMessage();
    expect((await shop.receiveWebhook(message(shop, { ...shop.event, ...change }))).statusCode).toBe(200);
    expect((await shop.library(shop.cookie)).packs).toEqual([]);
    expect(shop.log()).not.toContain('quarantined');
  });

  it.each([
    ['without a signature', (body: string) => ({ body, signature: '' })],
    [
      'with a forged signature',
      (body: string) => ({
        body,
        signature: `t=${Math.floor(Date.now() / 1000)},v1=${'a'.repeat(64)}`,
      }),
    ],
    ['that is not JSON', () => ({ body: '{', signature: 't=1,v1=a' })],
  ])('%s is refused', async (_name, forged) => {
    const shop = await payWithoutMessage();
    const response = await shop.receiveWebhook(forged(message(shop, shop.event).body));
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('whsec');
    expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    expect((await shop.library(shop.cookie)).packs).toEqual([]);
  });

  it.each(['{', '', 'null', '5', '[]', '{}', '"text"', '{"id":"evt_1","type":"charge.refunded"}'])(
    'that is signed but not an event, %j, is refused, but not as a forgery',
    async (body) => {
      const shop = await openShop({ webhooks: false });
      const response = await shop.receiveWebhook(signedText(body, shop.webhookSecret));
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { error: 'bad_request', message: 'We couldn’t read the request.' },
      ]);
      expect(await shop.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
      expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    },
  );

  it.each([
    ['no object', { data: {} }],
    ['null as its object', { data: { object: null } }],
    ['an array as its object', { data: { object: [] } }],
    ['no data', { data: undefined }],
    ['null as its data', { data: null }],
    ['a number as its id', { id: 5 }],
    ['an empty id', { id: '' }],
    ['a null character in its id', { id: 'evt_\0' }],
    ['null as its type', { type: null }],
    ['a time that no calendar has', { created: 1e300 }],
    ['a text as its time', { created: '2026-01-01' }],
    ['no mode', { livemode: null }],
    ['nothing in an object that nobody asked for', { type: 'customer.created', data: { object: {} } }],
    ['nothing in an object of no type', { type: 'constructor', data: { object: {} } }],
  ])('that is signed but has %s is refused, and processed when it comes whole', async (_name, change) => {
    const shop = await payWithoutMessage();
    const response = await shop.receiveWebhook(message(shop, { ...shop.event, ...change }));
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { error: 'bad_request', message: 'We couldn’t read the request.' },
    ]);
    expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    expect((await shop.receiveWebhook(message(shop, shop.event))).json()).toEqual({ received: true });
    expect((await shop.library(shop.cookie)).packs).toEqual(['quadratics']);
  });

  it.each([...eventTypes, ...taxEventTypes])(
    'that is signed, %s, but has no such object is refused',
    async (type) => {
      const shop = await payWithoutMessage();
      const whole = {
        ...{ id: 'pi_1', payment_intent: 'pi_1', charge: 'ch_1', amount: 1499, amount_refunded: 1499 },
        ...{ amount_received: 1499, currency: 'usd', metadata: {}, status: 'succeeded' },
      };
      const send = async (object: object) =>
        (await shop.receiveWebhook(message(shop, { ...shop.event, type, data: { object } }))).statusCode;
      for (const object of [
        ...[{}, { id: 'x_1' }, { ...whole, id: null }, { ...whole, id: '' }],
        ...(type.startsWith('payment_intent.')
          ? [
              { status: undefined },
              { status: 'bogus' },
              { amount_received: null },
              { metadata: null },
              { metadata: { order_id: [] } },
            ]
          : [{ payment_intent: 5 }, { payment_intent: {} }, { payment_intent: 'pi_\0' }]
        ).map((change) => ({ ...whole, ...change })),
        ...(/^payment_intent|^charge\.(succeeded|refunded)/.test(type)
          ? [{ amount: '1499' }, { amount: 1.5 }, { amount: -1 }, { currency: null }]
          : []
        ).map((change) => ({ ...whole, ...change })),
        ...(type === 'charge.refunded' ? [{ ...whole, amount_refunded: 2e12 }] : []),
        ...(type === 'charge.dispute.closed' ? [{ ...whole, status: null }] : []),
      ])
        expect(await send(object), JSON.stringify(object)).toBe(400);
      expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
      expect(await send(whole)).toBe(200);
    },
  );

  it('that is signed but too old is refused', async () => {
    const shop = await payWithoutMessage();
    const old = signed(shop.event, shop.webhookSecret, new Date(Date.now() - 3_600_000));
    expect((await shop.receiveWebhook(old)).statusCode).toBe(400);
  });

  it('that can’t be stored gets an error, and is processed when it is sent again', async () => {
    const shop = await payWithoutMessage();
    await shop.db.schema.alterTable('entitlements').renameTo('away').execute();
    expect((await shop.receiveWebhook(message(shop, shop.event))).statusCode).toBeGreaterThanOrEqual(500);
    expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    expect(await shop.db.selectFrom('orders').select('payment').execute()).toEqual([{ payment: 'pending' }]);
    await shop.db.schema.alterTable('away').renameTo('entitlements').execute();
    expect((await shop.receiveWebhook(message(shop, shop.event))).statusCode).toBe(200);
    expect((await shop.library(shop.cookie)).packs).toEqual(['quadratics']);
  });

  it('leaves no secret in the log', async () => {
    const { log, clientSecret } = await payWithoutMessage().then(async (shop) => {
      await shop.receiveWebhook(message(shop, shop.event));
      return shop;
    });
    expect(log()).not.toMatch(/whsec_|sk_test|_secret_/);
    expect(log()).not.toContain(clientSecret);
  });
});
