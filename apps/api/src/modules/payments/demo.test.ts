import { expect, it, vi } from 'vitest';
import { cookieOf, post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { seedProducts } from '../marketplace/catalogue.js';

async function begun() {
  const made = await testApp({ PAYMENTS: 'demo' });
  await seedProducts(made.db);
  const response = await post(made.app, '/api/create-payment-intent', {
    amount: 14.99,
    product: 'quadratics',
  });
  const { clientSecret } = response.json<{ clientSecret: string }>();
  const end = (outcome: string) => post(made.app, '/api/demo/payment', { clientSecret, outcome });
  const library = async () => {
    const headers = { cookie: cookieOf(response) };
    return (await made.app.inject({ url: '/api/marketplace/library', headers })).json<{ packs: string[] }>();
  };
  return { ...made, end, library };
}

it('sells in a demonstration what nobody pays for', async () => {
  const { end, library } = await begun();
  expect((await end('declined')).json()).toEqual({ message: 'Your card was declined.' });
  expect((await library()).packs).toEqual([]);
  expect((await end('paid')).json()).toEqual({ message: null });
  expect((await library()).packs).toEqual(['quadratics']);
  expect((await end('paid')).statusCode).toBe(400);
});

it.each([
  ['paid at once', ['processing', 'processing'], ['quadratics']],
  ['paid meanwhile', ['processing', 'paid'], ['quadratics']],
  ['declined meanwhile', ['processing', 'declined'], []],
])('ends a payment that takes a while, and was %s, once', async (_name, outcomes, packs) => {
  const { end, library } = await begun();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const outcome of outcomes) expect((await end(outcome)).statusCode).toBe(200);
    vi.advanceTimersByTime(60_000);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(async () => {
    expect((await library()).packs).toEqual(packs);
  });
});

it('is not there where money is taken, or nothing is sold', async () => {
  const { app } = await testApp();
  expect((await post(app, '/api/demo/payment', { clientSecret: 'x', outcome: 'paid' })).statusCode).toBe(404);
});
