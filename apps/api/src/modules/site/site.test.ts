import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.js';
import { siteFolder } from '../../testing/site-folder.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { sharedApp, testApp } from '../../testing/test-app.js';

const origin = 'https://math.example';

const small = sharedApp();
const named = sharedApp({ PUBLIC_ORIGIN: origin });
const selling = sharedApp({
  SELLER_NAME: 'Euler & Sons',
  SELLER_ADDRESS: 'Rue $& 1, Basel',
  SELLER_VAT_ID: 'CHE12',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SUPPORT_EMAIL: 'Owner <owner@math.example>',
});
const demonstration = sharedApp({ PAYMENTS: 'demo' });

/** Returns the port that the application listens on for all tests. */
async function listeningPort(): Promise<number> {
  const { server } = small().app;
  if (!server.listening) await small().app.listen({ port: 0, host: '127.0.0.1' });
  return (server.address() as AddressInfo).port;
}

describe('a page', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/tools', 'tools'],
    ['/tools/bmi', 'bmi'],
    ['/tools/bmi?weight=70', 'bmi'],
    ['/tools?tool=loan', 'loan'],
    ['/tools?loan.amount=5&loan.rate=2', 'loan'],
    ['/tools?tool=unit&loan.amount=5', 'unit'],
    ['/tools?q=2x&tool=nothing', 'tools'],
    ['/tools?tool=../about', 'tools'],
    ['/tools?loan=1', 'tools'],
    ['/about?tool=loan', 'about'],
  ])('%s is the page of %s', async (url, title) => {
    const { app } = small();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<title>${title}</title>`);
  });

  it('of a tool has no address without a query', async () => {
    const { app } = small();
    expect((await app.inject('/tools@loan')).statusCode).toBe(404);
  });

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/tools/bmi/?weight=70&height=1.8', '/tools/bmi?weight=70&height=1.8'],
  ])('%s redirects permanently to %s', async (url, location) => {
    const { app } = small();
    const response = await app.inject(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, location]);
  });

  it('with a long unknown name is a 404 like any other', async () => {
    const { app } = small();
    expect((await app.inject(`/${'long'.repeat(2_000)}`)).statusCode).toBe(404);
  });

  it.each(['/about', '/404-nowhere', '/sitemap.xml', '/robots.txt'])(
    '%s names the public origin',
    async (url) => {
      const { app } = named();
      const { body } = await app.inject(url);
      expect(body).toContain(`${origin}/`);
      expect(body).not.toContain('origin.invalid');
    },
  );

  it.each(['/', '/about', '/nowhere'])(
    '%s has the notice of a demonstration only in a demonstration',
    async (url) => {
      const label = '<body><p data-demonstration>This is a demo shop. Nobody is charged';
      const bodies = await Promise.all(
        [demonstration, small].map(async (made) => (await made().app.inject(url)).body),
      );
      expect(bodies.map((body) => body.includes(label))).toEqual([true, false]);
      expect(bodies[1]).not.toContain('demonstration');
    },
  );

  it.each(['/', '/about', '/nowhere'])('%s names the seller at the bottom, if there is one', async (url) => {
    const [sold, unsold] = await Promise.all(
      [selling, small].map(async (made) => (await made().app.inject(url)).body),
    );
    expect(sold).toContain(
      '<section data-seller aria-label="Seller"><address>Sold by Euler &amp; Sons · Rue $&amp; 1, Basel · VAT CHE12 · <a href="mailto:owner@math.example">owner@math.example</a></address></section></body>',
    );
    expect(unsold).not.toContain('data-seller');
  });

  it('answers HEAD without a body and refuses writes', async () => {
    const { app } = small();
    const head = await app.inject({ method: 'HEAD', url: '/about' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(400);
    const post = await app.inject({ method: 'POST', url: '/about' });
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await app.inject({ method: 'DELETE', url: '/nowhere' })).statusCode).toBe(404);
  });
});

describe('an unknown address', () => {
  it.each([
    ['/discount-calculator'],
    ['/tip-calculator'],
    ['/tools/nothing'],
    ['/404'],
    ['/404.html'],
    ['/ABOUT'],
    ['/%zz'],
    ['/about%00'],
    ['/%'],
    ['/about%ff'],
    ['/tools/%E0%A4%A'],
    ['/%00'],
    ['//evil.example/'],
    ['//evil.example/%2e%2e'],
    ['///'],
    ['http://host.example/nowhere'],
    ['/../package.json'],
    ['/%2e%2e/%2e%2e/etc/passwd'],
    ['/..%5c..%5cetc'],
    ['/assets/../.env'],
    ['/assets/'],
    ['/assets'],
    ['/.env'],
    ['/.well/hidden.txt'],
    ['/link.txt'],
    ['/tool.sqlite'],
    ['/assets/index-1a2b.js.map'],
    ['/assets/index-1a2b.js.br'],
  ])('%s shows the 404 page with status 404', async (url) => {
    const port = await listeningPort();
    const { status, headers, body } = await ask(port, url);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>lost</title>');
    const again = await ask(port, url, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(404);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/health/',
    '/api/%zz',
    '/api/progress/algebra%00',
    '/api/../about',
    'http://host.example/api/x',
  ])('%s answers in JSON', async (url) => {
    const port = await listeningPort();
    const { status, headers, body } = await ask(port, url);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toEqual({ error: 'not_found', message: 'There is nothing at this address.' });
  });
});

describe('a site that is not built', () => {
  it('does not stop the API, and is logged', async () => {
    const { app, log } = await testApp({ WEB_ROOT: temporaryFolder() });
    expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
    expect((await app.inject('/')).statusCode).toBe(404);
    expect(log()).toContain('The site is not built');
  });

  it('stops the start in production', async () => {
    const folder = siteFolder();
    rmSync(join(folder, '404.html'));
    await expect(testApp({ WEB_ROOT: folder, NODE_ENV: 'production' })).rejects.toThrow(
      /The site is not built in .+\.$/,
    );
  });
});
