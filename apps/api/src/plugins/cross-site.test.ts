import { describe, expect, it } from 'vitest';
import { post } from '../testing/post.js';
import { sharedApp } from '../testing/test-app.js';

const origin = 'https://math.example';
const body = { problemsCompleted: 1, streak: 1 };

const writable = sharedApp({ PUBLIC_ORIGIN: origin });
const refusing = sharedApp({ PUBLIC_ORIGIN: origin, RATE_LIMITS: 'off' });

describe('a write', () => {
  it.each([
    ['of the site itself', { 'sec-fetch-site': 'same-origin', origin }],
    ['by a browser that sends Origin only', { origin }],
    ['on a host name of this machine', { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['by a program', {}],
  ])('%s is accepted', async (_name, headers) => {
    const { app } = writable();
    expect((await post(app, '/api/progress/algebra', body, headers)).statusCode).toBe(200);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin }],
    ['of a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://other.math.example' }],
    ['with a made-up site', { 'sec-fetch-site': 'friend' }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['of our name on another port', { origin: 'https://math.example:8443' }],
    ['of our name in a longer one', { origin: 'https://math.example.evil.example' }],
    ['of a hidden origin', { origin: 'null' }],
  ])('%s is refused and writes nothing', async (_name, headers) => {
    const { app, db } = refusing();
    for (const path of ['/api/progress/algebra', '/api/contact', '/api/newsletter/unsubscribe']) {
      const response = await post(app, path, body, headers);
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([403, 'cross_site']);
      expect(response.headers).not.toHaveProperty('set-cookie');
    }
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

it('lets everyone read, without showing other sites the answer', async () => {
  const { app } = refusing();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const response = await app.inject({ url: '/api/config', headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
});
