import { PublicConfiguration } from '@mathtools/contracts/public-configuration';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refusals } from '../../plugins/errors.js';
import { limits } from '../../plugins/rate-limits.js';

/** Tells the site how its server is set up: public values only. */
export const configurationRoutes: FastifyPluginCallbackZod<PublicConfiguration> = (app, options, done) => {
  const { publishableKey, payments, mails } = options;
  app.get(
    '',
    {
      config: limits.reading,
      schema: {
        tags: ['configuration'],
        summary: 'What the site has to know of its server',
        response: { 200: PublicConfiguration, ...refusals(429, 503) },
      },
    },
    () => ({ publishableKey, payments, mails }),
  );
  done();
};
