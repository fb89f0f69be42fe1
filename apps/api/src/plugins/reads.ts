import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isGone } from '../db/failures.js';

const pauseMs = 500;
const mostAttempts = 7;

/**
 * Responds with 503 to a read that takes 15 s, because Caddy would wait forever. Writes have no limit: an
 * operation that has begun ends on its own. A route can set another limit, which includes the download.
 *
 * Retries an API read for three seconds while the database server is gone. A restart takes no longer. Writes
 * are rejected instead, because they may have been executed.
 */
export const reads = fp(limitAndRepeatReads, { name: 'reads' });

function limitAndRepeatReads(app: FastifyInstance, _options: object, done: () => void): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET') return;
    route.handlerTimeout ??= 15_000;
    if (!/^\/api\/(?!health)/.test(route.url)) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await handler.call(this, request, reply);
        } catch (error) {
          if (!isGone(error) || attempt === mostAttempts) throw error;
        }
        await delay(pauseMs);
      }
    };
  });
  done();
}
