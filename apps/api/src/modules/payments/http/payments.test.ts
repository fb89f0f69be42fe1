import { Order } from '@mathtools/contracts/payments';
import { describe, expect, it } from 'vitest';
import { post } from '../../../testing/post.js';
import { openShop } from '../../../testing/shop.js';
import { testApp } from '../../../testing/test-app.js';
import { beginPayment } from '../domain/checkout.js';
import { signed } from '@mathtools/fake-stripe';

const pack = { amount: 14.99, product: 'quadratics' };
const url = '/api/create-payment-intent';

describe('the checkout', () => {
  it('starts a payment of the price in cents, for an order that is stored first', async () => {
    const { db, fake, checkOut } = await openShop();
    const { response, clientSecret, intent } = await checkOut({ ...pack, email: 'Ada@Math.example' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ clientSecret });
    const [order] = await db.selectFrom('orders').selectAll().execute();
    expect(order).toMatchObject({
      product: 'quadratics',
      amount_cents: 1499,
      email: 'ada@math.example',
      payment: 'pending',
      payment_intent: intent,
    });
    expect(fake.requests).toEqual([
      {
        call: 'POST /v1/payment_intents',
        fields: {
          amount: '1499',
          currency: 'usd',
          automatic_payment_methods: { enabled: 'true' },
          metadata: { order_id: order?.id, product_id: 'quadratics' },
          description: 'Quadratics, Three Ways',
          statement_descriptor_suffix: 'QUADRATICS',
        },
      },
    ]);
  });

  it('sells tiers, and a product that only its amount identifies', async () => {
    const { db, checkOut } = await openShop();
    for (const request of [{ amount: 9.99, product: 'pro' }, { amount: 19.99 }, { amount: 21.99 }]) {
      expect((await checkOut(request)).response.statusCode).toBe(200);
    }
    const orders = await db.selectFrom('orders').select('product').orderBy('amount_cents').execute();
    expect(orders.map(({ product }) => product)).toEqual(['pro', 'master', 'exponential-models']);
  });

  it('has one payment for a visitor’s checkout of a product: after a double click, a reload, a return', async () => {
    const { db, fake, checkOut } = await openShop();
    const { cookie, clientSecret } = await checkOut(pack);
    const again = await Promise.all([1, 2, 3, 4].map(() => checkOut(pack, cookie)));
    expect(again.map((one) => one.clientSecret)).toEqual([1, 2, 3, 4].map(() => clientSecret));
    const later = await checkOut({ ...pack, email: 'ada@math.example' }, cookie);
    expect(later.clientSecret).toBe(clientSecret);
    expect(fake.ledger.intents.size).toBe(1);
    expect(await db.selectFrom('orders').select(['email', 'attempt']).execute()).toEqual([
      { email: 'ada@math.example', attempt: 1 },
    ]);
    const other = await checkOut({ amount: 12.99 }, cookie);
    expect(other.clientSecret).not.toBe(clientSecret);
    expect((await checkOut(pack)).clientSecret).not.toBe(clientSecret);
  });

  it('has one payment for requests that arrive at the same moment', async () => {
    const { app, fake, checkOut } = await openShop();
    const { cookie } = await checkOut({ amount: 12.99 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(app, url, pack, { cookie })));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(fake.ledger.intents.size).toBe(2);
  });

  it('starts a new payment if the first was canceled or no longer exists', async () => {
    const { db, fake, checkOut } = await openShop({ webhooks: false });
    const first = await checkOut(pack);
    fake.ledger.cancel(first.intent);
    const second = await checkOut(pack, first.cookie);
    expect(second.clientSecret).not.toBe(first.clientSecret);
    fake.ledger.intents.clear();
    const third = await checkOut(pack, first.cookie);
    expect([third.response.statusCode, third.clientSecret === second.clientSecret]).toEqual([200, false]);
    expect(await db.selectFrom('orders').select('attempt').execute()).toEqual([{ attempt: 3 }]);
  });

  it('keeps a payment at an older price beside the one at the current price', async () => {
    const { db, checkOut } = await openShop();
    const { cookie } = await checkOut(pack);
    await db.updateTable('products').set({ price_cents: 1599 }).where('id', '=', 'quadratics').execute();
    expect((await checkOut(pack, cookie)).response.statusCode).toBe(400);
    expect((await checkOut({ ...pack, amount: 15.99 }, cookie)).response.statusCode).toBe(200);
  });

  it('does not sell a product twice while it lasts', async () => {
    const { buy, checkOut } = await openShop();
    const { cookie } = await buy(pack);
    await buy({ amount: 9.99 }, cookie);
    for (const request of [pack, { amount: 9.99, product: 'pro' }]) {
      const { response } = await checkOut(request, cookie);
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { error: 'owned', message: expect.stringMatching(/^You already have .+\.$/) as string },
      ]);
    }
    expect((await checkOut({ amount: 19.99 }, cookie)).response.statusCode).toBe(200);
  });

  it('does not start a second payment while the message about the first is processed', async () => {
    const { db, deps, fake, receiveWebhook, webhookSecret, checkOut } = await openShop({ webhooks: false });
    const { clientSecret, cookie } = await checkOut(pack);
    fake.ledger.pay(clientSecret, 'paid');
    const { session } = await db.selectFrom('orders').select('session').executeTakeFirstOrThrow();
    const offer = { id: 'quadratics', title: 'Quadratics', priceCents: 1499 };
    const late: typeof deps = {
      ...deps,
      ownsNow: async (visitor, product) => {
        const owns = await deps.ownsNow(visitor, product);
        for (const event of fake.ledger.events) await receiveWebhook(signed(event, webhookSecret));
        return owns;
      },
    };
    expect(
      await beginPayment(
        { session: session ?? '', offer, email: undefined, consent: undefined, location: undefined },
        late,
      ),
    ).toBe('owned');
    for (let turn = 0; turn < 5; turn++) await Promise.all([1, 2, 3].map(() => checkOut(pack, cookie)));
    expect(fake.ledger.intents.size).toBe(1);
    expect(await db.selectFrom('orders').select('payment').execute()).toEqual([{ payment: 'paid' }]);
  });

  it.each(Array.from({ length: 5 }, (_, turn) => turn))(
    'answers repeated requests while the payment is processed (turn %d)',
    async () => {
      const { db, fake, receiveWebhook, webhookSecret, checkOut } = await openShop({ webhooks: false });
      const { clientSecret, cookie } = await checkOut(pack);
      fake.ledger.pay(clientSecret, 'paid');
      const [event] = fake.ledger.events;
      if (!event) throw new Error('Nothing was paid.');
      const checkouts = Array.from({ length: 12 }, () => checkOut(pack, cookie));
      await Promise.all([...checkouts, receiveWebhook(signed(event, webhookSecret))]);
      const answers = (await Promise.all(checkouts)).map(({ response }) => response.statusCode);
      expect(answers).toEqual(answers.map(() => 400));
      expect(fake.ledger.intents.size).toBe(1);
      expect(await db.selectFrom('orders').select('payment').execute()).toEqual([{ payment: 'paid' }]);
    },
  );

  it('looks up a payment if its message has not arrived yet', async () => {
    const { fake, checkOut, library } = await openShop({ webhooks: false });
    const { clientSecret, cookie } = await checkOut(pack);
    fake.ledger.pay(clientSecret, 'paid');
    expect((await checkOut(pack, cookie)).response.statusCode).toBe(400);
    expect((await library(cookie)).packs).toEqual(['quadratics']);
  });

  it('answers 503 while payments are off, and creates no session', async () => {
    const { app, db } = await testApp();
    const response = await post(app, url, pack);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect((await post(app, '/api/stripe/webhook', {})).statusCode).toBe(404);
  });
});

