import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PaymentConfig } from '../../../config.js';
import { type FakeStripe, fakeStripe } from './fake/fake-stripe.js';
import type { PaymentProvider } from './payment-provider.js';
import { stripeProvider } from './stripe-provider.js';

/** The payment provider, and in a demonstration the fake behind it. */
export interface ConfiguredProvider {
  provider: PaymentProvider;
  fake?: FakeStripe;
}

/** Creates the configured provider; undefined if payments are off. */
export async function configureProvider(
  app: FastifyInstance,
  payments: PaymentConfig,
): Promise<ConfiguredProvider | undefined> {
  if (payments.mode === 'off') return undefined;
  if (payments.mode === 'live') return { provider: stripeProvider(payments) };
  return demoProvider(app);
}

/** Starts a fake that posts its events to the webhook. */
async function demoProvider(app: FastifyInstance): Promise<ConfiguredProvider> {
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
