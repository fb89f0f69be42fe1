import {
  CategoryPath,
  PracticeProblem,
  ProblemPath,
  RandomProblemQuery,
  Worksheet,
  WorksheetQuery,
} from '@mathtools/contracts/practice';
import { SKILLS } from '@mathtools/practice';
import { replacedText, topicsText } from '@mathtools/practice/topics';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { sendApiProblem } from '../../plugins/errors.js';
import { limits, pointsOf } from '../../plugins/limits/rate-limits.js';
import { findProblem, type ProblemBank } from './problem-bank.js';
import { problemJson } from './problem-json.js';
import { randomProblems } from './random-problem.js';
import { worksheet } from './worksheet.js';
import { sendJson } from '../../plugins/send-json.js';
import { routesOf } from '../../plugins/routes.js';

const { reading } = routesOf('practice');

/** Serves practice problems. */
export const practiceRoutes: FastifyPluginCallbackZod<{ bank: ProblemBank }> = (app, { bank }, done) => {
  const randomProblem = randomProblems(bank);
  const worksheets = new LRUCache<string, Buffer>({ maxSize: 4 * 1024 * 1024, sizeCalculation: byteLength });
  app.get(
    '/random/:category',
    reading(
      'Get a random problem from a category or skill, authored or generated, that wasn’t seen recently',
      PracticeProblem,
      { params: CategoryPath, querystring: RandomProblemQuery },
      400,
      404,
    ),
    (request, reply) => {
      const { category } = request.params;
      const { after, skill: id, ...rest } = request.query;
      const skill = SKILLS.find((one) => one.id === id);
      if (id !== undefined && skill?.category !== category) {
        const message = skill ? `This skill belongs to ${skill.category}.` : 'No skill has this ID.';
        void sendApiProblem(reply, 404, message);
        return;
      }
      const visitor = app.sessions.claimed(request) ?? request.ip;
      const seen = after === undefined ? undefined : [after].flat();
      void sendProblemJson(reply, randomProblem({ category, ...rest, after: seen, skill, visitor }));
    },
  );
  app.get(
    '/problems/:id',
    reading('Get a problem by ID, authored or generated', PracticeProblem, { params: ProblemPath }, 404),
    async (request, reply) => {
      const { id } = request.params;
      if (!bank.has(id)) await request.spend(pointsOf.problems(1));
      return sendProblemJson(reply, findProblem(bank, id));
    },
  );
  app.get(
    '/worksheet',
    {
      ...reading(
        'Get the problems for a worksheet; the same query returns the same problems',
        Worksheet,
        { querystring: WorksheetQuery },
        400,
        404,
      ),
      config: limits.practice,
    },
    async (request, reply) => {
      const { query } = request;
      const { topics, seed, version, replaced = [] } = query;
      const key = [topicsText(topics), seed, version, replacedText(replaced)].join(';');
      if (!worksheets.has(key)) await request.spend(pointsOf.problems(drawnFor(query)));
      const kept = worksheets.get(key) ?? worksheetJson(query);
      if (kept === undefined) return sendApiProblem(reply, 404, 'One of the topics has no problems.');
      worksheets.set(key, kept);
      return sendJson(reply, kept);
    },
  );
  done();
};

function byteLength(json: Buffer): number {
  return json.length;
}

/** Returns the number of problems that are drawn for a worksheet. Replacements and version b come after those of version a. */
function drawnFor({ topics, version, replaced = [] }: WorksheetQuery): number {
  const first = topics.reduce((sum, { count }) => sum + count, 0);
  const isFirst = version !== 'b' && replaced.length === 0;
  return replaced.reduce((sum, { times }) => sum + times, isFirst ? first : 2 * first);
}

function worksheetJson(query: WorksheetQuery): Buffer | undefined {
  const problems = worksheet(query);
  return problems && Buffer.from(`{"problems":[${problems.map(problemJson).join()}]}`);
}

function sendProblemJson(reply: FastifyReply, json: string | Buffer | undefined): FastifyReply {
  return json === undefined ? sendApiProblem(reply, 404, 'No problems available') : sendJson(reply, json);
}