describe('a tampered request', () => {
  const amounts = [
    ...[0, -14.99, -0, 14.98, 15, 15.0, 1499, 14.995, 14.990000000000002, 1e3, 1e300, 2 ** 53, 0.01, 9.989],
    ...[
      '14.99',
      '1e3',
      '',
      ' ',
      '０',
      null,
      true,
      [],
      [14.99],
      {},
      { value: 14.99 },
      'NaN',
      '-14.99',
      '14,99',
    ],
  ];
  const products = [
    ...['Quadratics', 'quadratics ', 'master', 'pro', 'geometry-essentials', '', '__proto__', 'constructor'],
    ...['../quadratics', 'quadratics\0', 'x'.repeat(101), null, 1, ['quadratics'], { id: 'quadratics' }],
  ];
  const more = [
    ...[{ currency: 'jpy' }, { name: 'Free' }, { price: 0 }, { amount_cents: 1 }, { session: 'x' }],
    ...[
      { email: 'no address' },
      { email: 'a@math.example\r\nBcc: b@math.example' },
      { email: ['a@math.example'] },
    ],
    ...[{ metadata: { order_id: '1' } }, { quantity: 0 }],
  ];
  const table = [
    ...amounts.map((amount) => ({ ...pack, amount })),
    ...products.map((product) => ({ ...pack, product })),
    ...more.map((field) => ({ ...pack, ...field })),
    ...[null, [], [pack], 'amount=14.99', 14.99, {}, { product: 'quadratics' }],
  ];

  it('is refused: nothing is stored, requested from the provider or granted', async () => {
    const { app, db, fake } = await openShop();
    expect(table.length).toBeGreaterThanOrEqual(40);
    for (const body of table) {
      const response = await post(app, url, body);
      expect([body, response.statusCode]).toEqual([body, 400]);
      expect(response.headers).not.toHaveProperty('set-cookie');
    }
    expect(fake.requests).toEqual([]);
    for (const name of ['orders', 'entitlements', 'sessions'] as const) {
      expect(await db.selectFrom(name).selectAll().execute()).toEqual([]);
    }
  });

  it('with an amount that fits several products is refused unless it names one', async () => {
    const { db, checkOut } = await openShop();
    await db.updateTable('products').set({ price_cents: 999 }).where('id', '=', 'quadratics').execute();
    const { response } = await checkOut({ amount: 9.99 });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { fields: { amount: 'This amount doesn’t match any of our prices.' } },
    ]);
    expect((await checkOut({ amount: 9.99, product: 'pro' })).response.statusCode).toBe(200);
  });
});

