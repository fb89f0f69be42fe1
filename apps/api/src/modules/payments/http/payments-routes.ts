import { Order, OrderPath, PaymentIntent, PaymentRequest } from '@mathtools/contracts/payments';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refusals, sendProblem } from '../../../plugins/errors.js';
import { limits } from '../../../plugins/rate-limits.js';
import type { Sessions } from '../../../plugins/session/sessions.js';
import { intentFor } from '../domain/checkout.js';
import { isDelivered, statusOf } from '../domain/order-state.js';
import { currentOrder } from '../domain/current-order.js';
import type { Till } from '../domain/till.js';
import { requestedOffer } from './checkout-request.js';

/** What payments ask of the rest of the server. */
export interface PaymentOptions {
  /** Undefined: payments are not configured. */
  till: Till | undefined;
  sessions: Sessions;
}

/** The checkout, and what became of it. */
export const paymentRoutes: FastifyPluginCallbackZod<PaymentOptions> = (app, { till, sessions }, done) => {
  app.post(
    '/create-payment-intent',
    {
      bodyLimit: 1024,
      config: limits.checkout,
      schema: {
        tags: ['payments'],
        summary: 'Begin the payment of a pack or tier; asked again, the same payment',
        body: PaymentRequest,
        response: { 200: PaymentIntent, ...refusals(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      if (!till) return sendProblem(reply, 503);
      const offer = requestedOffer(request.body, await till.offers());
      if (!offer) return sendProblem(reply, 400, 'This is not a price of ours.');
      const session = await sessions.open(request, reply);
      const intent = await intentFor({ session, offer, email: request.body.email }, till);
      if (!intent) return sendProblem(reply, 400, `You have ${offer.title} already.`, 'owned');
      return { clientSecret: intent.clientSecret };
    },
  );
  app.get(
    '/marketplace/orders/:paymentIntent',
    {
      config: limits.order,
      schema: {
        tags: ['payments'],
        summary: 'How a payment of the visitor stands',
        params: OrderPath,
        response: { 200: Order, ...refusals(404, 429, 503) },
      },
    },
    async (request, reply) => {
      const session = till && (await sessions.find(request, reply));
      const order = session && (await currentOrder(request.params.paymentIntent, session, till));
      if (!order) return sendProblem(reply, 404);
      const { id, product, amountCents, state, failure } = order;
      const isOpen = isDelivered(state, amountCents);
      const restoreCode = isOpen ? await till.delivery.codeOf(till.db, id) : undefined;
      return {
        status: statusOf(state, amountCents),
        product: { id: product, title: till.describe(product).title },
        ...(restoreCode !== undefined && { restoreCode }),
        ...(failure !== undefined && { failure }),
      };
    },
  );
  done();
};
