import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { assetText } from '../../testing/site-folder.js';
import { sharedApp } from '../../testing/test-app.js';

const small = sharedApp();
const one = sharedApp({ PUBLIC_ORIGIN: 'https://math.example' });
const other = sharedApp({ PUBLIC_ORIGIN: 'https://other.example' });

describe('coding and caching', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'gzip'],
    ['gzip', 'gzip'],
    ['*', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('"%s" gets %s', async (accepted, coding) => {
    const { app } = small();
    for (const url of ['/about', '/assets/index-1a2b.js']) {
      const response = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(response.headers['content-encoding']).toBe(coding);
      expect(response.headers.vary).toBe('Accept-Encoding');
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((body: Buffer) => body);
      const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
      expect(decode(response.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('leaves images as they are', async () => {
    const { app } = small();
    const response = await app.inject({ url: '/icon.png', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.rawPayload).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  });

  it('caches hashed files for a year and revalidates all others', async () => {
    const { app } = small();
    const asset = await app.inject('/assets/index-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(asset.body).toBe(assetText);
    for (const url of ['/', '/favicon.svg', '/robots.txt']) {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('answers 304 to a client that has the page, in any coding', async () => {
    const { app } = small();
    const { etag } = (await app.inject('/about')).headers;
    for (const tag of [String(etag), `"other", ${String(etag)}`, String(etag).slice(2), '*']) {
      const headers = { 'if-none-match': tag, 'accept-encoding': 'br' };
      const response = await app.inject({ url: '/about', headers });
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(200);
  });

  it('has different tags for pages that differ in the public origin', async () => {
    const tagOf = async ({ app }: ReturnType<typeof one>) => (await app.inject('/about')).headers.etag;
    expect(await tagOf(one())).not.toBe(await tagOf(other()));
  });
});