describe('an order', () => {
  it('is shown to its buyer only, with the code once it is paid', async () => {
    const { fake, checkOut, get } = await openShop();
    const { intent, cookie, clientSecret } = await checkOut(pack);
    const order = (visitor: string) => get(`/orders/${intent}`, visitor);
    const product = { id: 'quadratics', title: 'Quadratics, Three Ways' };
    expect((await order(cookie)).json()).toEqual({ status: 'pending', product });
    fake.ledger.pay(clientSecret, 'declined');
    await fake.delivered();
    const failure = 'Your card was declined.';
    expect((await order(cookie)).json()).toEqual({ status: 'failed', product, failure });
    fake.ledger.pay(clientSecret, 'processing');
    await fake.delivered();
    expect((await order(cookie)).json()).toEqual({ status: 'processing', product });
    fake.ledger.pay(clientSecret, 'paid');
    await fake.delivered();
    expect((await order(cookie)).json()).toEqual({
      status: 'paid',
      product,
      hasCode: false,
    });
    const { cookie: other } = await checkOut(pack);
    for (const visitor of ['', other]) expect((await order(visitor)).statusCode).toBe(404);
  });

  it('is looked up at the provider while its message has not arrived', async () => {
    const { fake, checkOut, get, library } = await openShop({ webhooks: false });
    const { intent, cookie, clientSecret } = await checkOut(pack);
    fake.ledger.pay(clientSecret, 'paid');
    expect((await get(`/orders/${intent}`, cookie)).json()).toMatchObject({ status: 'paid' });
    expect((await library(cookie)).packs).toEqual(['quadratics']);
  });

  it('says why its payment failed, in the provider’s words, shortened, before the message arrives', async () => {
    const { fake, checkOut, get } = await openShop({ webhooks: false });
    const { intent, cookie, clientSecret } = await checkOut(pack);
    const { last_payment_error: fault } = fake.ledger.pay(clientSecret, 'declined');
    const orderNow = async () => Order.parse((await get(`/orders/${intent}`, cookie)).json());
    expect(await orderNow()).toMatchObject({ status: 'pending', failure: 'Your card was declined.' });
    if (fault) fault.message = 'No '.repeat(1000);
    expect((await orderNow()).failure).toBe('No '.repeat(100));
    if (fault) delete fault.message;
    expect(await orderNow()).not.toHaveProperty('failure');
  });

  it('is read from the database while the provider is down', async () => {
    const { fake, checkOut, get } = await openShop();
    const { intent, cookie } = await checkOut(pack);
    fake.fail('reset', 3);
    expect((await get(`/orders/${intent}`, cookie)).json()).toMatchObject({ status: 'pending' });
  });

  it.each(['pi_unknown', 'pi_', '../library', 'x', 'pi_%00'])('of the payment "%s" is a 404', async (id) => {
    const { checkOut, get } = await openShop();
    const { cookie } = await checkOut(pack);
    expect((await get(`/orders/${encodeURIComponent(id)}`, cookie)).statusCode).toBe(404);
  });

  it('that returns from the provider’s page unpaid grants nothing', async () => {
    const { app, checkOut, get, library } = await openShop();
    const { intent, cookie, clientSecret } = await checkOut(pack);
    const query = `payment_intent=${intent}&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`;
    await app.inject({ url: `/marketplace?${query}`, headers: { cookie } });
    expect((await get(`/orders/${intent}?redirect_status=succeeded`, cookie)).json()).toMatchObject({
      status: 'pending',
    });
    expect((await library(cookie)).packs).toEqual([]);
  });
});
