import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from './testing/ask.js';
import { testApp } from './testing/test-app.js';

/** More than the buffers of the system hold. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x');

it('cuts off clients that never read, and serves others meanwhile', { timeout: 300_000 }, async () => {
  const { app } = await testApp(
    {},
    { routes: (made) => made.get('/large', (_request, reply) => reply.send(large)) },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (let client = 0; client < 50; client++) {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    // Several at once: what is asked for ahead is not made before the first is read.
    socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(5));
  }
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
