import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.js';
import { sharedApp, type TestApp } from '../../testing/test-app.js';

const alone = sharedApp({ PUBLIC_ORIGIN: 'https://math.example' });
const proxied = sharedApp({ PUBLIC_ORIGIN: 'https://math.example', TRUST_PROXY: '127.0.0.1' });
const page = '/about';

async function answer({ app }: TestApp, url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: all, body } = await app.inject({ url, headers });
  return { statusCode, headers: { ...all, date: '', 'x-request-id': '' }, body };
}

describe.each([
  ['without a proxy', alone],
  ['behind one', proxied],
])('an answer %s', (_where, made) => {
  it.each([
    '/',
    '/about',
    '/about/',
    '/nowhere',
    '/sitemap.xml',
    '/assets/index-1a2b.js',
    '/api/config',
    '/api/openapi.json',
    '/api/marketplace/products',
    '/api/practice/worksheet?topics=algebra.3&seed=5',
    '/api/nowhere',
  ])('to %s does not depend on what a request says of its host and path', async (url) => {
    const before = await answer(made(), url);
    for (const headers of [
      { host: 'evil.example' },
      { host: 'evil.example:1@math.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', 'x-forwarded-port': '1' },
      { 'x-forwarded-for': 'evil.example, <script>', 'x-real-ip': 'evil.example' },
      { forwarded: 'for=evil.example;host=evil.example;proto=http' },
      {
        'x-original-url': '/evil.example',
        'x-rewrite-url': '/evil.example',
        'x-http-method-override': 'POST',
      },
      { origin: 'https://evil.example', referer: 'https://evil.example/' },
    ]) {
      const poisoned = await answer(made(), url, headers);
      expect(poisoned, JSON.stringify(headers)).toEqual(before);
      expect(JSON.stringify(poisoned)).not.toContain('evil.example');
    }
    expect(await answer(made(), url)).toEqual(before);
  });
});

it.each([
  'br;q=abc',
  'br;q=-1',
  'br;q=1e9',
  ',,,;;;===',
  'BR, GZIP',
  'identity;q=0',
  '*;q=0',
  'compress, x-evil',
  '__proto__, constructor, toString',
  'br,'.repeat(4_000),
  'b r\u00e9',
])('a page is complete for every accepted encoding: %.40s', async (accepted) => {
  const { app } = alone();
  const plain = await app.inject(page);
  const { statusCode, headers, rawPayload } = await app.inject({
    url: page,
    headers: { 'accept-encoding': accepted },
  });
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  expect(statusCode).toBe(200);
  expect((decode?.(rawPayload) ?? rawPayload).toString()).toBe(plain.body);
  expect([headers.vary, headers.etag]).toEqual(['Accept-Encoding', plain.headers.etag]);
});

it('a page that many request at once, before it was ever compressed, is complete for each', async () => {
  const { app } = alone();
  const plain = await app.inject('/tools/bmi');
  const headers = { 'accept-encoding': 'br' };
  const all = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/tools/bmi', headers })));
  for (const { rawPayload } of all) expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
});

it.each([
  'bytes=0-0',
  'bytes=5-2',
  'bytes=-1',
  'bytes=999999999-',
  `bytes=${'0-,'.repeat(4_000)}`,
  'lines=1-2',
  'bytes',
])('a part is never sent in place of a page: %.40s', async (range) => {
  const { app } = alone();
  const whole = await app.inject(page);
  const part = await app.inject({ url: page, headers: { range, 'if-range': 'x' } });
  expect([part.statusCode, part.body]).toEqual([200, whole.body]);
  expect(part.headers).not.toHaveProperty('content-range');
});

it.each([
  { 'if-none-match': '"' },
  { 'if-none-match': 'W/' },
  { 'if-none-match': ',,,,' },
  { 'if-none-match': '*evil' },
  { 'if-none-match': '"x", '.repeat(3_000) },
  { 'if-modified-since': 'the day after tomorrow' },
  { 'if-modified-since': 'Fri, 31 Dec 9999 23:59:59 GMT' },
  { 'if-match': '"x"', 'if-unmodified-since': '1' },
])('a validator of no version gets the page: %.60j', async (headers) => {
  const { app } = alone();
  const { statusCode, body } = await app.inject({ url: page, headers });
  expect([statusCode, body]).toEqual([200, (await app.inject(page)).body]);
});

describe('a query of 100 KB', () => {
  const query = 'x'.repeat(100_000);

  it('changes nothing about a page', async () => {
    const { app } = alone();
    expect((await app.inject(`${page}?${query}`)).body).toBe((await app.inject(page)).body);
  });

  it.each([
    `/api/practice/random/algebra?after=${query}`,
    `/api/practice/random/algebra?${'after=x&'.repeat(12_500)}`,
    `/api/practice/worksheet?topics=algebra.3&seed=5&x=${query}`,
    `/api/practice/worksheet?topics=algebra.3&seed=${'9'.repeat(100_000)}`,
  ])('is refused by the API: %.50s', async (url) => {
    const { app } = alone();
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(400);
    expect(body.length).toBeLessThan(1_000);
  });

  it('is refused on a socket before it is read completely', async () => {
    const { app } = alone();
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect((await ask(port, `${page}?${query}`)).status).toBe(431);
  });
});
