import { Health } from '@mathtools/contracts/health';
import { ApiProblem } from '@mathtools/contracts/api-problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sendApiProblem } from '../../plugins/errors.js';

/** The dependencies of the health checks. */
export interface HealthOptions {
  /** Resolves to true if requests can be served. A rejection counts as false. */
  isReady: () => Promise<boolean>;
}

/**
 * Serves health checks. `/live` succeeds while the process responds. `/ready` and the bare prefix succeed if
 * requests can be served, and otherwise return 503. Neither gives a reason.
 */
export const healthRoutes: FastifyPluginCallbackZod<HealthOptions> = (app, { isReady }, done) => {
  const ready = async (request: FastifyRequest, reply: FastifyReply) => {
    const isUp = await isReady().catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready');
      return false;
    });
    return isUp ? { status: 'ok' as const } : sendApiProblem(reply, 503);
  };
  // Probes run every few seconds, so only failures are logged.
  const response = { 200: Health, 503: ApiProblem };
  const schema = { tags: ['health'], summary: 'Check the health of the server', response };
  const options = { logLevel: 'warn', schema } as const;
  app.get('/live', options, () => ({ status: 'ok' as const }));
  app.get('/ready', options, ready);
  app.get('', options, ready);
  done();
};
