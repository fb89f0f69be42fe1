import { CategoryPath } from '@mathtools/contracts/practice';
import { Progress } from '@mathtools/contracts/progress';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { errorResponses } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { sendJson } from '../../plugins/send-json.js';
import type { Sessions } from '../../plugins/session/sessions.js';
import { findProgress, saveProgress } from './progress-repository.js';

/** The dependencies of progress. */
export interface ProgressOptions {
  db: Database;
  sessions: Sessions;
}

/** Serves the progress of anonymous visitors. The first write creates the session. */
export const progressRoutes: FastifyPluginCallbackZod<ProgressOptions> = (app, { db, sessions }, done) => {
  app.get(
    '/:category',
    {
      config: limits.reading,
      schema: {
        tags: ['progress'],
        summary: 'Get the visitor’s progress in a category',
        params: CategoryPath,
        response: { 200: Progress, ...errorResponses(404, 429, 503) },
      },
    },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const progress = session && (await findProgress(db, session, request.params.category));
      return sendJson(reply, JSON.stringify(progress || { problemsCompleted: 0, streak: 0 }));
    },
  );
  app.post(
    '/:category',
    {
      bodyLimit: 1024,
      config: limits.practice,
      schema: {
        tags: ['progress'],
        summary: 'Store the visitor’s progress in a category',
        params: CategoryPath,
        body: Progress,
        response: { 200: Progress, ...errorResponses(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const session = await sessions.open(request, reply);
      await saveProgress(db, { session, category: request.params.category }, request.body);
      return sendJson(reply, JSON.stringify(request.body));
    },
  );
  done();
};
