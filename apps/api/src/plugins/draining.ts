import type { FastifyInstance } from 'fastify';

/**
 * Lets `app.close()` end soon while keep-alive clients are connected, every accepted request being answered.
 * Without it a connection that was busy when closing began stays open until its keep-alive timeout of 72 s.
 * Returns a function that tells whether closing has begun.
 */
export function drainOnClose(app: FastifyInstance): () => boolean {
  let closing = false;
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    closing = true;
    sweep = setInterval(() => {
      app.server.closeIdleConnections();
    }, 50);
    done();
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
