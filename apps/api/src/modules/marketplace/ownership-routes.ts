import { ChoiceRequest, Library, Restored, RestoreRequest } from '@mathtools/contracts/marketplace';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorResponses, sendApiProblem } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { sendJson } from '../../plugins/send-json.js';
import { describeProduct } from './catalogue.js';
import { restoreKeyOf } from './entitlement-service.js';
import { choosePack, entitlementsOf, opensSomething, restore } from './entitlement-repository.js';
import { entitlementWithChoice, findLibrary, libraryFromEntitlements } from './library.js';
import { findPack } from './pack-contents.js';

/**
 * Serves a visitor's library, restores a purchase in another browser, and stores the pack chosen with Pro.
 */
export const ownershipRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, sessions } = app;
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
        summary: 'Restore a purchase in this browser, with its code or the token from the emailed link',
        body: RestoreRequest,
        response: { 200: Restored, ...errorResponses(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const key = restoreKeyOf(request.body.code);
      // An invalid code creates no session.
      const session = (await opensSomething(db, key)) && (await sessions.open(request, reply));
      const restored = session ? await restore(db, key, session) : undefined;
      if (!session || !restored) {
        request.log.warn('code refused');
        return sendApiProblem(reply, 404, 'This code isn’t valid. Please check it.');
      }
      request.log.info({ purchase: restored.id }, 'purchase opened');
      await sessions.renew(request, reply, session);
      const { product } = restored;
      return { product: { id: product, title: describeProduct(product).title } };
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
