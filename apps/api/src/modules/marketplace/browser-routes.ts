import { BrowserForgotten, BrowserPath, BrowserRemoved, Browsers } from '@mathtools/contracts/marketplace';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { errorResponses, sendApiProblem } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { lastDay } from '../../plugins/session/sessions.js';
import { hashToken } from '../../tokens.js';
import { deleteHoldingsBeside, type Holding, holdingsBeside } from './browsers-repository.js';
import { describeProduct } from './catalogue.js';

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
    {
      config: limits.reading,
      schema: {
        tags: ['marketplace'],
        summary: 'List the browsers that share a purchase with the visitor’s browser',
        response: { 200: Browsers, ...errorResponses(429, 503) },
      },
    },
    async (request, reply) => {
      const own = await sessions.find(request, reply);
      return { browsers: own === undefined ? [] : browsersOf(await holdingsBeside(db, own), own) };
    },
  );
  app.post(
    '/browsers/:browser/remove',
    {
      bodyLimit: 1024,
      config: limits.restore,
      schema: {
        tags: ['marketplace'],
        summary: 'Remove the shared purchases from another browser',
        params: BrowserPath,
        response: { 200: BrowserRemoved, ...errorResponses(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const own = await sessions.find(request, reply);
      const other = own !== undefined && (await otherOf(db, own, request.params.browser));
      if (!other) return sendApiProblem(reply, 404, 'This browser doesn’t share any of your purchases.');
      await deleteHoldingsBeside(db, own, other);
      return { status: 'removed' as const };
    },
  );
  app.post(
    '/forget',
    {
      bodyLimit: 1024,
      config: limits.restore,
      schema: {
        tags: ['marketplace'],
        summary: 'Delete the session of the visitor’s browser, with its purchases and progress',
        response: { 200: BrowserForgotten, ...errorResponses(400, 403, 413, 415, 429, 503) },
      },
    },
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

/**
 * Finds the session of a browser that shares a purchase with the visitor, by the ID that the visitor knows.
 */
async function otherOf(db: Database, own: string, id: string): Promise<string | undefined> {
  const holdings = await holdingsBeside(db, own);
  return holdings.find(({ session }) => idFor(own, session) === id)?.session;
}

/**
 * Returns the ID by which a visitor refers to a session. Returns null for the visitor's own. The ID is useless to
 * anyone else.
 */
function idFor(own: string, session: string): string | null {
  return session === own ? null : hashToken(`${own} ${session}`).slice(0, 22);
}

function browsersOf(holdings: readonly Holding[], own: string): Browsers['browsers'] {
  const sessions = new Map(holdings.map((holding) => [holding.session, holding]));
  return [...sessions].map(([session, { name, ...times }]) => ({
    id: idFor(own, session),
    name,
    lastUsed: lastDay(times),
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
