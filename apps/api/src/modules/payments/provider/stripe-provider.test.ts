import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fakeStripe, type Message, signed } from '@mathtools/fake-stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PaymentProviderError } from './payment-provider.js';
import { stripeProvider } from './stripe-provider.js';

const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', tax: true };
const order = { id: 'order', attempt: 1, product: 'quadratics', title: 'Quadratics', amountCents: 1499 };

/**
 * Starts a server that sends a header every few milliseconds and never finishes, so the SDK's own timeout
 * never applies.
 */
async function endlessServer(): Promise<AddressInfo> {
  const server = createServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write('x: y\r\n'), 20);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
      });
    onTestFinished(() => {
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  return server.address() as AddressInfo;
}

it('nobody waits for a provider that never finishes, and the attempt may be repeated', async () => {
  const { address: host, port } = await endlessServer();
  const provider = stripeProvider({ ...keys, server: { host, port }, timeoutMs: 200 });
  const calls = [
    provider.createIntent(order),
    provider.findIntent('pi_1'),
    provider.setTax('pi_1', order, { country: 'DE', postalCode: null }),
  ];
  for (const answer of await Promise.allSettled(calls)) {
    if (answer.status === 'fulfilled') throw new Error('It came to an end.');
    expect(answer.reason).toBeInstanceOf(PaymentProviderError);
    expect(answer.reason).toMatchObject({
      message: 'The payment provider did not respond in time.',
      isStored: false,
    });
  }
});

async function fakeWithProvider() {
  const messages: Message[] = [];
  const fake = await fakeStripe({
    webhookSecret: keys.webhookSecret,
    deliver: (message) => Promise.resolve(messages.push(message)),
  });
  onTestFinished(fake.close);
  const provider = stripeProvider({ ...keys, server: { host: '127.0.0.1', port: fake.port } });
  return { fake, provider, messages };
}

describe('an order', () => {
  it('has one payment for each attempt, however often it is requested', async () => {
    const { fake, provider } = await fakeWithProvider();
    const [first, second] = await Promise.all([provider.createIntent(order), provider.createIntent(order)]);
    expect(second).toEqual(first);
    expect(fake.ledger.intents.size).toBe(1);
    expect((await provider.createIntent({ ...order, attempt: 2 })).id).not.toBe(first.id);
  });

  it('has one amount for each attempt', async () => {
    const { provider } = await fakeWithProvider();
    await provider.createIntent(order);
    await expect(
      provider.createIntent({ ...order, amountCents: 1 + order.amountCents }),
    ).rejects.toMatchObject({
      name: 'PaymentProviderError',
      isStored: true,
    });
  });

  it('is refunded once it is paid, and no more than was paid', async () => {
    const { fake, provider } = await fakeWithProvider();
    const intent = await provider.createIntent(order);
    await expect(provider.refund({ id: order.id, intent: intent.id })).rejects.toThrow(PaymentProviderError);
    fake.ledger.pay(intent.clientSecret, 'paid');
    expect(await provider.refund({ id: order.id, intent: intent.id })).toBe(1499);
    await expect(provider.refund({ id: 'other', intent: intent.id })).rejects.toThrow(PaymentProviderError);
  });

  it('has events, which are read from messages and from pages alike', async () => {
    const { fake, provider, messages } = await fakeWithProvider();
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
    const { fake, provider } = await fakeWithProvider();
    fake.ledger.pay((await provider.createIntent(order)).clientSecret, 'paid');
    const [event] = fake.ledger.events;
    if (!event) throw new Error('Nothing happened.');
    return { provider, event, ...signed(event, keys.webhookSecret) };
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
    const old = signed(event, keys.webhookSecret, new Date(Date.now() - 301_000));
    expect(provider.read(Buffer.from(old.body), old.signature)).toBeUndefined();
  });

  it('that is signed with both secrets during a rotation is accepted', async () => {
    const { provider, body, signature } = await message();
    const both = signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`);
    expect(provider.read(Buffer.from(body), both)).toHaveProperty('type', 'payment_intent.succeeded');
  });
});
