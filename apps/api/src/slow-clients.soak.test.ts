import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask } from './testing/ask.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { testApp } from './testing/test-app.js';
import { testDatabase } from './testing/test-database.js';

/** More data than the system's buffers hold. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x');
/** As many as the machine allows. */
const clients = 10_000;
const longestMs = 300_000;

/** Opens connections, and counts those that the server has not ended. */
async function connected(port: number, count: number, each: (socket: Socket) => void) {
  const open = new Set<Socket>();
  for (let client = 0; client < count; client++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    each(socket);
  }
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
  });
  return open;
}

it('cuts off clients that never read, and serves others meanwhile', { timeout: longestMs }, async () => {
  const { app } = await testApp(
    {},
    { routes: (made) => made.get('/large', (_request, reply) => reply.send(large)) },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const request = 'GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n';
  await connected(port, 50, (socket) => socket.pause().write(request));
  const open = () =>
    new Promise<number>((resolve) => {
      app.server.getConnections((_error, count) => {
        resolve(count);
      });
    });
  await expect.poll(open).toBe(50);
  expect((await ask(port, '/about')).status).toBe(200);
  await expect.poll(open, { timeout: 200_000, interval: 1_000 }).toBe(0);
});

/** Returns the peak memory of a process. */
const memoryOf = (pid = 0) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

describe('very many clients', () => {
  const start = async () => {
    const environment = { ...(await testDatabase()), WEB_ROOT: siteFolder(), RATE_LIMITS: 'off' };
    return startServer({ ...environment, LOG_LEVEL: 'silent' });
  };

  it.skipIf(!existsSync('/proc/self/fd'))(
    'that never read are cut off, and others are served',
    {
      timeout: longestMs,
    },
    async () => {
      const { port, child } = await start();
      const descriptors = () => readdirSync(`/proc/${String(child.pid)}/fd`).length;
      const before = descriptors();
      // This is the longest response. 10,000 of them fit into the memory that Linux reserves for all
      // connections on a machine with 24 GB. Clients that request more make the machine refuse memory to
      // everyone, no matter what serves them.
      const request = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n';
      await connected(port, clients, (socket) => socket.pause().write(request));
      expect((await ask(port, '/about')).status).toBe(200);
      await expect.poll(descriptors, { timeout: 200_000, interval: 1_000 }).toBeLessThanOrEqual(before + 5);
      expect((await ask(port, '/about')).status).toBe(200);
      console.info(`${clients} clients that never read: ${memoryOf(child.pid)} MB at most`);
    },
  );

  it('whose headers trickle in are cut off within seconds, and others are served', {
    timeout: longestMs,
  }, async () => {
    const { port } = await start();
    const answers: string[] = [];
    const open = await connected(port, clients, (socket) => {
      socket.on('data', (text) => answers.push(text.toString().split('\r\n', 1)[0] ?? ''));
      socket.write('GET /about HTTP/1.1\r\nhost: localhost\r\n');
    });
    const trickle = setInterval(() => {
      for (const socket of open) socket.write('a: b\r\n');
    }, 500);
    onTestFinished(() => {
      clearInterval(trickle);
    });
    expect((await ask(port, '/about')).status).toBe(200);
    await expect.poll(() => open.size, { timeout: 60_000, interval: 500 }).toBe(0);
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  });
});
