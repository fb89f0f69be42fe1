import { PublicConfiguration } from '@mathtools/contracts/public-configuration';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { routesOf } from '../../plugins/routes.js';

const { reading } = routesOf('configuration');

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
  app.get('', reading('Get the settings that the site needs', PublicConfiguration), () => configuration);
  done();
};
