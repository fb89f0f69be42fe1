import type { FastifyPluginCallback } from 'fastify';
import { sendApiProblem } from '../../../plugins/errors.js';
import { onceADay } from '../../../plugins/job-repository.js';
import { receiveEvent } from '../domain/receive-event.js';
import { UnreadableEventError } from '../provider/payment-provider.js';
import type { PaymentDependencies } from '../domain/payment-dependencies.js';

const refusedLetter = {
  subject: 'A payment message was rejected',
  paragraphs: [
    'A message to the webhook had no valid signature. If the provider’s dashboard shows failed deliveries, STRIPE_WEBHOOK_SECRET doesn’t match its endpoint, and purchases aren’t confirmed immediately until you fix that. Otherwise, a third party sent the message, and it had no effect.',
    'You get this email at most once a day.',
  ],
};

/**
 * Receives the provider's messages. The signature covers the raw bytes, so the JSON is parsed only after the
 * check.
 */
export const webhookRoutes: FastifyPluginCallback<{ deps: PaymentDependencies }> = (app, { deps }, done) => {
  const isTime = onceADay(deps.db, 'letter about refused messages');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
    parsed(null, body);
  });
  app.post('/webhook', { bodyLimit: 256 * 1024 }, async (request, reply) => {
    const header = request.headers['stripe-signature'];
    const signature = typeof header === 'string' ? header : undefined;
    const { body } = request;
    const event = Buffer.isBuffer(body) ? deps.provider.read(body, signature) : undefined;
    if (event instanceof UnreadableEventError) {
      request.log.warn({ err: event }, 'payment message refused: it is signed but contains no event');
      return sendApiProblem(reply, 400);
    }
    if (!event) {
      request.log.warn('payment message refused: its signature is wrong, old or missing');
      if (await isTime()) await deps.tellOwner(deps.db, refusedLetter);
      return sendApiProblem(reply, 400, 'The signature is wrong, old or missing.');
    }
    await receiveEvent(event, deps);
    return { received: true };
  });
  done();
};
