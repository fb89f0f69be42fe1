import { OpenOrders, Withdrawal, WithdrawalRequest } from '@mathtools/contracts/withdrawals';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorResponses, sendApiProblem } from '../../../plugins/errors.js';
import { limits } from '../../../plugins/limits/rate-limits.js';
import type { Sessions } from '../../../plugins/session/sessions.js';
import type { SellingDependencies } from '../domain/payment-dependencies.js';
import { withdraw, withdrawableOrders, type WithdrawalRefusal } from '../domain/withdraw.js';

/**
 * The dependencies of the withdrawal function. It doesn't need a provider, because it stays available when
 * payments are off.
 */
export interface WithdrawalOptions {
  deps: SellingDependencies;
  sessions: Sessions;
}

const refusals: Record<WithdrawalRefusal, string> = {
  unknown:
    'We find no such order of yours. Use the browser in which you paid, or the address of your receipt, or write to us through the contact form.',
  unpaid:
    'This order is not paid. If its payment is still on its way, withdraw when it has arrived, or write to us.',
  returned: 'The money of this order has already been returned.',
  late: 'This order was paid more than 30 days ago. If you think that you can still withdraw from it, write to us.',
};

/** Serves the withdrawal function that EU law requires. */
export const withdrawalRoutes: FastifyPluginCallbackZod<WithdrawalOptions> = (
  app,
  { deps, sessions },
  done,
) => {
  app.get(
    '',
    {
      config: limits.order,
      schema: {
        tags: ['payments'],
        summary: 'The orders of this browser from which the buyer can withdraw',
        response: { 200: OpenOrders, ...errorResponses(429, 503) },
      },
    },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const orders = session === undefined ? [] : await withdrawableOrders(deps.db, session);
      return {
        orders: orders.map(({ id, product, amountCents, paidAt, createdAt }) => ({
          ...{ id, title: deps.describeProduct(product).title },
          ...{ priceCents: amountCents, paidAt: paidAt ?? createdAt },
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
        summary: 'Withdraw from the contract of an order, which is confirmed by mail',
        body: WithdrawalRequest,
        response: { 200: Withdrawal, ...errorResponses(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const outcome = await withdraw({ ...request.body, session }, deps);
      if ('before' in outcome) {
        const day = outcome.before.slice(0, 10);
        return sendApiProblem(
          reply,
          400,
          `You have withdrawn from this order already, on ${day}.`,
          'withdrawn',
        );
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
