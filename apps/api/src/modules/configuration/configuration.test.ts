import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.js';

it.each([
  [{}, null],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_123' }, 'pk_test_123'],
])('tells the public key of the payment provider given %j', async (environment, publishableKey) => {
  const { app } = await testApp(environment);
  expect((await app.inject('/api/config')).json()).toEqual({ publishableKey });
});
