import { setImmediate as turn } from 'node:timers/promises';
import {
  Fact,
  FactsStored,
  LearnerRecord,
  maxFacts,
  maxFactsRead,
  NewFacts,
  RecordCode,
  RecordDeleted,
  RecordExport,
  RecordQuery,
} from '@mathtools/contracts/record';
import { currentSkill } from '@mathtools/practice';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../db/schema.js';
import { errorResponses, sendFieldProblem } from '../../plugins/errors.js';
import { kilobytesOf, limits, pointsOf, storage } from '../../plugins/limits/rate-limits.js';
import { sendJson } from '../../plugins/send-json.js';
import type { Sessions } from '../../plugins/session/sessions.js';
import { hashToken, newCode } from '../../tokens.js';
import { checkedFact, type FoundProblem, isCorrected, untilArrival } from './check-fact.js';
import { csvHead, csvRows } from './record-csv.js';
import {
  countFacts,
  deleteRecord,
  maxFactsKept,
  readRecord,
  saveFacts,
  saveRecordCode,
} from './record-repository.js';

/** The dependencies of records. */
export interface RecordOptions {
  db: Database;
  sessions: Sessions;
  find: (problem: string) => FoundProblem | undefined;
  /** The current time in milliseconds since 1970. */
  clock: () => number;
}

/** A hundred facts with texts of 200 characters, each escaped. */
const bodyLimit = 256 * 1024;
/** Grading a fact takes up to a millisecond, and other requests are served in between. */
const gradedAtOnce = 10;

/** Serves the records of anonymous learners. The first fact creates the session. */
export const recordRoutes: FastifyPluginCallbackZod<RecordOptions> = (app, options, done) => {
  const { db, sessions, find, clock } = options;
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
      const after = positionOf(request.query.after);
      const session = await sessions.find(request, reply);
      const limit = maxFactsRead + 1;
      const { record, facts } =
        session === undefined
          ? { record: undefined, facts: [] }
          : await readRecord(db, session, { after, limit });
      await request.spend(pointsOf.rows(facts.length));
      const sent = facts.slice(0, maxFactsRead);
      const isFromStart = after === undefined || after.record !== record;
      const last = sent.at(-1)?.number ?? (isFromStart ? 0 : after.number);
      const cursor = record === undefined ? null : `${record}.${last}`;
      const rest = { isFromStart, cursor, hasMore: facts.length > sent.length };
      const list = sent.map(({ fact }) => fact).join();
      return sendJson(reply, `{"facts":[${list}],${JSON.stringify(rest).slice(1)}`);
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
      const { facts } = request.body;
      const unknown = unknownSkills(facts);
      if (Object.keys(unknown).length > 0) return sendFieldProblem(reply, unknown);
      const checked: Fact[] = [];
      for (const fact of untilArrival(facts, clock())) {
        if (checked.length % gradedAtOnce === gradedAtOnce - 1) await turn();
        checked.push(checkedFact(fact, find));
      }
      const session = await sessions.open(request, reply);
      if (!(await saveFacts(db, session, checked)))
        return sendFieldProblem(reply, {
          facts: 'Your record is full. Export it, then delete it to start again.',
        });
      return { corrected: checked.filter((fact, index) => isCorrected(facts[index] ?? fact, fact)) };
    },
  );
  app.get(
    '/export',
    {
      config: limits.restore,
      preHandler: payForRows,
      schema: {
        tags: ['record'],
        summary: 'Download the learner’s complete record as JSON',
        response: { 200: RecordExport, ...errorResponses(429, 503) },
      },
    },
    async (request, reply) => {
      const facts: string[] = [];
      for await (const part of partsOf(request, reply)) facts.push(...part);
      return sendJson(download(reply, 'json'), `{"facts":[${facts.join()}]}`);
    },
  );
  app.get(
    '/export.csv',
    {
      config: limits.restore,
      preHandler: payForRows,
      schema: {
        tags: ['record'],
        summary: 'Download the learner’s complete record as CSV',
        response: {
          200: { description: 'The facts', content: { 'text/csv': { schema: z.string() } } },
          ...errorResponses(429, 503),
        },
      },
    },
    async (request, reply) => {
      let csv = csvHead;
      for await (const part of partsOf(request, reply))
        csv += csvRows(part.map((fact) => Fact.parse(JSON.parse(fact))));
      return download(reply, 'csv').type('text/csv; charset=utf-8').send(csv);
    },
  );
  app.post(
    '/code',
    {
      bodyLimit: 1024,
      config: limits.restore,
      schema: {
        tags: ['record'],
        summary:
          'Create the code that opens the learner’s record in another browser; it replaces the previous one',
        response: { 200: RecordCode, ...errorResponses(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const session = await sessions.open(request, reply);
      const code = newCode();
      await saveRecordCode(db, session, hashToken(code));
      return { code };
    },
  );
  app.delete(
    '',
    {
      bodyLimit: 1024,
      config: limits.restore,
      schema: {
        tags: ['record'],
        summary: 'Delete the learner’s record, for all browsers that share it',
        response: { 200: RecordDeleted, ...errorResponses(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      if (session !== undefined) await deleteRecord(db, session);
      return { status: 'deleted' as const };
    },
  );
  done();

  /** Counts the rows of an export before any of them is sent. */
  async function payForRows(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await sessions.find(request, reply);
    const rows = session === undefined ? 0 : await countFacts(db, session);
    await request.spend(pointsOf.rows(Math.min(rows, maxFactsKept)));
  }

  /** Yields the record in parts, between which other requests are served. */
  async function* partsOf(request: FastifyRequest, reply: FastifyReply): AsyncGenerator<string[]> {
    const session = await sessions.find(request, reply);
    if (session === undefined) return;
    for (let after: { record: string; number: number } | undefined; ; ) {
      const part = await readRecord(db, session, { after, limit: maxFactsRead });
      yield part.facts.map(({ fact }) => fact);
      const last = part.facts.at(-1);
      if (part.record === undefined || !last || part.facts.length < maxFactsRead) return;
      after = { record: part.record, number: last.number };
      await turn();
    }
  }
};

/** Counts the facts of a request before they are checked. */
async function payForFacts(request: FastifyRequest): Promise<void> {
  const { facts } = (request.body ?? {}) as { facts?: unknown };
  const count = Array.isArray(facts) ? Math.min(facts.length, maxFacts) : 0;
  await request.spend(pointsOf.facts(count));
  await request.spend(Math.max(count, kilobytesOf(request)), storage);
}

function positionOf(cursor: string | undefined): { record: string; number: number } | undefined {
  const [record, number] = cursor?.split('.') ?? [];
  return record === undefined ? undefined : { record, number: Number(number) };
}

/** Returns a message for each field that names a skill that never existed. */
function unknownSkills(facts: readonly Fact[]): Record<string, string> {
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
