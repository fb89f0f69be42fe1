import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

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
 * request that arrives while its socket closes would be lost. Returns a function that returns true once
 * closing has begun.
 */
export function drainOnClose(app: FastifyInstance, shutdownDelayMs = 0): () => boolean {
  const isClosing = watchClosing(app);
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    await delay(shutdownDelayMs);
    sweep = setInterval(() => {
      app.server.closeIdleConnections();
    }, 50);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing()) reply.header('connection', 'close');
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(sweep);
    done();
  });
  return isClosing;
}
