import { connect } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { post } from '../testing/post.js';
import { testApp } from '../testing/test-app.js';

it.each([
  ['/about', '/about'],
  ['/unsubscribe/ada@math.example', '/[address]'],
  ['/api/ada%40math.example', '/[address]'],
])('logs method, path, status and time of a request for %s', async (url, path) => {
  const { app, log } = await testApp();
  const { statusCode } = await app.inject(url);
  const line =
    log()
      .split('\n')
      .find((text) => text.includes('"msg":"request"')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    method: 'GET',
    path,
    status: statusCode,
    ms: expect.any(Number) as number,
  });
});

it('replaces addresses in the message of an error, and leaves the paths of its stack readable', async () => {
  const { app, log } = await testApp();
  app.get('/api/fails', () => {
    const error = new Error('No ada@math.example\nnor grace@math.example');
    error.stack = `Error: ${error.message}\n    at read (file:///srv/node_modules/.pnpm/zod@4.1.12/node_modules/zod/index.js:394:17)`;
    throw error;
  });
  expect((await app.inject('/api/fails')).statusCode).toBe(500);
  expect(log()).not.toContain('@math.example');
  expect(log()).toContain(
    'No [address]\\nnor [address]\\n    at read (file:///srv/node_modules/.pnpm/zod@4.1.12/',
  );
});

it('logs completed requests if ACCESS_LOG says so, regardless of the level of other lines', async () => {
  const paths = ['/about', '/api/config', '/api/nowhere', '/api/health/live'];
  const asked = ['/about', '/api/config', '/api/nowhere'];
  for (const [environment, logged] of [
    [{ LOG_LEVEL: 'warn', ACCESS_LOG: 'on' }, asked],
    [{ LOG_LEVEL: 'silent', ACCESS_LOG: 'on' }, asked],
    [{ LOG_LEVEL: 'info' }, asked],
    [{ LOG_LEVEL: 'warn' }, []],
    [{ LOG_LEVEL: 'info', ACCESS_LOG: 'off' }, []],
  ] as const) {
    const { app, log } = await testApp(environment);
    for (const path of paths) await app.inject(path);
    const lines = log()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'));
    expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(logged);
  }
});

it.each(['/', '/about/', '/assets/index-1a2b.js', '/api/config', '/api/nowhere', '/api/fails', '/%zz'])(
  'names the request for %s in the response as in the log, and not as the client does',
  async (url) => {
    const { app, log } = await testApp({ LOG_LEVEL: 'info' });
    app.get('/api/fails', () => {
      throw new Error('broken');
    });
    const headers = { 'x-request-id': 'hunter2', 'request-id': 'hunter2' };
    const answers = [await app.inject({ url, headers }), await app.inject({ url, headers })];
    const ids = answers.map((answer) => String(answer.headers['x-request-id']));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(ids[0]).not.toBe(ids[1]);
    for (const id of ids) expect(log()).toContain(`"reqId":"${id}"`);
    expect(log()).not.toContain('hunter2');
  },
);

it('never logs a query, a cookie or credentials, even at level trace', async () => {
  const { app, log } = await testApp({ LOG_LEVEL: 'trace' });
  app.get('/api/fails', (request) => {
    request.log.warn(
      { req: request, headers: request.headers, raw: { headers: request.headers } },
      'careless',
    );
    throw new Error('broken');
  });
  const headers = { cookie: 'sid=hunter2', authorization: 'Bearer hunter2' };
  const paths = [
    '/',
    '/about/',
    '/nowhere',
    '/%zz',
    '/api/nowhere',
    '/api/fails',
    '/api/health/ready',
    '/assets/x.js',
  ];
  for (const path of paths) await app.inject({ url: `${path}?born=hunter2`, headers });
  await app.inject({ method: 'POST', url: '/about?born=hunter2', headers });
  expect(log()).toContain('careless');
  expect(log()).toContain('/api/fails');
  expect(log()).not.toContain('hunter2');
});

it('never logs what visitors write, their addresses, or their tokens, no matter what goes wrong', async () => {
  const { app, db, log } = await testApp({ LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:9' });
  const message = { name: 'Hunter2', email: 'hunter2@math.example', subject: 'hunter2', message: 'hunter2' };
  app.post('/api/careless', (request) => {
    request.log.warn({ body: request.body, email: message.email }, 'careless');
    throw new Error('No room for <hunter2@math.example>, token hunter2@mail');
  });
  const writeAll = async () => {
    await post(app, '/api/contact', message);
    await post(app, '/api/contact', { ...message, email: 'hunter2' });
    await post(app, '/api/newsletter/subscribe', { email: message.email });
    await post(app, '/api/progress/algebra', { problemsCompleted: 1, streak: 1 }, { cookie: 'sid=hunter2' });
    await app.inject({ method: 'POST', url: '/api/newsletter/unsubscribe?token=hunter2' });
  };
  await writeAll();
  await post(app, '/api/careless', { email: message.email, token: 'hunter2' });
  await db.destroy();
  await writeAll();
  expect(log()).toContain('careless');
  expect(log()).toContain('request failed');
  expect(log()).not.toMatch(/hunter2/i);
  expect(log()).not.toContain('127.0.0.1');
});

it('never logs the text of a request that is not HTTP', async () => {
  const { app, log } = await testApp({ LOG_LEVEL: 'trace' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET /?born=hunter2 HTTP/9.9\r\ncookie: hunter2\r\n\r\n');
  socket.resume();
  await once(socket, 'close');
  expect(log()).toContain('client error');
  expect(log()).not.toContain('hunter2');
  expect(log()).not.toContain(Buffer.from('hunter2').join(','));
});
