import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError } from './errors.js';

/**
 * Responds with 503 to API calls while the event loop delay exceeds the limit. Pages and health checks are
 * still served.
 */
export const loadShedding = fp(shedLoad, { name: 'load-shedding', dependencies: ['api-requests'] });

async function shedLoad(app: FastifyInstance, { maxDelayMs = 1_000 }: { maxDelayMs?: number | undefined }) {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: (request) => {
      const isProbe = request.routeOptions.url?.startsWith('/api/health') ?? false;
      if (!request.isApi || isProbe) return undefined;
      request.log.warn({ req: request }, 'request shed');
      return Promise.reject(new HttpError(503, { isLogged: true }));
    },
  });
}
