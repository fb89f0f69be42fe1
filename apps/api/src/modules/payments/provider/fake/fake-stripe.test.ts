import { describe, expect, it, onTestFinished } from 'vitest';
import { PaymentProviderError } from '../payment-provider.js';
import { stripeProvider } from '../stripe-provider.js';
import { fakeStripe, type Message, signed } from './fake-stripe.js';

const webhookSecret = 'whsec_fake';
const order = { id: 'order-1', attempt: 1, product: 'quadratics', title: 'Quadratics', amountCents: 1499 };

async function fakeWithClient() {
  const messages: Message[] = [];
  const fake = await fakeStripe({
    webhookSecret,
    deliver: (message) => Promise.resolve(messages.push(message)),
  });
  onTestFinished(fake.close);
  const server = { host: '127.0.0.1', port: fake.port };
  const provider = stripeProvider({
    secretKey: 'sk_test_x',
    webhookSecret,
    server,
    timeoutMs: 500,
    tax: true,
  });
  const send = (path: string, body: string, key = 'key') =>
    fetch(`http://127.0.0.1:${fake.port}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x', 'idempotency-key': key },
      body: new URLSearchParams(body),
    });
  return { fake, provider, messages, send };
}

describe('the fake', () => {
  it('creates one payment for an attempt of an order, however often it is requested', async () => {
    const { fake, provider } = await fakeWithClient();
    const [first, second] = await Promise.all([provider.createIntent(order), provider.createIntent(order)]);
    expect(second).toEqual(first);
    expect(fake.ledger.intents.size).toBe(1);
    expect((await provider.createIntent({ ...order, attempt: 2 })).id).not.toBe(first.id);
  });

  it('refuses another request with the same key', async () => {
    const { provider } = await fakeWithClient();
    await provider.createIntent(order);
    await expect(
      provider.createIntent({ ...order, amountCents: 1 + order.amountCents }),
    ).rejects.toMatchObject({
      name: 'PaymentProviderError',
      isStored: true,
    });
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
    const { fake, provider } = await fakeWithClient();
    const intent = await provider.createIntent(order);
    await expect(provider.refund({ id: order.id, intent: intent.id })).rejects.toThrow(PaymentProviderError);
    fake.ledger.pay(intent.clientSecret, 'paid');
    expect(() => fake.ledger.pay(intent.clientSecret, 'paid')).toThrow();
    expect(await provider.refund({ id: order.id, intent: intent.id })).toBe(1499);
    await expect(provider.refund({ id: 'other', intent: intent.id })).rejects.toThrow(PaymentProviderError);
  });

  it('sends events as signed messages, and lists them in pages', async () => {
    const { fake, provider, messages } = await fakeWithClient();
    const intent = await provider.createIntent(order);
    for (let turn = 0; turn < 120; turn++) fake.ledger.pay(intent.clientSecret, 'declined');
    fake.ledger.pay(intent.clientSecret, 'paid');
    await fake.delivered();
    const expected = messages.map(({ body, signature }) => provider.read(Buffer.from(body), signature));
    expect(expected).toHaveLength(121);
    expect(await provider.eventsSince(new Date(Date.now() - 60_000))).toEqual(expected);
    expect(await provider.eventsSince(new Date(Date.now() + 60_000))).toEqual([]);
    expect(expected.at(-1)).toHaveProperty('report', {
      intent: intent.id,
      order: order.id,
      amountCents: 1499,
      receivedCents: 1499,
      currency: 'usd',
      fact: { payment: 'paid' },
    });
  });
});

describe('a message', () => {
  async function message() {
    const { fake, provider } = await fakeWithClient();
    fake.ledger.pay((await provider.createIntent(order)).clientSecret, 'paid');
    const [event] = fake.ledger.events;
    if (!event) throw new Error('Nothing happened.');
    return { provider, event, ...signed(event, webhookSecret) };
  }

  it.each([
    ['no signature', () => undefined],
    ['an empty signature', () => ''],
    [
      'another secret',
      (_: string, v1: string) => `t=${Math.floor(Date.now() / 1000)},v1=${v1.replace(/./g, '0')}`,
    ],
    ['only an old scheme', (signature: string) => signature.replace('v1=', 'v0=')],
    ['another time', (signature: string) => signature.replace(/t=\d+/, 't=1')],
  ])('with %s is refused', async (_name, change) => {
    const { provider, body, signature } = await message();
    expect(
      provider.read(Buffer.from(body), change(signature, signature.split('v1=')[1] ?? '')),
    ).toBeUndefined();
  });

  it('that was changed, reformatted or is older than five minutes is refused', async () => {
    const { provider, event, body, signature } = await message();
    expect(provider.read(Buffer.from(body.replace('1499', '1498')), signature)).toBeUndefined();
    expect(provider.read(Buffer.from(JSON.stringify(event, null, 1)), signature)).toBeUndefined();
    const old = signed(event, webhookSecret, new Date(Date.now() - 301_000));
    expect(provider.read(Buffer.from(old.body), old.signature)).toBeUndefined();
  });

  it('that is signed with both secrets during a rotation is accepted', async () => {
    const { provider, body, signature } = await message();
    const both = signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`);
    expect(provider.read(Buffer.from(body), both)).toHaveProperty('type', 'payment_intent.succeeded');
  });
});
