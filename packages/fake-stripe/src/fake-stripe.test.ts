import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { fakeStripe, type Message } from './fake-stripe.js';

const webhookSecret = 'whsec_fake';
const order = {
  amount: 1499,
  currency: 'usd',
  automatic_payment_methods: { enabled: true },
  metadata: { order_id: '7' },
  description: 'Pack',
  statement_descriptor_suffix: 'PACK',
};

async function fakeWithClient() {
  const messages: Message[] = [];
  const fake = await fakeStripe({
    webhookSecret,
    deliver: (message) => Promise.resolve(messages.push(message)),
  });
  onTestFinished(fake.close);
  const { port } = fake;
  const stripe = new Stripe('sk_test_x', {
    ...{ host: '127.0.0.1', port, protocol: 'http' },
    maxNetworkRetries: 0,
    timeout: 500,
    telemetry: false,
  });
  const send = (path: string, body: string, key = 'key') =>
    fetch(`http://127.0.0.1:${port}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x', 'idempotency-key': key },
      body: new URLSearchParams(body),
    });
  return { fake, stripe, messages, send };
}

it('creates one payment for a key, however often it is requested', async () => {
  const { fake, stripe } = await fakeWithClient();
  const create = (idempotencyKey: string) => stripe.paymentIntents.create(order, { idempotencyKey });
  const [first, second] = await Promise.all([create('one'), create('one')]);
  expect(second).toEqual(first);
  expect(fake.ledger.intents.size).toBe(1);
  expect((await create('other')).id).not.toBe(first.id);
});

it('refuses another request with the same key', async () => {
  const { stripe } = await fakeWithClient();
  await stripe.paymentIntents.create(order, { idempotencyKey: 'one' });
  await expect(
    stripe.paymentIntents.create({ ...order, amount: 1500 }, { idempotencyKey: 'one' }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

const right =
  'amount=1499&currency=usd&automatic_payment_methods[enabled]=true&metadata[order_id]=7&description=Pack&statement_descriptor_suffix=PACK';
it.each([
  ['a fraction of a cent', right.replace('1499', '14.99')],
  ['text for an amount', right.replace('1499', 'abc')],
  ['too little', right.replace('1499', '49')],
  ['a negative amount', right.replace('1499', '-1499')],
  ['no amount', right.replace('amount=1499&', '')],
  ['no currency', right.replace('currency=usd&', '')],
  ['another currency', right.replace('usd', 'euro')],
  ['an unknown parameter', `${right}&price=1`],
  ['an unknown nested parameter', `${right}&automatic_payment_methods[foo]=1`],
  ['nested metadata', right.replace('metadata[order_id]', 'metadata[order][id]')],
  ['a line of the statement that is too long', `${right}ABCDEFGHI`],
  ['methods named twice', `${right}&payment_method_types[0]=card`],
])('refuses a payment with %s', async (_name, body) => {
  const { fake, send } = await fakeWithClient();
  expect((await send('payment_intents', body)).status).toBe(400);
  expect(fake.ledger.intents.size).toBe(0);
  expect((await send('payment_intents', right)).status).toBe(200);
});

it('refuses requests without a secret key', async () => {
  const { fake } = await fakeWithClient();
  const answer = await fetch(`http://127.0.0.1:${fake.port}/v1/events`);
  expect(answer.status).toBe(401);
});

it('pays a payment once, and refunds no more than was paid', async () => {
  const { fake, stripe } = await fakeWithClient();
  const { id, client_secret } = await stripe.paymentIntents.create(order);
  const refund = () => stripe.refunds.create({ payment_intent: id });
  const { StripeInvalidRequestError } = Stripe.errors;
  await expect(refund()).rejects.toThrow(StripeInvalidRequestError);
  fake.ledger.pay(client_secret ?? '', 'paid');
  expect(() => fake.ledger.pay(client_secret ?? '', 'paid')).toThrow();
  expect(await refund()).toMatchObject({ amount: 1499, status: 'succeeded' });
  await expect(refund()).rejects.toThrow(StripeInvalidRequestError);
});

it('fails as it is told to: before or after the work, without a response, or with an error', async () => {
  const { fake, stripe } = await fakeWithClient();
  const create = (idempotencyKey: string) => stripe.paymentIntents.create(order, { idempotencyKey });
  // The SDK repeats a request once if its connection is reset.
  for (const [fault, times, type, made] of [
    ['reset', 2, 'StripeConnectionError', 0],
    ['hang', 1, 'StripeConnectionError', 0],
    ['429', 1, 'StripeRateLimitError', 0],
    ['500', 1, 'StripeAPIError', 0],
    ['lost', 2, 'StripeConnectionError', 1],
  ] as const) {
    fake.fail(fault, times);
    await expect(create(fault)).rejects.toMatchObject({ type });
    expect(fake.ledger.intents.size).toBe(made);
  }
  await expect(create('500'), 'an internal error is stored').rejects.toMatchObject({
    type: 'StripeAPIError',
  });
  expect((await create('lost')).id).toBe([...fake.ledger.intents.keys()][0]);
  await create('429');
  expect(fake.ledger.intents.size).toBe(2);
});

it('signs its messages for the SDK, and lists their events in pages', async () => {
  const { fake, stripe, messages } = await fakeWithClient();
  const { client_secret } = await stripe.paymentIntents.create(order);
  for (let turn = 0; turn < 120; turn++) fake.ledger.pay(client_secret ?? '', 'declined');
  fake.ledger.pay(client_secret ?? '', 'paid');
  await fake.delivered();
  const read = messages.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, webhookSecret),
  );
  expect(read).toHaveLength(121);
  const types = ['payment_intent.payment_failed', 'payment_intent.succeeded'];
  const since = async (gte: number) => {
    const events: unknown[] = [];
    for await (const event of stripe.events.list({ created: { gte }, types, limit: 100 })) events.push(event);
    return events.reverse();
  };
  const now = Math.floor(Date.now() / 1000);
  expect(await since(now - 60)).toEqual(read);
  expect(await since(now + 60)).toEqual([]);
});
