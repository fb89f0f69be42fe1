import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cookieOf, post } from '../../../testing/post.js';
import { testApp } from '../../../testing/test-app.js';
import { demoRoutes } from './demo-routes.js';
import { fakeStripe } from '@mathtools/fake-stripe';

it('sells without charging in a demonstration', async () => {
  const { app } = await testApp({ PAYMENTS: 'demo' });
  const response = await post(app, '/api/create-payment-intent', { amount: 19.99, product: 'master' });
  const { clientSecret } = response.json<{ clientSecret: string }>();
  const end = (outcome: string) => post(app, '/api/demo/payment', { clientSecret, outcome });
  const tier = async () => {
    const headers = { cookie: cookieOf(response) };
    return (await app.inject({ url: '/api/marketplace/library', headers })).json<{ tier: unknown }>().tier;
  };
  expect((await end('declined')).json()).toEqual({ message: 'Your card was declined.' });
  expect(await tier()).toBeNull();
  expect((await end('paid')).json()).toEqual({ message: null });
  expect(await tier()).toMatchObject({ id: 'master', trial: false });
  expect((await end('paid')).statusCode).toBe(400);
});

it('computes the tax in a demonstration too, and asks for the country', async () => {
  const { app, db } = await testApp({ PAYMENTS: 'demo', STRIPE_TAX: 'on' });
  const pack = { amount: 19.99, product: 'master' };
  const response = await post(app, '/api/create-payment-intent', { ...pack, country: 'DE' });
  const { clientSecret } = response.json<{ clientSecret: string }>();
  await post(app, '/api/demo/payment', { clientSecret, outcome: 'paid' });
  const columns = ['payment', 'country', 'tax_cents', 'card_country'] as const;
  expect(await db.selectFrom('orders').select(columns).execute()).toEqual([
    { payment: 'paid', country: 'DE', tax_cents: 319, card_country: 'DE' },
  ]);
});

it.each([
  ['requested twice', ['processing', 'processing'], 'succeeded'],
  ['paid meanwhile', ['processing', 'paid'], 'succeeded'],
  ['declined meanwhile', ['processing', 'declined'], 'requires_payment_method'],
])('ends a processing payment once, even if it was %s', async (_name, outcomes, status) => {
  const fake = await fakeStripe({ webhookSecret: 'whsec_1', deliver: () => Promise.resolve() });
  onTestFinished(fake.close);
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await app.register(demoRoutes, { fake });
  const intent = fake.ledger.createIntent({
    amount: 1999,
    currency: 'usd',
    metadata: {},
    automatic_payment_methods: { enabled: 'true' },
    description: 'Quadratics',
    statement_descriptor_suffix: 'QUADRATICS',
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  for (const outcome of outcomes) {
    const { statusCode } = await post(app, '/payment', { clientSecret: intent.client_secret, outcome });
    expect(statusCode).toBe(200);
  }
  vi.advanceTimersByTime(60_000);
  expect(intent.status).toBe(status);
  const paid = fake.ledger.events.filter(({ type }) => type === 'payment_intent.succeeded');
  expect(paid).toHaveLength(status === 'succeeded' ? 1 : 0);
});

it('does not exist where payments are live or off', async () => {
  const { app } = await testApp();
  expect((await post(app, '/api/demo/payment', { clientSecret: 'x', outcome: 'paid' })).statusCode).toBe(404);
});
