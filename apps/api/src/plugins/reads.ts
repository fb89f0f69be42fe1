import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isGone } from '../db/failures.js';

/** Answers 503 to a read that takes 15 s: Caddy would wait for ever. Writes are left out: what was begun ends by itself. */
export function limitReads(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET') route.handlerTimeout = 15_000;
  });
}

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
          return await handler.call(this, request, reply);
        } catch (error) {
          if (!isGone(error) || attempt === mostAttempts) throw error;
        }
        await delay(pauseMs);
      }
    };
  });
}
