import { connect } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { sharedApp } from '../testing/test-app.js';

const made = sharedApp();

/** Sends raw bytes; returns everything received until the server closes the connection. */
async function exchange(request: string): Promise<string> {
  const { app } = made();
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(request);
  await once(socket, 'close');
  return answer;
}

// A proxy and this server could disagree on where a request with an ambiguous length ends, and treat the rest as another
// visitor's request.
it.each([
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5', '{}{}'],
  ['an unknown coding', 'Transfer-Encoding: xchunked', '0\r\n\r\n'],
  ['a length with a sign', 'Content-Length: +2', '{}'],
])('a request with %s is refused, and nothing after it is read', async (_name, headers, body) => {
  const smuggled = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';
  const type = 'Content-Type: application/json';
  const answer = await exchange(
    `POST /api/progress/algebra HTTP/1.1\r\nHost: a\r\n${type}\r\n${headers}\r\n\r\n${body}${smuggled}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.split('HTTP/1.1')).toHaveLength(2);
});

const chunked = 'Host: a\r\nTransfer-Encoding: chunked\r\n';
it.each([
  ...['0.9', '2.0', '1.2', '3.0', '9.9'].map((version) => [version, '']),
  ...['0.9', '2.0'].map((version) => [version, 'Host: a\r\n']),
  ...['0.9', '1.0', '2.0'].map((version) => [version, chunked]),
])('HTTP/%s is refused with the headers %j', async (version, headers) => {
  const body = headers === chunked ? '0\r\n\r\n' : '';
  const answer = await exchange(`GET /api/config HTTP/${version}\r\n${headers}\r\n${body}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.split('HTTP/1.1')).toHaveLength(2);
});

it.each([
  ...[
    ...['gzip, chunked', 'GZIP,chunked', 'identity, chunked', ',chunked', 'x, chunked', 'chunked, chunked'],
    ...['chunked, gzip', 'chunked, identity', 'gzip', 'identity', 'chunked;q=1', '"chunked"', ''],
    ...['gzip\r\nTransfer-Encoding: chunked', 'chunked\r\nTransfer-Encoding: identity'],
  ].map((codings) => `Transfer-Encoding: ${codings}\r\n\r\n0`),
  'TE: gzip, chunked',
])('a request with %j is refused, and the one after it is not processed', async (headers) => {
  const { db } = made();
  const smuggled = JSON.stringify({ email: 'smuggled@math.example' });
  const answer = await exchange(
    `GET /api/config HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n` +
      `POST /api/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${smuggled.length}\r\nConnection: close\r\n\r\n${smuggled}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.split('HTTP/1.1')).toHaveLength(2);
  expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
});

it('a request without a version is refused', async () => {
  expect(await exchange('GET /about\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

it.each([
  ['HTTP/1.0', 'GET /api/config HTTP/1.0\r\n\r\n'],
  ...['chunked', 'Chunked', ' chunked '].map((coding) => [
    `the coding ${coding}`,
    `GET /api/config HTTP/1.1\r\nHost: a\r\nTE: trailers\r\nConnection: close\r\nTransfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n`,
  ]),
])('%s is accepted', async (_name, request) => {
  expect(await exchange(request)).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['/about', 405],
  ['/api/config', 404],
])('TRACE %s echoes nothing', async (path, status) => {
  const answer = await exchange(
    `TRACE ${path} HTTP/1.1\r\nHost: a\r\nCookie: sid=hunter2\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).not.toContain('hunter2');
});

it('an expectation that nobody knows changes nothing: the answer has its headers, and a write of another site is refused', async () => {
  const expecting = 'HTTP/1.1\r\nHost: a\r\nExpect: hunter2\r\nConnection: close\r\n';
  const read = await exchange(`GET /api/config ${expecting}\r\n`);
  expect(read).toMatch(/^HTTP\/1\.1 200 /);
  for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store', 'x-request-id: '])
    expect(read).toContain(header);
  const write = await exchange(`POST /api/contact ${expecting}Sec-Fetch-Site: cross-site\r\n\r\n`);
  expect(write).toMatch(/^HTTP\/1\.1 403 /);
});
