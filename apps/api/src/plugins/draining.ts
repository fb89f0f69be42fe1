import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Lets `app.close()` end soon while keep-alive clients are connected, every accepted request being answered.
 * Without it a connection that was busy when closing began stays open until its keep-alive timeout of 72 s.
 * First comes the farewell: everything is still served, but each answer ends its connection and readiness is over, so that
 * proxies turn elsewhere; what they send at the very moment of closing would be lost. Returns a function that tells whether
 * closing has begun.
 */
export function drainOnClose(app: FastifyInstance, farewellMs = 0): () => boolean {
  let closing = false;
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing = true;
    await delay(farewellMs);
    sweep = setInterval(() => {
      app.server.closeIdleConnections();
    }, 50);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(sweep);
    done();
  });
  return () => closing;
}
