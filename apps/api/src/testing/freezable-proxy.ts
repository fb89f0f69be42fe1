import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Forwards connections to the socket of a PostgreSQL server. It can freeze: then it accepts data but forwards
 * nothing.
 */
export async function freezableProxy(socket: string) {
  const pairs = new Set<[Socket, Socket]>();
  let isFrozen = false;
  const server = createServer((client) => {
    const backend = connect(socket);
    const pair: [Socket, Socket] = [client, backend];
    pairs.add(pair);
    for (const [from, to] of [pair, [backend, client]] as const) {
      from.on('data', (bytes) => {
        if (!isFrozen) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const pair of pairs) for (const one of pair) one.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
    },
  };
}
