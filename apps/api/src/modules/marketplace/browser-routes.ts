import { BrowserForgotten, BrowserPath, BrowserRemoved, Browsers } from '@mathtools/contracts/marketplace';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { sendApiProblem } from '../../plugins/errors.js';
import { lastDay } from '../../plugins/session/sessions.js';
import { holdersOf, idFor, letGo } from '../../plugins/ownership/holder-repository.js';
import { describeProduct } from './catalogue.js';
import { entitlementsOf } from '../../plugins/ownership/entitlement-repository.js';
import { routesOf } from '../../plugins/routes.js';

const { changing, reading } = routesOf('marketplace');

/** The dependencies of the list of browsers. */
export interface BrowserOptions {
  /** Cancels the open checkouts of a session. Returns false if one of them is paid or being paid. */
  closeCheckouts: (session: string) => Promise<boolean>;
}

/**
 * Lists the browsers that share the visitor's purchases, removes purchases from one of them, and ends the
 * visitor's own session.
 */
export const browserRoutes: FastifyPluginCallbackZod<BrowserOptions> = (app, { closeCheckouts }, done) => {
  const { db, sessions } = app;
  app.get(
    '/browsers',
    reading('List the browsers that share a purchase with the visitor’s browser', Browsers),
    async (request, reply) => {
      const own = await sessions.find(request, reply);
      return { browsers: own === undefined ? [] : browsersOf(await heldBeside(db, own), own) };
    },
  );
  app.post(
    '/browsers/:browser/remove',
    changing(
      'Remove the shared purchases from another browser',
      BrowserRemoved,
      { params: BrowserPath },
      404,
    ),
    async (request, reply) => {
      const own = await sessions.find(request, reply);
      const held = own === undefined ? [] : await heldBeside(db, own);
      const theirs = held.filter(({ session }) => idFor(own ?? '', session) === request.params.browser);
      const [other] = theirs;
      if (!other) return sendApiProblem(reply, 404, 'This browser doesn’t share any of your purchases.');
      await letGo(
        db,
        other.session,
        theirs.map(({ entitlement }) => entitlement),
      );
      return { status: 'removed' as const };
    },
  );
  app.post(
    '/forget',
    changing(
      'Delete the session of the visitor’s browser, with its purchases and progress',
      BrowserForgotten,
    ),
    async (request, reply) => {
      const own = await sessions.find(request, reply);
      // Once the session is gone, the purchase would have no owner.
      if (own !== undefined && !(await closeCheckouts(own)))
        return sendApiProblem(reply, 400, 'A payment is still being processed. Please wait until it’s done.');
      await sessions.end(request, reply);
      return { status: 'forgotten' as const };
    },
  );
  done();
};

/** Returns the holders of the active purchases of a session, including itself. */
async function heldBeside(db: Database, own: string) {
  const active = await entitlementsOf(db, own);
  const products = new Map(active.map(({ id, product }) => [id, product]));
  const holders = await holdersOf(db, [...products.keys()]);
  return holders.map((holder) => ({ ...holder, product: products.get(holder.entitlement) ?? '' }));
}

function browsersOf(holdings: Awaited<ReturnType<typeof heldBeside>>, own: string): Browsers['browsers'] {
  const sessions = new Map(holdings.map((holding) => [holding.session, holding]));
  return [...sessions].map(([session, browser]) => ({
    id: idFor(own, session),
    name: browser.browser,
    lastUsed: lastDay(browser),
    products: holdings
      .filter((holding) => holding.session === session)
      .map(({ product, how, since }) => ({
        id: product,
        title: describeProduct(product).title,
        how,
        since,
      })),
  }));
}
