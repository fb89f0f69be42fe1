import type { FastifyInstance } from 'fastify';

/**
 * Answers 503 to a read that takes too long. Writes are left out: Fastify stops the timer as soon as a request's body is read, so it
 * would not limit them, and it would cost a tenth of their time. Calls of the database and the payment provider have their own limits.
 */
export function limitReadTime(app: FastifyInstance, handlerTimeout = 15_000): void {
  app.addHook('onRoute', (route) => {
    if (['GET', 'HEAD'].includes(String(route.method))) route.handlerTimeout = handlerTimeout;
  });
}
