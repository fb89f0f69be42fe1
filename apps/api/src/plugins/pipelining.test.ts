import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { sharedApp } from '../testing/test-app.js';
import { maxWaiting } from './pipelining.js';

const made: { count: number } = { count: 0 };
const shared = sharedApp(
  {},
  {
    routes: (app) =>
      app.get('/large', () => {
        made.count++;
        return Buffer.alloc(4 * 1024 * 1024, 'x');
      }),
  },
);

/** Connects, and sends as many requests at once. */
async function asked(path: string, requests: number) {
  const { app } = shared();
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(requests));
  return socket;
}

it('a connection that asks far ahead is ended, and no more answers are made than it may have', async () => {
  made.count = 0;
  const socket = await asked('/large', 500);
  socket.resume();
  await once(socket, 'close');
  expect(made.count).toBe(maxWaiting);
});

it('a connection that asks a little ahead gets its answers, and goes on', async () => {
  const socket = await asked('/about', maxWaiting);
  let answer = '';
  const answers = () => answer.split('HTTP/1.1 200').length - 1;
  socket.on('data', (chunk) => (answer += String(chunk)));
  const until = async (count: number) => {
    while (answers() < count) await once(socket, 'data');
  };
  await until(maxWaiting);
  for (let turn = 1; turn <= 3 * maxWaiting; turn++) {
    socket.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(maxWaiting + turn);
  }
  expect(answers()).toBe(4 * maxWaiting);
  socket.destroy();
});
