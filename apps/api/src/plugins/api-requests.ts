import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendApiProblem } from './errors.js';
import { limits } from './limits/rate-limits.js';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * True if the matched route belongs to the API, which responds with JSON; false if it belongs to the
     * site.
     */
    isApi: boolean;
  }
}

/**
 * Marks the requests of the API by their route, because a path can be written in many ways (`/%61pi/config`
 * is `/api/config`).
 */
export const apiRequests = fp(markApiRequests, { name: 'api-requests' });

function markApiRequests(app: FastifyInstance, _options: object, done: () => void): void {
  app.decorateRequest('isApi', false);
  app.addHook('onRequest', (request, _reply, next) => {
    request.isApi = /^\/api(\/|$)/.test(request.routeOptions.url ?? '');
    next();
  });
  // Unknown API paths also need a route, or they would count as the site's.
  const unknown = (_request: FastifyRequest, reply: FastifyReply) => sendApiProblem(reply, 404);
  app.all('/api', { config: limits.reading }, unknown);
  app.all('/api/*', { config: limits.reading }, unknown);
  done();
}
