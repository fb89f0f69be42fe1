import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.js';

const off = { publishableKey: null, payments: 'off', mails: false };
const STRIPE_PUBLISHABLE_KEY = 'pk_test_123';
const keys = { STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: 'whsec_123' };

it.each([
  [{}, off],
  [{ STRIPE_PUBLISHABLE_KEY }, { ...off, publishableKey: 'pk_test_123' }],
  [keys, { ...off, publishableKey: 'pk_test_123', payments: 'live' }],
  [
    { ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_123', STRIPE_SECRET_KEY: 'rk_live_123' },
    {
      ...off,
      publishableKey: 'pk_live_123',
      payments: 'live',
      consent: expect.stringMatching(/opens immediately.*lose my right of withdrawal/) as string,
    },
  ],
  [{ PAYMENTS: 'demo' }, { ...off, payments: 'demo' }],
  [
    {
      SELLER_NAME: 'Ada',
      SELLER_ADDRESS: 'London',
      SUPPORT_EMAIL: 'a@b.example',
      TAX_NOTE: 'includes 20% VAT',
    },
    { ...off, taxNote: 'includes 20% VAT' },
  ],
  [
    { PAYMENTS: 'demo', STRIPE_TAX: 'on' },
    {
      ...off,
      payments: 'demo',
      asksForCountry: true,
      taxNote: 'included, based on the country where you live',
    },
  ],
  [{ SMTP_URL: 'smtp://127.0.0.1:9' }, { ...off, mails: true }],
])('has the settings for the site given %j', async (environment, expected) => {
  const { app } = await testApp(environment);
  expect((await app.inject('/api/config')).json()).toEqual(expected);
});
