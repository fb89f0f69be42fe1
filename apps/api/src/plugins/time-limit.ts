import type { FastifyInstance } from 'fastify';

/**
 * Answers 503 where reading takes too long. Fastify stops this clock as soon as a request's body is read: a write it would
 * not guard, and yet cost a tenth of its time. What a write waits for, databases and providers, has its limits there.
 */
export function limitReadTime(app: FastifyInstance, handlerTimeout = 15_000): void {
  app.addHook('onRoute', (route) => {
    if (['GET', 'HEAD'].includes(String(route.method))) route.handlerTimeout = handlerTimeout;
  });
}
