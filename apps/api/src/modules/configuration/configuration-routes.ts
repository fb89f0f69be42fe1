import { PublicConfiguration } from '@mathtools/contracts/public-configuration';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { takesMoney } from '../../config.js';
import { routesOf } from '../../plugins/routes.js';

const { reading } = routesOf('configuration');

/** Serves the public part of the configuration to the site. Where money is taken, it has the text that buyers agree to. */
export const configurationRoutes: FastifyPluginCallbackZod<{ consent: string }> = (
  app,
  { consent },
  done,
) => {
  const { publishableKey = null, payments, mail, seller } = app.config;
  const configuration = {
    publishableKey,
    payments: payments.mode,
    mails: mail !== undefined,
    ...(takesMoney(payments) && { consent }),
    ...(payments.mode !== 'off' && payments.tax
      ? { asksForCountry: true, taxNote: 'included, based on the country where you live' }
      : seller?.taxNote !== undefined && { taxNote: seller.taxNote }),
  };
  app.get('', reading('Get the settings that the site needs', PublicConfiguration), () => configuration);
  done();
};
