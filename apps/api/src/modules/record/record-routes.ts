import { LearnerPath, LearnerQuery } from '@mathtools/contracts/learners';
import {
  type ExportedFact,
  type Fact,
  FactsStored,
  ImportPart,
  LearnerRecord,
  maxFacts,
  maxFactsRead,
  NewFacts,
  RecordExport,
  RecordQuery,
} from '@mathtools/contracts/record';
import { type Category, currentSkill, SKILLS } from '@mathtools/practice';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { hourMs } from '../../durations.js';
import { errorResponses, sendFieldProblem } from '../../plugins/errors.js';
import { kilobytesOf, limits, pointsOf, storage } from '../../plugins/limits/rate-limits.js';
import { routesOf } from '../../plugins/routes.js';
import { sendJson } from '../../plugins/send-json.js';
import { findDevice, type Visitor } from './device-repository.js';
import { isCorrected, untilArrival } from './check-fact.js';
import { type FoundProblem, isCalledWrong, ungraded } from './grade-worker.js';
import type { Grader } from './grader.js';
import { importId, openImport } from './import-repository.js';
import { csv, exportRecord, isSealed, jsonOf } from './record-export.js';
import {
  countFacts,
  knownFacts,
  maxFactsKept,
  noRecord,
  readRecord,
  saveFacts,
} from './record-repository.js';

const { reading } = routesOf('record');

/** The dependencies of records. */
export interface RecordOptions {
  /** Finds an authored problem. */
  find: (problem: string) => FoundProblem | undefined;
  grade: Grader;
}

/** A request whose query may name a learner. */
type LearnerRequest = FastifyRequest<{ Querystring: { learner?: string | undefined } }>;

/** Facts as they are sent, and the import to which they belong. */
interface Given {
  learner?: string | undefined;
  facts: readonly ExportedFact[];
  import?: string;
}

/** A hundred facts with texts of 200 characters, each escaped. */
const bodyLimit = 256 * 1024;
/** Slow clients need this long for a large record. */
const downloadTimeout = hourMs;

/** Describes a route that stores facts. */
const storing = <const Schema extends object>(tag: string, summary: string, schema: Schema) => ({
  bodyLimit,
  config: limits.practice,
  preValidation: payForFacts,
  schema: {
    tags: [tag],
    summary: `${summary}; the server grades answers again and stores each fact once`,
    ...schema,
    response: { 200: FactsStored, ...errorResponses(400, 403, 413, 415, 429, 503) },
  },
});

