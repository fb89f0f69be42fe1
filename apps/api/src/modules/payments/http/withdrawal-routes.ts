import { OpenOrders, Withdrawal, WithdrawalRequest } from '@mathtools/contracts/withdrawals';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorResponses, sendApiProblem } from '../../../plugins/errors.js';
import { limits } from '../../../plugins/limits/rate-limits.js';
import type { SellingDependencies } from '../domain/payment-dependencies.js';
import { withdraw, withdrawableOrders, type WithdrawalRefusal } from '../domain/withdraw.js';
import { routesOf } from '../../../plugins/routes.js';

const { reading } = routesOf('payments');

const refusals: Record<WithdrawalRefusal, string> = {
  unknown:
    'We couldn’t find this order. Use the browser you paid with or the email address on your receipt, or contact us through the contact form.',
  unpaid:
    'This order hasn’t been paid. If your payment is still processing, withdraw once it’s complete, or contact us.',
  returned: 'This order has already been refunded.',
  late: 'This order was paid more than 30 days ago. If you think you can still withdraw, contact us.',
};

type Deps = SellingDependencies;

/**
 * Serves the withdrawal function that EU law requires. It doesn't need a provider, because it stays available when payments
 * are off.
 */
export const withdrawalRoutes: FastifyPluginCallbackZod<{ deps: Deps }> = (app, { deps }, done) => {
  const { sessions } = app;
  app.get(
    '',
    { ...reading('List this browser’s orders that can be withdrawn from', OpenOrders), config: limits.order },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const orders = session === undefined ? [] : await withdrawableOrders(deps.db, session);
      return {
        orders: orders.map(({ id, product, amountCents, paidAt, createdAt }) => ({
          id,
          title: deps.describeProduct(product).title,
          priceCents: amountCents,
          paidAt: paidAt ?? createdAt,
        })),
      };
    },
  );
  app.post(
    '',
    {
      bodyLimit: 2048,
      config: limits.restore,
      schema: {
        tags: ['payments'],
        summary: 'Withdraw from the contract for an order, and email a confirmation',
        body: WithdrawalRequest,
        response: { 200: Withdrawal, ...errorResponses(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const outcome = await withdraw({ ...request.body, session }, deps);
      if ('before' in outcome) {
        const day = outcome.before.slice(0, 10);
        return sendApiProblem(reply, 400, `You already withdrew from this order on ${day}.`, 'withdrawn');
      }
      if ('refusal' in outcome) {
        const { refusal } = outcome;
        return sendApiProblem(reply, refusal === 'unknown' ? 404 : 400, refusals[refusal], refusal);
      }
      return { ...outcome, isMailed: deps.mailOrigin !== undefined };
    },
  );
  done();
};
