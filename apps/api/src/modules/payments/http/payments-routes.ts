import {
  CodeGiven,
  CodeRequest,
  CodesMailed,
  Order,
  OrderPath,
  PaymentIntent,
  PaymentRequest,
} from '@mathtools/contracts/payments';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { HttpError, sendApiProblem, sendFieldProblem } from '../../../plugins/errors.js';
import { limits } from '../../../plugins/limits/rate-limits.js';
import { beginPayment } from '../domain/checkout.js';
import { grantsAccess, statusOf } from '../domain/order-state.js';
import { type CurrentOrder, currentOrder } from '../domain/current-order.js';
import type { PaymentDependencies } from '../domain/payment-dependencies.js';
import { giveCode, mailCodes } from '../domain/restore-code.js';
import { requestedOffer } from './checkout-request.js';
import { routesOf } from '../../../plugins/routes.js';

const { changing, reading } = routesOf('payments');

/** The dependencies of the routes. Undefined if payments are off. */
type Deps = PaymentDependencies | undefined;

/** Serves the checkout and the status of its order. */
export const paymentRoutes: FastifyPluginCallbackZod<{ deps: Deps }> = (app, { deps }, done) => {
  const { sessions } = app;
  const orderOf = async (
    request: FastifyRequest<{ Params: { paymentIntent: string } }>,
    reply: FastifyReply,
  ) => {
    const session = deps && (await sessions.find(request, reply));
    return session && (await currentOrder(request.params.paymentIntent, session, deps));
  };
  app.post(
    '/create-payment-intent',
    {
      ...changing(
        'Start the payment for a pack or tier; repeated requests return the same payment',
        PaymentIntent,
        { body: PaymentRequest },
      ),
      config: limits.checkout,
    },
    async (request, reply) => {
      if (!deps) return sendApiProblem(reply, 503);
      const offer = requestedOffer(request.body, await deps.offers());
      if (!offer) return sendFieldProblem(reply, { amount: 'This amount doesn’t match any of our prices.' });
      const { email, consent, country, postalCode = null } = request.body;
      const { computesTax } = deps.provider;
      const isAboutToPay = email !== undefined || consent !== undefined;
      // The consent text changed since the page was loaded, so the buyer hasn't agreed to the new text. Or
      // the country became required or unnecessary since then.
      if (
        (consent !== undefined && consent !== deps.consent) ||
        (country === undefined ? computesTax && isAboutToPay : !computesTax)
      )
        return sendApiProblem(reply, 400, 'The checkout has changed. Please reload this page.', 'changed');
      if (deps.consent !== undefined && (email === undefined) !== (consent === undefined))
        return sendApiProblem(reply, 400, 'Please enter your email and agree to the statement above.');
      const session = await sessions.open(request, reply);
      const location = country === undefined ? undefined : { country, postalCode };
      const intent = await beginPayment({ session, offer, email, consent, location }, deps);
      if (intent === 'owned') return sendApiProblem(reply, 400, `You already have ${offer.title}.`, 'owned');
      if (intent === 'nowhere')
        return sendApiProblem(
          reply,
          400,
          'We couldn’t find this postal code in your country. Please check both.',
          'postal_code',
        );
      await sessions.renew(request, reply, session);
      return { clientSecret: intent.clientSecret };
    },
  );
  app.get(
    '/marketplace/orders/:paymentIntent',
    {
      ...reading('Get the status of one of the visitor’s payments', Order, { params: OrderPath }, 404),
      config: limits.order,
    },
    async (request, reply) => {
      const order = await orderOf(request, reply);
      if (!deps || !order) return sendApiProblem(reply, 404);
      const { id, product, amountCents, state, failure } = order;
      const isOpen = grantsAccess(state, amountCents);
      const hasCode = isOpen ? await deps.entitlements.hasCode(deps.db, id) : undefined;
      return {
        status: statusOf(state, amountCents),
        product: { id: product, title: deps.describeProduct(product).title },
        ...(hasCode !== undefined && { hasCode }),
        ...(failure !== undefined && { failure }),
      };
    },
  );
  app.post(
    '/marketplace/orders/:paymentIntent/code',
    changing(
      'Create a code that restores a purchase in another browser; the first is shown once, later ones are emailed',
      CodeGiven,
      { params: OrderPath },
      404,
    ),
    async (request, reply) => {
      const order = await orderOf(request, reply);
      if (!deps || !order || !(await isOpen(order, deps))) return sendApiProblem(reply, 404);
      const restoreCode = await deps.db.transaction().execute((trx) => giveCode(trx, order, deps));
      if (restoreCode === undefined) throw new HttpError(429, { retryAfterSeconds: 8 * 3600 });
      if (restoreCode !== null) request.log.info({ purchase: order.id }, 'code shown');
      return { restoreCode };
    },
  );
  app.post(
    '/marketplace/codes',
    changing(
      'Email new codes for purchases made with an address; the response doesn’t reveal whether there were any',
      CodesMailed,
      { body: CodeRequest },
    ),
    async ({ body: { email } }, reply) => {
      if (deps?.mailOrigin === undefined)
        return sendApiProblem(reply, 503, 'We can’t send email from here. Please use the contact form.');
      await mailCodes(email, deps);
      return { status: 'accepted' as const };
    },
  );
  done();
};

async function isOpen({ id, state, amountCents }: CurrentOrder, deps: PaymentDependencies): Promise<boolean> {
  return grantsAccess(state, amountCents) && (await deps.entitlements.hasCode(deps.db, id)) !== undefined;
}
