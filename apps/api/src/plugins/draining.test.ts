import { once } from 'node:events';
import { Agent } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../testing/ask.js';
import { testApp } from '../testing/test-app.js';

/** Creates a promise that the test resolves. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

/** Creates an application that listens, with two routes whose responses wait for the test. */
async function listeningApp() {
  const [begun, may, closing] = [signal(), signal(), signal()];
  const routes = (made: FastifyInstance) => {
    made.get('/api/slow', async () => {
      begun.give();
      await may.given;
      return { done: true };
    });
    made.get('/api/stream', (_request, reply) => {
      const words = async function* () {
        yield 'first ';
        begun.give();
        await may.given;
        yield 'last';
      };
      return reply.send(Readable.from(words()));
    });
    made.addHook('preClose', (done) => {
      closing.give();
      done();
    });
  };
  const { app } = await testApp({}, { routes });
  // No connection ends on its own.
  app.server.keepAliveTimeout = 0;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
  });
  return { app, begun, may, closing, agent, port: (app.server.address() as AddressInfo).port };
}

it.each([
  ['/api/slow', '{"done":true}', 'close'],
  // Its headers are sent before closing begins, so they can't close this connection.
  ['/api/stream', 'first last', 'keep-alive'],
])('answers %s and closes even if the client keeps its connection', async (path, body, connection) => {
  const { app, begun, may, closing, agent, port } = await listeningApp();
  const answer = ask(port, path, { agent });
  await begun.given;
  const closed = app.close();
  await closing.given;
  const sweep = vi.spyOn(app.server, 'closeIdleConnections');
  await expect.poll(() => sweep.mock.calls.length).toBeGreaterThan(1);
  expect(await Promise.race([closed, Promise.resolve('open')])).toBe('open');
  may.give();
  expect(await answer).toMatchObject({ status: 200, body, headers: { connection } });
  await closed;
});

it('answers a request that was still arriving when closing began', async () => {
  const { app, closing, port } = await listeningApp();
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text));
  const ended = once(socket, 'end');
  const start = 'GET /about HTTP/1.1\r\nhost: localhost\r\n';
  socket.write(start);
  const [arriving] = await connected;
  await expect.poll(() => arriving.bytesRead).toBe(start.length);
  const closed = app.close();
  await closing.given;
  const sweep = vi.spyOn(app.server, 'closeIdleConnections');
  await expect.poll(() => sweep.mock.calls.length).toBeGreaterThan(1);
  socket.write('\r\n');
  await ended;
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(received).toMatch(/\r\nconnection: close\r\n/i);
});
