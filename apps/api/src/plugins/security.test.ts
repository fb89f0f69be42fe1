import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../modules/payments/provider/payment-provider.js';
import { inlineScript, inlineStyle } from '../testing/site-folder.js';
import { sharedApp, type TestApp, testApp } from '../testing/test-app.js';

const hash = createHash('sha256').update(inlineScript).digest('base64');
const policy = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${hash}'`,
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
];

const classes = [
  ['a page', '/about', 200, 'no-cache'],
  ['an asset', '/assets/index-1a2b.js', 200, 'public, max-age=31536000, immutable'],
  ['an API answer', '/api/health/live', 200, 'no-store'],
  ['a redirect', '/about/', 308, undefined],
  ['a lost page', '/nowhere', 404, 'no-cache'],
  ['an unknown API address', '/api/nowhere', 404, 'no-store'],
  ['a malformed address', '/%zz', 404, 'no-cache'],
  ['a failure', '/api/fails', 500, 'no-store'],
] as const;

const routes = (app: FastifyInstance) =>
  app.get('/api/fails', () => {
    throw new Error('broken');
  });
const plain = sharedApp({}, { routes });
const secured = sharedApp({ PUBLIC_ORIGIN: 'https://math.example' }, { routes });

describe.each(classes)('%s', (_name, url, status, caching) => {
  it('carries the security headers', async () => {
    const response = await plain().app.inject(url);
    const { headers } = response;
    expect(response.statusCode).toBe(status);
    expect(String(headers['content-security-policy']).split(';')).toEqual(policy);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(headers['cache-control']).toBe(caching);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('requires https when the public origin is https', async () => {
    const { headers } = await secured().app.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

describe('a page with its own style sheet', () => {
  it('may use that one, and no other page may', async () => {
    const styles = createHash('sha256').update(inlineStyle).digest('base64');
    const own = policy.map((each) => (each === "style-src 'self'" ? `${each} 'sha256-${styles}'` : each));
    for (const headers of [{}, { 'if-none-match': '*' }]) {
      const answer = await plain().app.inject({ url: '/styled', headers });
      expect(String(answer.headers['content-security-policy']).split(';')).toEqual(own);
    }
  });
});

describe('the checkout', () => {
  const keys = {
    STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRET: 'whsec_123',
  };
  const provider = { livemode: false, eventsSince: () => Promise.resolve([]) } as unknown as PaymentProvider;
  const live = sharedApp(keys, { paymentProvider: provider });
  const headersOf = async (url: string, { app }: TestApp) => {
    const { headers } = await app.inject(url);
    return {
      policy: String(headers['content-security-policy']).split(';'),
      opener: headers['cross-origin-opener-policy'],
      permissions: String(headers['permissions-policy']),
    };
  };
  const closed = {
    policy,
    opener: 'same-origin',
    permissions: expect.stringContaining('payment=()') as string,
  };

  it.each(['/checkout', '/checkout?product=pro&amount=9.99'])(
    'may hold the provider’s form at %s once payments are live',
    async (url) => {
      expect(await headersOf(url, live())).toEqual({
        policy: policy.map(
          (line) =>
            ({
              [`script-src 'self' 'sha256-${hash}'`]: `script-src 'self' 'sha256-${hash}' https://js.stripe.com https://*.js.stripe.com`,
              "connect-src 'self'": "connect-src 'self' https://api.stripe.com",
              "frame-src 'none'":
                'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
            })[line] ?? line,
        ),
        opener: 'same-origin-allow-popups',
        permissions:
          'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com"), usb=()',
      });
    },
  );

  it.each(['/', '/about', '/checkout/', '/checkout.html', '/checkout/pay', '/api/checkout', '/nowhere'])(
    'allows nothing more on %s',
    async (url) => {
      expect(await headersOf(url, live())).toEqual(closed);
    },
  );

  it.each([{}, { PAYMENTS: 'demo' }])('has the policy of any other page given %j', async (environment) => {
    expect(await headersOf('/checkout', await testApp(environment))).toEqual(closed);
  });
});

it('passes a long parameter to the route, with all headers', async () => {
  const { app } = await testApp();
  app.get('/api/thing/:id', (request) => request.params);
  const response = await app.inject(`/api/thing/${'9'.repeat(5_000)}`);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
});

it('allows slow clients less time for headers than for the whole request', async () => {
  const { app } = await testApp();
  // In the other order, Node swaps the two, and a body that trickles in is never cut off.
  expect(app.server.headersTimeout).toBeLessThan(app.server.requestTimeout);
  expect(app.server.requestTimeout).toBe(15_000);
});

describe('the address of a client', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };

  it.each([
    ['is its own when no proxy is trusted', {}, '127.0.0.1'],
    ['is its own when another proxy is trusted', { TRUST_PROXY: '10.0.0.0/8' }, '127.0.0.1'],
    ['is what a trusted proxy says', { TRUST_PROXY: '127.0.0.0/8' }, '203.0.113.9'],
  ])('%s', async (_name, environment, address) => {
    const { app } = await testApp(environment);
    app.get('/api/address', (request) => ({ ip: request.ip }));
    expect((await app.inject({ url: '/api/address', headers })).json()).toEqual({ ip: address });
  });
});

it.each([
  [{ PUBLIC_ORIGIN: 'https://math.example' }, true],
  [{ PUBLIC_ORIGIN: 'https://math.example', TRUST_PROXY: '127.0.0.1' }, false],
  [{}, false],
])('is warned about if https has no trusted proxy: %j', async (environment, isWarned) => {
  const { log } = await testApp(environment);
  expect(log().includes('TRUST_PROXY is not set')).toBe(isWarned);
});
