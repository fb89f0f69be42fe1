import type { FastifyPluginCallback } from 'fastify';
import { sendProblem } from '../../../plugins/errors.js';
import { receiveEvent } from '../domain/receive-event.js';
import type { Till } from '../domain/till.js';

/** Takes the provider's messages. Its signature is over the bytes, so here JSON stays unread. */
export const webhookRoutes: FastifyPluginCallback<{ till: Till }> = (app, { till }, done) => {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
    parsed(null, body);
  });
  app.post('/webhook', { bodyLimit: 256 * 1024 }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const { body } = request;
    const event =
      Buffer.isBuffer(body) && typeof signature === 'string'
        ? till.provider.read(body, signature)
        : undefined;
    if (!event) return sendProblem(reply, 400, 'The signature is wrong, old or missing.');
    await receiveEvent(event, till);
    return { received: true };
  });
  done();
};
