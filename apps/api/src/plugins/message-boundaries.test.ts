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
  ['a space before the colon', 'Transfer-Encoding : chunked', '0\r\n\r\n'],
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
