import { LearnerQuery } from '@mathtools/contracts/learners';
import {
  type Fact,
  FactsStored,
  LearnerRecord,
  maxFacts,
  maxFactsRead,
  NewFacts,
  RecordExport,
  RecordQuery,
} from '@mathtools/contracts/record';
import { currentSkill } from '@mathtools/practice';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../db/schema.js';
import { hourMs } from '../../durations.js';
import { errorResponses, sendFieldProblem } from '../../plugins/errors.js';
import { kilobytesOf, limits, pointsOf, storage } from '../../plugins/limits/rate-limits.js';
import { sendJson } from '../../plugins/send-json.js';
import type { Sessions } from '../../plugins/session/sessions.js';
import { findDevice, type Visitor } from './device-repository.js';
import { isCorrected, untilArrival } from './check-fact.js';
import type { FoundProblem } from './grade-worker.js';
import type { Grader } from './grader.js';
import { csv, exportRecord, jsonOf } from './record-export.js';
import {
  countFacts,
  knownFacts,
  maxFactsKept,
  noRecord,
  readRecord,
  saveFacts,
} from './record-repository.js';

/** The dependencies of records. */
export interface RecordOptions {
  db: Database;
  sessions: Sessions;
  /** Finds an authored problem. */
  find: (problem: string) => FoundProblem | undefined;
  grade: Grader;
  /** The current time in milliseconds since 1970. */
  clock: () => number;
}

/** A request whose query may name a learner. */
type LearnerRequest = FastifyRequest<{ Querystring: { learner?: string | undefined } }>;

/** A hundred facts with texts of 200 characters, each escaped. */
export const bodyLimit = 256 * 1024;
/** Slow clients need this long for a large record. */
const downloadTimeout = hourMs;

/** Serves the records of anonymous learners. The first fact creates the session. */
export const recordRoutes: FastifyPluginCallbackZod<RecordOptions> = (app, options, done) => {
  const { db, sessions, find, grade, clock } = options;
  const visitorOf = async (request: LearnerRequest, reply: FastifyReply): Promise<Visitor | undefined> => {
    const session = await sessions.find(request, reply);
    return session === undefined ? undefined : { session, learner: request.query.learner };
  };
  app.get(
    '',
    {
      config: limits.reading,
      schema: {
        tags: ['record'],
        summary: 'Get the facts of the learner’s record, or only those that arrived after a cursor',
        querystring: RecordQuery,
        response: { 200: LearnerRecord, ...errorResponses(400, 429, 503) },
      },
    },
    async (request, reply) => {
      const { after } = request.query;
      const visitor = await visitorOf(request, reply);
      const part = visitor && (await readRecord(db, visitor, { after, limit: maxFactsRead }));
      const { facts, count, ...rest } = part ?? noRecord;
      await request.spend(pointsOf.rows(count));
      return sendJson(reply, `{"facts":[${facts.slice(1)}],${JSON.stringify(rest).slice(1)}`);
    },
  );
  app.post(
    '/facts',
    {
      bodyLimit,
      config: limits.practice,
      preValidation: payForFacts,
      schema: {
        tags: ['record'],
        summary: 'Store facts; the server grades answers again and stores each fact once',
        body: NewFacts,
        response: { 200: FactsStored, ...errorResponses(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { facts, learner } = request.body;
      const unknown = unknownSkills(facts);
      if (Object.keys(unknown).length > 0) return sendFieldProblem(reply, unknown);
      const sent = [...new Map(facts.map((fact) => [fact.id, fact])).values()];
      const visitor = { session: await sessions.open(request, reply), learner };
      const log = (await findDevice(db, visitor))?.log;
      const known = await knownFacts(
        db,
        log,
        sent.map(({ id }) => id),
      );
      const fresh = sent.filter(({ id }) => !known.has(id));
      const checked: Fact[] = [];
      for (const fact of untilArrival(fresh, clock()))
        checked.push(fact.kind === 'answer' ? await grade({ fact, authored: find(fact.problem) }) : fact);
      if (checked.length > 0)
        await saveFacts(db, visitor, { facts: checked, now: new Date(clock()).toISOString() });
      const stored = new Map([...known, ...checked.map((fact) => [fact.id, fact] as const)]);
      return {
        corrected: sent.flatMap((fact) => {
          const kept = stored.get(fact.id);
          return kept && isCorrected(fact, kept) ? kept : [];
        }),
      };
    },
  );
  app.get(
    '/export',
    {
      handlerTimeout: downloadTimeout,
      config: limits.restore,
      preHandler: payForRows,
      schema: {
        tags: ['record'],
        summary: 'Download the learner’s complete record as JSON',
        querystring: LearnerQuery,
        response: { 200: RecordExport, ...errorResponses(400, 429, 503) },
      },
    },
    async (request, reply) =>
      sendJson(download(reply, 'json'), exportRecord(db, await visitorOf(request, reply), jsonOf(app))),
  );
  app.get(
    '/export.csv',
    {
      handlerTimeout: downloadTimeout,
      config: limits.restore,
      preHandler: payForRows,
      schema: {
        tags: ['record'],
        summary: 'Download the learner’s complete record as CSV',
        querystring: LearnerQuery,
        response: {
          200: { description: 'The facts', content: { 'text/csv': { schema: z.string() } } },
          ...errorResponses(400, 429, 503),
        },
      },
    },
    async (request, reply) =>
      download(reply, 'csv')
        .type('text/csv; charset=utf-8')
        .send(exportRecord(db, await visitorOf(request, reply), csv)),
  );
  done();

  /** Counts the rows of an export before any of them is sent. */
  async function payForRows(request: LearnerRequest, reply: FastifyReply): Promise<void> {
    const visitor = await visitorOf(request, reply);
    const device = visitor && (await findDevice(db, visitor));
    const rows = device ? await countFacts(db, { learner: device.learner }) : 0;
    await request.spend(pointsOf.rows(Math.min(rows, maxFactsKept)));
  }
};

/** Counts the facts of a request before they are checked. */
export async function payForFacts(request: FastifyRequest): Promise<void> {
  const { facts } = (request.body ?? {}) as { facts?: unknown };
  const count = Array.isArray(facts) ? Math.min(facts.length, maxFacts) : 0;
  await request.spend(pointsOf.facts(count));
  await request.spend(Math.max(count, kilobytesOf(request)), storage);
}

/** Returns a message for each field that names a skill that never existed. */
export function unknownSkills(facts: readonly Fact[]): Record<string, string> {
  const fields = facts.flatMap((fact, index): [string, string][] => {
    if (fact.kind === 'answer') return [[`facts.${index}.skill`, fact.skill]];
    if (fact.kind === 'undo') return [];
    return fact.known.map((skill, place) => [`facts.${index}.known.${place}`, skill]);
  });
  return Object.fromEntries(
    fields
      .filter(([, skill]) => currentSkill(skill) === undefined)
      .map(([field]) => [field, 'No skill has this ID.']),
  );
}

function download(reply: FastifyReply, extension: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="math-progress.${extension}"`);
}
