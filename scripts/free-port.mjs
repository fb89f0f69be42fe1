import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a free port of this machine outside the ephemeral range (Linux:
 * from 32768, others: from 49152), because a parallel test could get an ephemeral port before it is used. Browsers refuse 10080.
 */
export async function freePort() {
  for (;;) {
    // The server's tests seed randomInt, so two parallel tests would pick the same port.
    const port = 11_000 + Math.floor(Math.random() * 21_768);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      (error) => {
        if (error.code !== 'EADDRINUSE') throw error;
        return false;
      },
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
