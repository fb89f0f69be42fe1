import { PublicConfiguration } from '@mathtools/contracts/public-configuration';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';

/** Serves the public part of the configuration to the site. */
export const configurationRoutes: FastifyPluginCallbackZod<PublicConfiguration> = (app, options, done) => {
  const { publishableKey, payments, mails, consent, taxNote, asksForCountry } = options;
  const configuration = {
    publishableKey,
    payments,
    mails,
    ...(consent !== undefined && { consent }),
    ...(taxNote !== undefined && { taxNote }),
    ...(asksForCountry !== undefined && { asksForCountry }),
  };
  app.get(
    '',
    {
      config: limits.reading,
      schema: {
        tags: ['configuration'],
        summary: 'Get the settings that the site needs',
        response: { 200: PublicConfiguration, ...errorResponses(429, 503) },
      },
    },
    () => configuration,
  );
  done();
};
