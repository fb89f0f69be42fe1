import { DemoPaid, DemoPayment } from '@mathtools/contracts/payments';
import { type FakeStripe, StripeApiError } from '@mathtools/fake-stripe';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorResponses, sendApiProblem } from '../../../plugins/errors.js';
import { limits } from '../../../plugins/limits/rate-limits.js';

const processingMs = 5_000;

/** Replaces the provider's form in a demonstration. Nobody is charged. */
export const demoRoutes: FastifyPluginCallbackZod<{ fake: FakeStripe }> = (app, { fake }, done) => {
  app.post(
    '/payment',
    {
      bodyLimit: 1024,
      config: limits.checkout,
      schema: { body: DemoPayment, response: { 200: DemoPaid, ...errorResponses(400, 403, 413, 415, 429) } },
    },
    async ({ body: { clientSecret, outcome } }, reply) => {
      try {
        const intent = fake.ledger.pay(clientSecret, outcome);
        await fake.delivered();
        if (outcome === 'processing') {
          setTimeout(() => {
            // It may have failed or been canceled in the meantime.
            if (intent.status === 'processing') fake.ledger.pay(clientSecret, 'paid');
          }, processingMs).unref();
        }
        return { message: outcome === 'declined' ? (intent.last_payment_error?.message ?? '') : null };
      } catch (error) {
        if (!(error instanceof StripeApiError)) throw error;
        return sendApiProblem(reply, 400, 'There is no such payment to complete.');
      }
    },
  );
  done();
};
