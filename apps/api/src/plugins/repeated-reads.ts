import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isGone } from '../db/failures.js';

const pauseMs = 500;
const mostAttempts = 7;

/**
 * Repeats a read of the API whose database server is gone, for three seconds: a restart takes no longer. Writes are refused, since
 * what was begun may have been done.
 */
export function repeatReads(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || !/^\/api\/(?!health)/.test(route.url)) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await (handler.call(this, request, reply) as Promise<unknown>);
        } catch (error) {
          if (!isGone(error) || attempt === mostAttempts) throw error;
        }
        await delay(pauseMs);
      }
    };
  });
}
