import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { stopClock } from '../testing/clock.js';
import { post } from '../testing/post.js';
import { testApp } from '../testing/test-app.js';

const origin = 'https://math.example';
const message = { name: 'Ada', email: 'ada@math.example', subject: 'Hello', message: 'How?' };

/** Submits a form the way a browser without JavaScript does. */
function submit(
  app: FastifyInstance,
  url: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', origin },
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Returns the heading of a page and the text below it. */
function wordsOf(html: string): string[] {
  return /<h1>(.*?)<\/h1><p>(.*?)<\/p>/.exec(html)?.slice(1) ?? [];
}

describe('a form sent without JavaScript', () => {
  const site = () => testApp({ PUBLIC_ORIGIN: origin });

  it('is handled like the same request in JSON, and gets a page', async () => {
    const { app, db } = await site();
    const contact = await submit(app, '/api/contact', { ...message, message: 'One\r\ntwo' });
    expect(contact.statusCode).toBe(200);
    expect(contact.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/) as string,
    });
    expect(wordsOf(contact.body)).toEqual([
      'Message Sent!',
      'Thank you for contacting us. We’ll respond within 24 hours.',
    ]);
    const newsletter = await submit(app, '/api/newsletter/subscribe', { email: message.email });
    expect(newsletter.statusCode).toBe(200);
    expect(wordsOf(newsletter.body)).toEqual(['Success!', 'You’ve been subscribed to our newsletter.']);
    const stored = await db.selectFrom('contact_messages').select(['name', 'message']).execute();
    expect(stored).toEqual([{ name: 'Ada', message: 'One\ntwo' }]);
    expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([{ email: message.email }]);
  });

  it('may contain the longest message, no matter how its characters are encoded', async () => {
    const { app } = await site();
    for (const text of ['算'.repeat(5_000), '\r\n'.repeat(2_499) + 'end'])
      expect((await submit(app, '/api/contact', { ...message, message: text })).statusCode).toBe(200);
  });

  it.each([
    [
      'a longer message',
      { message: 'x'.repeat(5_001) },
      400,
      'This is too long. Please use at most 5000 characters.',
    ],
    ['no name and no address', { name: '', email: '' }, 400, /enter your name.*enter your email address/],
    ['an unknown field', { priority: '1' }, 400, 'This field isn’t recognized.'],
    ['markup', { name: '', '<b>': '' }, 400, /enter your name/],
    ['a page of text', { message: 'x'.repeat(60_000) }, 413, /larger than the server accepts/],
  ])('with %s is refused with a page that says why, and not stored', async (_name, change, status, why) => {
    const { app, db } = await site();
    const response = await submit(app, '/api/contact', { ...message, ...change });
    expect(response.statusCode).toBe(status);
    const [title, text] = wordsOf(response.body);
    expect(title).toBe('Failed to send message');
    expect(text).toMatch(why);
    expect(response.body).not.toContain('<b>');
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });

  it('with a repeated field is refused, not read as one of the two', async () => {
    const { app, db } = await site();
    const twice = `${new URLSearchParams(message).toString()}&email=eve%40math.example`;
    const response = await submit(app, '/api/contact', twice);
    expect([response.statusCode, wordsOf(response.body)[1]]).toEqual([
      400,
      expect.stringMatching('valid email'),
    ]);
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://other.math.example' }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['of a hidden origin', { origin: 'null' }],
  ])('%s is refused and writes nothing', async (_name, headers) => {
    const { app, db } = await site();
    for (const url of ['/api/contact', '/api/newsletter/subscribe']) {
      const fields = url === '/api/contact' ? message : { email: message.email };
      const response = await submit(app, url, fields, headers);
      expect(response.statusCode).toBe(403);
      expect(wordsOf(response.body)[1]).toMatch('another site');
    }
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
  });

  it('counts toward the same limit as JSON', async () => {
    stopClock();
    const { app } = await site();
    for (let time = 0; time < 5; time++) {
      expect((await submit(app, '/api/contact', message)).statusCode).toBe(200);
      expect((await post(app, '/api/contact', message, { origin })).statusCode).toBe(200);
    }
    const refused = await submit(app, '/api/contact', message);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect(wordsOf(refused.body)).toEqual([
      'Failed to send message',
      'Too many requests. Please try again later. Go back to try again.',
    ]);
    expect((await post(app, '/api/contact', message, { origin })).headers['content-type']).toMatch('json');
  });

  it('is accepted nowhere else', async () => {
    const { app } = await site();
    for (const url of ['/api/progress/algebra', '/api/marketplace/restore', '/api/create-payment-intent'])
      expect((await submit(app, url, { code: 'x' })).statusCode).toBe(415);
  });
});
