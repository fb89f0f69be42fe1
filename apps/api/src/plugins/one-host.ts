import type { FastifyInstance } from 'fastify';
import { sendApiProblem } from './errors.js';

/** Refuses a request that names its host more than once: Node takes the first one, a proxy may have taken another. */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, reply, done) => {
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) sendApiProblem(reply, 400);
    else done();
  });
}
