import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiPath } from './api-path.js';
import { sendApiProblem } from './errors.js';
import { pathOf } from './logging.js';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses what another site's page would have a visitor's browser write, with the visitor's cookie. */
export function refuseCrossSiteWrites(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const mayPass =
      reading.includes(request.method) || !isApiPath(pathOf(request)) || isOwn(request, publicOrigin);
    if (mayPass) {
      done();
      return;
    }
    sendApiProblem(reply, 403);
  });
}

/**
 * Browsers say where a request comes from: Sec-Fetch-Site on https and localhost, Origin everywhere.
 * What sends neither is no browser, and carries nobody's cookies.
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
