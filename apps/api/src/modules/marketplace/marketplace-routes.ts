import { Products } from '@mathtools/contracts/marketplace';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { errorResponses } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { listProducts } from './catalogue-repository.js';

/** The dependencies of the marketplace. */
export interface MarketplaceOptions {
  db: Database;
}

/** The list of learning packs. */
export const marketplaceRoutes: FastifyPluginCallbackZod<MarketplaceOptions> = (app, { db }, done) => {
  app.get(
    '/products',
    {
      config: limits.reading,
      schema: {
        tags: ['marketplace'],
        summary: 'All learning packs on sale; prices in dollars',
        response: { 200: Products, ...errorResponses(429, 503) },
      },
    },
    () => listProducts(db),
  );
  done();
};
