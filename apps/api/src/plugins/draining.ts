import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns true once closing has begun. */
    isClosing: () => boolean;
  }
}

/** Returns a function that returns true once closing has begun. */
export function watchClosing(app: FastifyInstance): () => boolean {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  return () => isClosing;
}

/**
 * Lets `app.close()` finish soon while keep-alive clients are connected, with every accepted request
 * answered. Without it, a connection that was busy when closing began stays open until its keep-alive timeout
 * of 72 s. Closing begins with a delay in which requests are still served, but each response ends its
 * connection, and the readiness check fails so that proxies switch to other servers. Without the delay, a
 * request that arrives while its socket closes would be lost.
 */
export const draining = fp<{ delayMs?: number | undefined }>(drain, { name: 'draining' });

function drain(app: FastifyInstance, { delayMs = 0 }: { delayMs?: number | undefined }, done: () => void) {
  const isClosing = watchClosing(app);
  app.decorate('isClosing', isClosing);
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    await delay(delayMs);
    sweep = setInterval(() => {
      app.server.closeIdleConnections();
    }, 50);
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isClosing()) reply.header('connection', 'close');
    next();
  });
  app.addHook('onClose', (_instance, next) => {
    clearInterval(sweep);
    next();
  });
  done();
}
