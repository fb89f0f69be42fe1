import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.js';
import { post } from './testing/post.js';
import { sharedApp, testApp } from './testing/test-app.js';
import { seedProducts } from './modules/marketplace/catalogue.js';

/** Every route that accepts an email address, and the other fields that it needs. */
const routes: readonly (readonly [string, object])[] = [
  ['/api/newsletter/subscribe', {}],
  ['/api/contact', { name: 'Ada', subject: 'Hello', message: 'Why?' }],
  ['/api/marketplace/codes', {}],
  ['/api/trial', { tier: 'pro' }],
  ['/api/create-payment-intent', { product: 'quadratics', amount: 14.99 }],
];

/** Every column where an address, or text that begins with one, would be stored. */
const tables = ['sessions', 'orders', 'outbox', 'subscribers', 'contact_messages', 'keys'] as const;

const addresses: Record<string, unknown> = {
  'a line break and a header': 'ada@math.example\r\nBcc: all@math.example',
  'a line break before the @': 'ada\nb@math.example',
  'a line separator': 'ada\u2028@math.example',
  'a null': 'ada\0@math.example',
  'a tab': 'ada\tb@math.example',
  'letters that look like others': 'аda@math.example',
  'a reversed text': 'ada\u202e@math.example',
  'an invisible letter': 'ada\u200b@math.example',
  'half a letter': 'ada\ud800@math.example',
  'a domain in Greek': 'ada@μαθ.example',
  'two addresses': 'ada@math.example,bob@math.example',
  'a name': 'Ada <ada@math.example>',
  'a quoted name': '"ada\r\n"@math.example',
  'a network address': 'ada@[127.0.0.1]',
  'a comment': 'ada(x)@math.example',
  'two signs': 'ada@bob@math.example',
  'a list': ['ada@math.example'],
  'an object': { $ne: 'ada@math.example' },
  '10 KB before the @': `${'a'.repeat(10_000)}@math.example`,
  '10 KB behind it': `ada@${'b.'.repeat(5_000)}example`,
  '10 KB of signs': '@'.repeat(10_000),
};

describe('a hostile address', () => {
  const made = sharedApp({ SMTP_URL: 'smtp://127.0.0.1:9', PAYMENTS: 'demo', RATE_LIMITS: 'off' });

  it.each(routes)('is refused by %s, which stores nothing and sends no email', async (url, rest) => {
    const { app, db } = made();
    await seedProducts(db);
    for (const [kind, email] of Object.entries(addresses)) {
      const { statusCode, headers } = await post(app, url, { ...rest, email });
      expect([kind, [400, 413].includes(statusCode), headers['set-cookie']]).toEqual([kind, true, undefined]);
    }
    for (const table of tables)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect((await post(app, url, { ...rest, email: ' ADA@Math.example ' })).statusCode).toBe(200);
    for (const table of tables) await db.deleteFrom(table).execute();
  });
});

describe('a flood of headers', () => {
  async function listening() {
    const { app } = await testApp();
    app.get('/headers', ({ raw }) => ({ count: raw.rawHeaders.length / 2 }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    /** Sends bytes until the server closes the connection, and returns its response. */
    const answerTo = async (...parts: string[]) => {
      const socket = connect(port, '127.0.0.1');
      // The server may close the connection while the client is still sending.
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      const answer = text(socket).catch(() => '');
      for (const part of parts) socket.write(part);
      return answer;
    };
    /**
     * Sends a request in pieces, each after the server has read the previous one. Returns the response and
     * the number of bytes sent. If a server closes a connection with unread bytes, the system resets it, and
     * the response may be lost.
     */
    const answerInPieces = async (request: string) => {
      const connection = once(app.server, 'connection');
      const socket = connect(port, '127.0.0.1');
      const answer = text(socket);
      const [server] = (await connection) as [Socket];
      const isOpen = () => !server.destroyed;
      let sent = 0;
      while (sent < request.length && isOpen()) {
        const piece = request.slice(sent, sent + 4096);
        socket.write(piece);
        sent += piece.length;
        while (server.bytesRead < sent && isOpen()) await setImmediate();
      }
      return { answer: await answer, sent };
    };
    return { port, answerTo, answerInPieces };
  }
  const start = (path = '/headers') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`;

  it.each([
    ['very many', start() + 'a: b\r\n'.repeat(100_000) + '\r\n'],
    ['one of a megabyte', `${start()}a: ${'b'.repeat(1_000_000)}\r\n\r\n`],
    ['a name of a megabyte', `${start()}${'b'.repeat(1_000_000)}: a\r\n\r\n`],
    ['a cookie of a megabyte', `${start()}cookie: ${'sid=a; '.repeat(150_000)}\r\n\r\n`],
    ['one that never ends', `${start()}a: ${'b'.repeat(1_000_000)}`],
    ['a path of a megabyte', `${start(`/${'a'.repeat(1_000_000)}`)}\r\n`],
  ])('%s is refused with 431 before it is read to its end, and others are served', async (_name, request) => {
    const { port, answerTo, answerInPieces } = await listening();
    const { answer, sent } = await answerInPieces(request);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(sent).toBeLessThan(request.length / 2);
    const flood = await Promise.all(Array.from({ length: 20 }, () => answerTo(request)));
    for (const each of flood) expect(each).toMatch(/^(HTTP\/1\.1 431 |$)/);
    expect((await ask(port, '/about')).status).toBe(200);
  });

  it.each([
    ['no host', 'GET /headers HTTP/1.1\r\nconnection: close\r\n\r\n'],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
    ],
    ['a folded line', `${start()}a: b\r\n c\r\n\r\n`],
    ['a name with a space', `${start()}a b: c\r\n\r\n`],
    ['a null', `${start()}a: b\0c\r\n\r\n`],
    ['a bare line feed', 'GET /headers HTTP/1.1\nhost: localhost\n\n'],
  ])('with %s is not a valid request', async (_name, request) => {
    const { answerTo } = await listening();
    expect(await answerTo(request)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('within the size limit gets a response, even with thousands of cookies', async () => {
    const { answerTo } = await listening();
    const many = await answerTo(`${start()}${'a: b\r\n'.repeat(900)}\r\n`);
    expect(many).toMatch(/^HTTP\/1\.1 200 [^]*\{"count":902\}$/);
    const cookies = await answerTo(
      `${start('/api/marketplace/library')}cookie: ${'sid=a;'.repeat(2_000)}\r\n\r\n`,
    );
    expect(cookies).toMatch(/^HTTP\/1\.1 200 /);
  });
});
