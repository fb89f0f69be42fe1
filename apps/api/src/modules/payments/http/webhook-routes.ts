import type { FastifyPluginCallback } from 'fastify';
import { sendApiProblem } from '../../../plugins/errors.js';
import { receiveEvent } from '../domain/receive-event.js';
import type { PaymentDependencies } from '../domain/payment-dependencies.js';

/** Takes the provider's messages. Its signature is over the bytes, so here JSON stays unread. */
export const webhookRoutes: FastifyPluginCallback<{ deps: PaymentDependencies }> = (app, { deps }, done) => {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
    parsed(null, body);
  });
  app.post('/webhook', { bodyLimit: 256 * 1024 }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const { body } = request;
    const event =
      Buffer.isBuffer(body) && typeof signature === 'string'
        ? deps.provider.read(body, signature)
        : undefined;
    if (!event) return sendApiProblem(reply, 400, 'The signature is wrong, old or missing.');
    await receiveEvent(event, deps);
    return { received: true };
  });
  done();
};
