import { CategoryPath, PracticeProblem, RandomProblemQuery } from '@mathtools/contracts/practice';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { refusals, sendProblem } from '../../plugins/errors.js';
import { limits } from '../../plugins/rate-limits.js';
import { randomProblems } from './random-problem.js';

/** What practice asks of the rest of the server. */
export interface PracticeOptions {
  db: Database;
  /** Tells visitors apart, as far as they can be. */
  visitorOf: (request: FastifyRequest) => string;
}

/** Serves practice problems. */
export const practiceRoutes: FastifyPluginCallbackZod<PracticeOptions> = (app, { db, visitorOf }, done) => {
  const randomProblem = randomProblems(db);
  app.get(
    '/random/:category',
    {
      config: limits.reading,
      schema: {
        tags: ['practice'],
        summary: 'A random problem, never the one before it',
        params: CategoryPath,
        querystring: RandomProblemQuery,
        response: { 200: PracticeProblem, ...refusals(400, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      const { category } = request.params;
      const problem = await randomProblem({ category, ...request.query, visitor: visitorOf(request) });
      return problem ?? sendProblem(reply, 404, 'No problems available');
    },
  );
  done();
};
