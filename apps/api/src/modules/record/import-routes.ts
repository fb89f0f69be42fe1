import { LearnerPath } from '@mathtools/contracts/learners';
import { type ExportedFact, type Fact, ImportPart, PartImported } from '@mathtools/contracts/record';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorResponses, sendFieldProblem } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { untilArrival } from './check-fact.js';
import { findDevice } from './device-repository.js';
import { importId, openImport } from './import-repository.js';
import { isSealed } from './record-export.js';
import { knownFacts, saveFacts } from './record-repository.js';
import { bodyLimit, payForFacts, type RecordOptions, unknownSkills } from './record-routes.js';

/** Serves imports of files that were exported. */
export const importRoutes: FastifyPluginCallbackZod<RecordOptions> = (app, options, done) => {
  const { db, sessions, find, grade, clock } = options;
  /** Returns a fact with the server's verdict. Without its text, an answer keeps the verdict only if that is sealed. */
  const checked = async ({ ...fact }: ExportedFact): Promise<Fact> => {
    if (fact.kind !== 'answer') return fact;
    const isProven = isSealed(app, fact);
    delete fact.seal;
    if (isProven) return fact;
    if (fact.text === '' && fact.verdict !== 'incorrect')
      return { ...fact, verdict: 'ungraded', slip: undefined };
    return grade({ fact, authored: find(fact.problem) });
  };
  app.post(
    '/:learner/imports',
    {
      bodyLimit,
      config: limits.practice,
      preValidation: payForFacts,
      schema: {
        tags: ['learners'],
        summary: 'Add a part of an exported file; the server grades answers again and stores each fact once',
        params: LearnerPath,
        body: ImportPart,
        response: { 200: PartImported, ...errorResponses(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { import: drawn, facts } = request.body;
      const unknown = unknownSkills(facts);
      if (Object.keys(unknown).length > 0) return sendFieldProblem(reply, unknown);
      const sent = new Map(facts.map((fact) => [fact.id, fact]));
      const visitor = { session: await sessions.open(request, reply), ...request.params };
      const device = await findDevice(db, visitor);
      const known = await knownFacts(db, device && importId(device.log, drawn), [...sent.keys()]);
      const stored = [...known.values()];
      const fresh = [...sent.values()].filter(({ id }) => !known.has(id));
      for (const fact of untilArrival(fresh, clock())) stored.push(await checked(fact));
      const now = new Date(clock()).toISOString();
      await saveFacts(db, visitor, {
        facts: stored,
        now,
        into: (trx, owner) => openImport(trx, owner, { drawn, now }),
      });
      return {
        ungraded: stored.filter((fact) => fact.kind === 'answer' && fact.verdict === 'ungraded').length,
      };
    },
  );
  done();
};
