import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Gives a port of this machine on which nothing listens. It is none of those that systems hand out by themselves (Linux:
 * from 32768, others: from 49152): such a one can be gone to a test beside this one before it is used. Browsers refuse 10080.
 */
export async function freePort() {
  for (;;) {
    // The tests of the server seed randomInt: two of them side by side would take the same port.
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
