import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { demoRoutes } from './http/demo-routes.js';
import { fakeStripe } from '@mathtools/fake-stripe';
import type { PaymentProvider } from './provider/payment-provider.js';
import { stripeProvider } from './provider/stripe-provider.js';

/**
 * Starts the provider of a demonstration: a fake that posts its events to the webhook, and the routes that
 * replace its form.
 */
export async function startDemo(app: FastifyInstance, tax: boolean): Promise<PaymentProvider> {
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const fake = await fakeStripe({
    webhookSecret,
    deliver: ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload: body });
    },
  });
  app.addHook('onClose', fake.close);
  await app.register(demoRoutes, { prefix: '/api/demo', fake });
  const server = { host: '127.0.0.1', port: fake.port };
  return stripeProvider({ secretKey: 'sk_test_demo', webhookSecret, server, tax });
}
