import { once } from 'node:events';
import { Agent } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../testing/ask.js';
import { testApp } from '../testing/test-app.js';

async function listeningApp() {
  const { app } = await testApp();
  const begun = new Promise<void>((resolve) => {
    app.get('/api/slow', async () => {
      resolve();
      await delay(300);
      return { done: true };
    });
    app.get('/api/stream', (_request, reply) => {
      const words = async function* () {
        yield 'first ';
        resolve();
        await delay(300);
        yield 'last';
      };
      return reply.send(Readable.from(words()));
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
  });
  return { app, begun, agent, port: (app.server.address() as AddressInfo).port };
}

it.each([
  ['/api/slow', '{"done":true}', 'close'],
  // Its headers are on their way when closing begins, so this connection can't be told to close afterwards.
  ['/api/stream', 'first last', 'keep-alive'],
])('answers %s and closes although the client keeps its connection', async (path, body, connection) => {
  const { app, begun, agent, port } = await listeningApp();
  const answer = ask(port, path, { agent });
  await begun;
  const started = performance.now();
  await app.close();
  const took = performance.now() - started;
  expect(await answer).toMatchObject({ status: 200, body, headers: { connection } });
  expect(took).toBeGreaterThan(200);
  expect(took).toBeLessThan(1_500);
});

it('answers a request that was still arriving when closing began', async () => {
  const { app, port } = await listeningApp();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text));
  const ended = once(socket, 'end');
  socket.write('GET /about HTTP/1.1\r\nhost: localhost\r\n');
  await delay(200);
  const closed = app.close();
  await delay(100);
  socket.write('\r\n');
  await ended;
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(received).toMatch(/\r\nconnection: close\r\n/i);
});
