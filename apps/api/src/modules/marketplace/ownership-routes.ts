import { ChoiceRequest, Library, Restored, RestoreRequest } from '@mathtools/contracts/marketplace';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sendApiProblem } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { sendJson } from '../../plugins/send-json.js';
import { describeProduct } from './catalogue.js';
import {
  choosePack,
  entitlementsOf,
  opensSomething,
  restore,
} from '../../plugins/ownership/entitlement-repository.js';
import { entitlementWithChoice, findLibrary, libraryFromEntitlements } from './library.js';
import { findPack } from './pack-contents.js';
import { routesOf } from '../../plugins/routes.js';

const { changing, reading } = routesOf('marketplace');

/**
 * Serves a visitor's library, restores a purchase in another browser, and stores the pack chosen with Pro.
 */
export const ownershipRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, sessions } = app;
  app.get(
    '/library',
    reading('List the content that the visitor can open', Library),
    async (request, reply) =>
      sendJson(reply, JSON.stringify(await findLibrary(db, await sessions.find(request, reply)))),
  );
  app.post(
    '/restore',
    changing(
      'Restore a purchase in this browser, with its code or the token from the emailed link',
      Restored,
      { body: RestoreRequest },
      404,
    ),
    async (request, reply) => {
      const { code } = request.body;
      // An invalid code creates no session.
      const session = (await opensSomething(db, code)) && (await sessions.open(request, reply));
      const restored = session ? await restore(db, code, session) : undefined;
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
      ...changing(
        'Choose the pack to open with Pro; the choice is final',
        Library,
        { body: ChoiceRequest },
        404,
      ),
      config: limits.practice,
    },
    async (request, reply) => {
      const { pack } = request.body;
      if (!findPack(pack)) return sendApiProblem(reply, 404, 'We couldn’t find this pack.');
      const session = await sessions.find(request, reply);
      const active = session === undefined ? [] : await entitlementsOf(db, session);
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
