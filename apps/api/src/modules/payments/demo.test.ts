import { expect, it, vi } from 'vitest';
import { cookieOf, post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';

async function begun() {
  const made = await testApp({ PAYMENTS: 'demo' });
  const response = await post(made.app, '/api/create-payment-intent', { amount: 19.99, product: 'master' });
  const { clientSecret } = response.json<{ clientSecret: string }>();
  const end = (outcome: string) => post(made.app, '/api/demo/payment', { clientSecret, outcome });
  const library = async () => {
    const headers = { cookie: cookieOf(response) };
    return (await made.app.inject({ url: '/api/marketplace/library', headers })).json<{ tier: unknown }>();
  };
  return { ...made, end, library };
}

it('sells in a demonstration what nobody pays for', async () => {
  const { end, library } = await begun();
  expect((await end('declined')).json()).toEqual({ message: 'Your card was declined.' });
  expect((await library()).tier).toBeNull();
  expect((await end('paid')).json()).toEqual({ message: null });
  expect((await library()).tier).toMatchObject({ id: 'master', trial: false });
  expect((await end('paid')).statusCode).toBe(400);
});

it.each([
  ['paid at once', ['processing', 'processing'], true],
  ['paid meanwhile', ['processing', 'paid'], true],
  ['declined meanwhile', ['processing', 'declined'], false],
])('ends a payment that takes a while, and was %s, once', async (_name, outcomes, isOpen) => {
  const { end, library } = await begun();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const outcome of outcomes) expect((await end(outcome)).statusCode).toBe(200);
    vi.advanceTimersByTime(60_000);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(async () => {
    expect((await library()).tier !== null).toBe(isOpen);
  });
});

it('is not there where money is taken, or nothing is sold', async () => {
  const { app } = await testApp();
  expect((await post(app, '/api/demo/payment', { clientSecret: 'x', outcome: 'paid' })).statusCode).toBe(404);
});
