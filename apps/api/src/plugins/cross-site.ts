import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendApiProblem } from './errors.js';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Rejects writes that a page on another site makes a visitor's browser send along with the visitor's cookie
 * (CSRF).
 */
export const crossSite = fp(refuseCrossSiteWrites, { name: 'cross-site' });

function refuseCrossSiteWrites(app: FastifyInstance, _options: object, done: () => void): void {
  const { publicOrigin } = app.config;
  app.addHook('onRequest', (request, reply, next) => {
    if (reading.includes(request.method) || isOwn(request, publicOrigin)) {
      next();
      return;
    }
    request.log.warn({ req: request }, 'cross-site write refused');
    sendApiProblem(reply, 403);
  });
  done();
}

/**
 * Returns true for a request from this site. Browsers send a request's origin: Sec-Fetch-Site on HTTPS and
 * localhost, Origin everywhere. A client that sends neither is not a browser and has no visitor's cookies.
 */
function isOwn({ headers, host }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return (
    origin === undefined ||
    origin === publicOrigin ||
    origin === `http://${host}` ||
    origin === `https://${host}`
  );
}
