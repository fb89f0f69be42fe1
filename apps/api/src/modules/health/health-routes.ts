import { Health } from '@mathtools/contracts/health';
import { ApiProblem } from '@mathtools/contracts/api-problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isMigrated } from '../../db/migrate.js';
import { sendApiProblem } from '../../plugins/errors.js';

/**
 * Serves health checks. `/live` succeeds while the process responds. `/ready` and the bare prefix succeed if
 * requests can be served, and otherwise return 503. Neither gives a reason.
 */
export const healthRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const ready = async (request: FastifyRequest, reply: FastifyReply) => {
    const isUp =
      !app.isClosing() &&
      (await isMigrated(app.db).catch((error: unknown) => {
        request.log.error({ err: error }, 'not ready');
        return false;
      }));
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
