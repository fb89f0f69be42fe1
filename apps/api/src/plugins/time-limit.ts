import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from './errors.js';

/**
 * Answers 503 to a read that takes too long. One clock looks after all of them: Fastify's own limit makes, and aborts, a signal for
 * each request, which takes as long as a tenth of an answer. Writes are left out: what was begun ends by itself. Calls of the
 * database and the payment provider have their own limits.
 */
export function limitReadTime(app: FastifyInstance, limitMs = 15_000): void {
  // In the order in which they began.
  const open = new Map<FastifyReply, number>();
  app.addHook('onRequest', ({ method }, reply, done) => {
    if (method === 'GET' || method === 'HEAD') open.set(reply, performance.now());
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    open.delete(reply);
    done();
  });
  const clock = setInterval(
    () => {
      const latest = performance.now() - limitMs;
      for (const [reply, since] of open) {
        if (since > latest) return;
        open.delete(reply);
        if (!reply.sent) reply.send(new HttpError(503));
      }
    },
    Math.min(1_000, limitMs),
  ).unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(clock);
    done();
  });
}
