import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PaymentConfig } from '../../../config.js';
import { type FakeStripe, fakeStripe } from './fake/fake-stripe.js';
import type { Provider } from './payment-provider.js';
import { stripeProvider } from './stripe-provider.js';

/** Who takes the money; in a demonstration also the fake that takes none. */
export interface Taker {
  provider: Provider;
  fake?: FakeStripe;
}

/** Gives who takes the money, or undefined where payments are not configured. */
export async function takerFor(app: FastifyInstance, payments: PaymentConfig): Promise<Taker | undefined> {
  if (payments.mode === 'off') return undefined;
  if (payments.mode === 'live') return { provider: stripeProvider(payments) };
  return demoTaker(app);
}

/** The demonstration speaks to a fake of its own, which brings its messages by the front door. */
async function demoTaker(app: FastifyInstance): Promise<Taker> {
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const fake = await fakeStripe({
    webhookSecret,
    deliver: ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload: body });
    },
  });
  app.addHook('onClose', fake.close);
  const server = { host: '127.0.0.1', port: fake.port };
  return { provider: stripeProvider({ secretKey: 'sk_test_demo', webhookSecret, server }), fake };
}
