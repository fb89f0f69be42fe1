import { Products } from '@mathtools/contracts/marketplace';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { sendJson } from '../../plugins/send-json.js';
import { listProducts } from './catalogue-repository.js';
import { routesOf } from '../../plugins/routes.js';

const { reading } = routesOf('marketplace');

/** The dependencies of the marketplace. */
export interface MarketplaceOptions {
  db: Database;
}

/** The time that a response is cached. Another server may change the packs when a new version starts. */
const keptMs = 1_000;

/** Serves the list of learning packs. */
export const marketplaceRoutes: FastifyPluginCallbackZod<MarketplaceOptions> = (app, { db }, done) => {
  let kept: { since: number; json: Promise<string> } | undefined;
  const products = () => {
    if (kept && performance.now() - kept.since < keptMs) return kept.json;
    const json = listProducts(db).then((list) => JSON.stringify(Products.parse(list)));
    kept = { since: performance.now(), json };
    json.catch(() => (kept = undefined));
    return json;
  };
  app.get(
    '/products',
    reading('List the learning packs for sale, with prices in dollars', Products),
    async (_request, reply) => sendJson(reply, await products()),
  );
  done();
};
