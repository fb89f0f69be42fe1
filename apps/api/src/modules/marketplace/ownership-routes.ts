import { ChoiceRequest, Library, Restored, RestoreRequest } from '@mathtools/contracts/marketplace';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { errorResponses, sendApiProblem } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { sendJson } from '../../plugins/send-json.js';
import type { Sessions } from '../../plugins/session/sessions.js';
import { describeProduct } from './catalogue.js';
import { restoreKeyOf } from './entitlement-service.js';
import { choosePack, entitlementsOf, opensSomething, restore } from './entitlement-repository.js';
import { entitlementWithChoice, findLibrary, libraryFromEntitlements } from './library.js';
import { findPack } from './pack-contents.js';

/** The dependencies of ownership. */
export interface OwnershipOptions {
  db: Database;
  sessions: Sessions;
  /** Carries practice records from browser to browser. */
  records: {
    isCode: (db: Database, codeHash: string) => Promise<boolean>;
    restore: (db: Database, codeHash: string, session: string) => Promise<boolean>;
    join: (trx: Database, session: string, owner: string) => Promise<boolean>;
  };
}

/**
 * Serves a visitor's library, restores a purchase in another browser, and stores the pack chosen with Pro.
 */
export const ownershipRoutes: FastifyPluginCallbackZod<OwnershipOptions> = (
  app,
  { db, sessions, records },
  done,
) => {
  app.get(
    '/library',
    {
      config: limits.reading,
      schema: {
        tags: ['marketplace'],
        summary: 'List the content that the visitor can open',
        response: { 200: Library, ...errorResponses(429, 503) },
      },
    },
    async (request, reply) =>
      sendJson(reply, JSON.stringify(await findLibrary(db, await sessions.find(request, reply)))),
  );
  app.post(
    '/restore',
    {
      bodyLimit: 1024,
      config: limits.restore,
      schema: {
        tags: ['marketplace'],
        summary:
          'Restore a purchase or a practice record in this browser, with its code or the token from the emailed link',
        body: RestoreRequest,
        response: { 200: Restored, ...errorResponses(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const key = restoreKeyOf(request.body.code);
      // An invalid code creates no session.
      const opens = (await opensSomething(db, key)) || (await records.isCode(db, key.codeHash));
      const session = opens && (await sessions.open(request, reply));
      const restored = session ? await restore(db, key, session, records.join) : undefined;
      const isRecord = session && !restored && (await records.restore(db, key.codeHash, session));
      if (!session || !(restored || isRecord)) {
        request.log.warn('code refused');
        return sendApiProblem(reply, 404, 'This code isn’t valid. Please check it.');
      }
      if (restored) request.log.info({ purchase: restored.id }, 'purchase opened');
      else request.log.info('record opened');
      await sessions.renew(request, reply, session);
      if (!restored) return { product: null, hasRecord: true as const };
      const { product, hasRecord } = restored;
      return {
        product: { id: product, title: describeProduct(product).title },
        ...(hasRecord && { hasRecord }),
      };
    },
  );
  app.post(
    '/choice',
    {
      bodyLimit: 1024,
      config: limits.practice,
      schema: {
        tags: ['marketplace'],
        summary: 'Choose the pack to open with Pro; the choice is final',
        body: ChoiceRequest,
        response: { 200: Library, ...errorResponses(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { pack } = request.body;
      if (!findPack(pack)) return sendApiProblem(reply, 404, 'We couldn’t find this pack.');
      const session = await sessions.find(request, reply);
      const active = session === undefined ? [] : await entitlementsOf(db, session, new Date());
      if (libraryFromEntitlements(active).packs.includes(pack))
        return sendApiProblem(reply, 400, 'You already have access to this pack.');
      const pro = entitlementWithChoice(active);
      if (!pro || !(await choosePack(db, pro.id, pack))) {
        return sendApiProblem(reply, 403, 'You can’t choose another pack. Pro includes one.', 'not_owned');
      }
      return findLibrary(db, session);
    },
  );
  done();
};
