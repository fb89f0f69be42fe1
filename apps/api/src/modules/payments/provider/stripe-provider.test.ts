import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { PaymentProviderError } from './payment-provider.js';
import { stripeProvider } from './stripe-provider.js';

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
  const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', tax: true };
  const provider = stripeProvider({ ...keys, server: { host, port }, timeoutMs: 200 });
  const order = { id: 'order', attempt: 1, product: 'quadratics', title: 'Quadratics', amountCents: 1499 };
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
