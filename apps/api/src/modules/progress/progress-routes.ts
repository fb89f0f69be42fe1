import { LearnerQuery } from '@mathtools/contracts/learners';
import { CategoryPath } from '@mathtools/contracts/practice';
import { Progress } from '@mathtools/contracts/progress';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { sendJson } from '../../plugins/send-json.js';
import type { Sessions } from '../../plugins/session/sessions.js';
import { findProgress, saveProgress } from './progress-repository.js';
import { routesOf } from '../../plugins/routes.js';

const { changing, reading } = routesOf('progress');

/** The dependencies of progress. */
export interface ProgressOptions {
  db: Database;
  sessions: Sessions;
  /** Returns the ID of a session's learner, or of its first one, creating it if necessary and wanted. */
  learnerOf: (
    db: Database,
    visitor: { session: string; learner?: string | undefined },
  ) => {
    find: () => Promise<string | undefined>;
    open: () => Promise<string>;
  };
}

/** Serves the progress of anonymous learners. The first write creates the session. */
export const progressRoutes: FastifyPluginCallbackZod<ProgressOptions> = (
  app,
  { db, sessions, learnerOf },
  done,
) => {
  app.get(
    '/:category',
    reading(
      'Get the learner’s progress in a category',
      Progress,
      { params: CategoryPath, querystring: LearnerQuery },
      400,
      404,
    ),
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const learner = session && (await learnerOf(db, { session, ...request.query }).find());
      const key = session && learner && { session, learner, ...request.params };
      const progress = key && (await findProgress(db, key));
      return sendJson(reply, JSON.stringify(progress || { problemsCompleted: 0, streak: 0 }));
    },
  );
  app.post(
    '/:category',
    {
      ...changing(
        'Store the learner’s progress in a category',
        Progress,
        { params: CategoryPath, querystring: LearnerQuery, body: Progress },
        404,
      ),
      config: limits.practice,
    },
    async (request, reply) => {
      const session = await sessions.open(request, reply);
      const learner = await learnerOf(db, { session, ...request.query }).open();
      await saveProgress(db, { session, learner, ...request.params }, request.body);
      return sendJson(reply, JSON.stringify(request.body));
    },
  );
  done();
};
