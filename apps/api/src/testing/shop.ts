import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { onTestFinished, vi } from 'vitest';
import { seedProducts } from '../modules/marketplace/catalogue.js';
import { fakeStripe, type Message } from '@mathtools/fake-stripe';
import { stripeProvider } from '../modules/payments/provider/stripe-provider.js';
import { paymentDependencies } from '../shop.js';
import { cookieOf, post } from './post.js';
import { testApp } from './test-app.js';

/** The options of a test's shop. */
export interface ShopOptions {
  environment?: Record<string, string>;
  /** If false, the provider's events don't reach the webhook. The default is true. */
  webhooks?: boolean;
  /** The time that the client waits for the provider. Defaults to ten minutes. */
  timeoutMs?: number;
  /** Makes the shop count as one that takes money. Its provider's events then have the wrong mode. */
  takesMoney?: boolean;
  /** True if the provider computes the tax in the prices. */
  tax?: boolean;
}

const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;

/** Skips the client's delays of half a second to two seconds before a retry. */
function skipRetryDelays(): void {
  const client = Stripe.prototype as unknown as Record<RetryDelay, () => number>;
  const delays = (['getInitialNetworkRetryDelay', 'getMaxNetworkRetryDelay'] as const).map((name) =>
    vi.spyOn(client, name).mockReturnValue(0),
  );
  onTestFinished(() => {
    for (const spy of delays) spy.mockRestore();
  });
}

type RetryDelay = 'getInitialNetworkRetryDelay' | 'getMaxNetworkRetryDelay';

/** Builds the application with a seeded shop whose provider is the fake. */
export async function openShop(parts: ShopOptions = {}) {
  const { environment = {}, webhooks = true, timeoutMs = 600_000, takesMoney = false, tax = false } = parts;
  const inbox: { deliver?: (message: Message) => Promise<unknown> } = {};
  const fake = await fakeStripe({ webhookSecret, deliver: async (message) => inbox.deliver?.(message) });
  onTestFinished(fake.close);
  skipRetryDelays();
  const server = { host: '127.0.0.1', port: fake.port };
  const stripe = stripeProvider({ secretKey: 'sk_test_x', webhookSecret, server, timeoutMs, tax });
  const provider = { ...stripe, livemode: takesMoney };
  const made = await testApp({ RATE_LIMITS: 'off', ...environment }, { paymentProvider: provider });
  const { app, db } = made;
  await seedProducts(db);
  const deps = paymentDependencies(app, provider);
  const receiveWebhook = ({ body, signature }: Message) =>
    app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
  if (webhooks) inbox.deliver = receiveWebhook;

  /** Requests the payment of a purchase. Returns the response, the visitor's cookie, and the payment. */
  const checkOut = async (request: unknown, cookie = '') => {
    const response = await post(app, '/api/create-payment-intent', request, cookie ? { cookie } : {});
    const { clientSecret = '' } = response.json<{ clientSecret?: string }>();
    return {
      response,
      clientSecret,
      cookie: response.headers['set-cookie'] ? cookieOf(response) : cookie,
      intent: clientSecret.replace(/_secret_.*/, ''),
    };
  };
  /** Buys the way a visitor does. */
  const buy = async (request: unknown, cookie = '') => {
    const bought = await checkOut(request, cookie);
    fake.ledger.pay(bought.clientSecret, 'paid');
    await fake.delivered();
    return bought;
  };
  const get = async (url: string, cookie = '') => {
    return app.inject({ url: `/api/marketplace${url}`, headers: cookie ? { cookie } : {} });
  };
  const library = async (cookie = '') => (await get('/library', cookie)).json<{ packs: string[] }>();
  return { ...made, fake, provider, deps, webhookSecret, receiveWebhook, checkOut, buy, get, library };
}

/** A test's shop. */
export type Shop = Awaited<ReturnType<typeof openShop>>;