/** Serves the records of anonymous learners. The first fact creates the session. */
export const recordRoutes: FastifyPluginCallbackZod<RecordOptions> = (app, { find, grade }, done) => {
  const { db, sessions, clock } = app;
  const visitorOf = async (request: LearnerRequest, reply: FastifyReply): Promise<Visitor | undefined> => {
    const session = await sessions.find(request, reply);
    return session === undefined ? undefined : { session, learner: request.query.learner };
  };
  const checked = async (sent: ExportedFact, isImported: boolean): Promise<Fact> => {
    if (sent.kind !== 'answer') return sent;
    const { seal, ...fact } = sent;
    if (isSealed(app, fact, seal)) return fact;
    // Nobody can grade an answer again whose text isn't kept anymore.
    const isGone = isImported && fact.text === '' && fact.verdict !== 'incorrect';
    return isGone ? ungraded(fact) : grade({ fact, authored: find(fact.problem) });
  };
  const store = async (request: FastifyRequest, reply: FastifyReply, given: Given) => {
    const { learner, facts, import: drawn } = given;
    const unknown = wrongSkills(facts);
    if (Object.keys(unknown).length > 0) return sendFieldProblem(reply, unknown);
    const sent = [...new Map(facts.map((fact) => [fact.id, fact])).values()];
    const visitor = { session: await sessions.open(request, reply), learner };
    const log = (await findDevice(db, visitor))?.log;
    const ids = sent.map(({ id }) => id);
    const known = await knownFacts(db, log && drawn ? importId(log, drawn) : log, ids);
    const fresh = sent.filter(({ id }) => !known.has(id));
    const added: Fact[] = [];
    for (const fact of untilArrival(fresh, clock())) added.push(await checked(fact, drawn !== undefined));
    const now = new Date(clock()).toISOString();
    const into = drawn === undefined ? undefined : openImport(drawn, now);
    if (added.length > 0 || into) await saveFacts(db, visitor, { facts: added, now, into });
    const stored = new Map([...known, ...added.map((fact) => [fact.id, fact] as const)]);
    return {
      corrected: sent.flatMap((fact) => {
        const kept = stored.get(fact.id);
        return kept && isCorrected(fact, kept) ? kept : [];
      }),
    };
  };
  app.get(
    '/record',
    reading(
      'Get the facts of the learner’s record, or only those that arrived after a cursor',
      LearnerRecord,
      { querystring: RecordQuery },
      400,
    ),
    async (request, reply) => {
      const { after } = request.query;
      const visitor = await visitorOf(request, reply);
      const part = visitor && (await readRecord(db, visitor, { after, limit: maxFactsRead }));
      const { facts, count, ...rest } = part ?? noRecord;
      await request.spend(pointsOf.rows(count));
      return sendJson(reply, `{"facts":[${facts.slice(1)}],${JSON.stringify(rest).slice(1)}`);
    },
  );
  app.post('/record/facts', storing('record', 'Store facts', { body: NewFacts }), (request, reply) =>
    store(request, reply, request.body),
  );
  app.post(
    '/learners/:learner/imports',
    storing('learners', 'Add a part of an exported file', { params: LearnerPath, body: ImportPart }),
    (request, reply) => store(request, reply, { ...request.params, ...request.body }),
  );
  app.get('/record/export', exporting('JSON', RecordExport), async (request, reply) =>
    sendJson(download(reply, 'json'), exportRecord(db, await visitorOf(request, reply), jsonOf(app))),
  );
  const file = { description: 'The facts', content: { 'text/csv': { schema: z.string() } } };
  app.get('/record/export.csv', exporting('CSV', file), async (request, reply) =>
    download(reply, 'csv')
      .type('text/csv; charset=utf-8')
      .send(exportRecord(db, await visitorOf(request, reply), csv)),
  );
  done();

  function exporting<Response>(format: string, response: Response) {
    return {
      handlerTimeout: downloadTimeout,
      config: limits.restore,
      preHandler: payForRows,
      schema: {
        tags: ['record'],
        summary: `Download the learner’s complete record as ${format}`,
        querystring: LearnerQuery,
        response: { 200: response, ...errorResponses(400, 429, 503) },
      },
    };
  }

  /** Counts the rows of an export before any of them is sent. */
  async function payForRows(request: LearnerRequest, reply: FastifyReply): Promise<void> {
    const visitor = await visitorOf(request, reply);
    const device = visitor && (await findDevice(db, visitor));
    const rows = device ? await countFacts(db, { learner: device.learner }) : 0;
    await request.spend(pointsOf.rows(Math.min(rows, maxFactsKept)));
  }
};

/** Counts the facts of a request before they are checked. */
async function payForFacts(request: FastifyRequest): Promise<void> {
  const { facts } = (request.body ?? {}) as { facts?: unknown };
  const sent: unknown[] = Array.isArray(facts) ? facts.slice(0, maxFacts) : [];
  const wrong = sent.filter((fact) => isCalledWrong(fact as Partial<Fact> | null));
  const count = sent.length;
  await request.spend(pointsOf.facts(count, wrong.length));
  await request.spend(Math.max(count, kilobytesOf(request)), storage);
}

/** Returns a message for each field that names a skill that never existed or, in a placement, isn't in its category. */
function wrongSkills(facts: readonly Fact[]): Record<string, string> {
  const wrong: Record<string, string> = {};
  const check = (field: string, named: string, category?: Category) => {
    const skill = SKILLS.find(({ id }) => id === currentSkill(named));
    if (!skill) wrong[field] = 'No skill has this ID.';
    else if (category && skill.category !== category) wrong[field] = 'This skill is in another category.';
  };
  for (const [index, fact] of facts.entries())
    if (fact.kind === 'answer') check(`facts.${index}.skill`, fact.skill);
    else if (fact.kind === 'placement')
      for (const [place, skill] of fact.known.entries())
        check(`facts.${index}.known.${place}`, skill, fact.category);
  return wrong;
}

function download(reply: FastifyReply, extension: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="math-progress.${extension}"`);
}
