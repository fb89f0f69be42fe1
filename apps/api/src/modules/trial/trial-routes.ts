import { Trial, TrialConfirmation, TrialRequest } from '@mathtools/contracts/payments';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sendApiProblem } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { countLetter } from '../../plugins/mail/letter-limit.js';
import { findKey } from '../../plugins/ownership/key-repository.js';
import { mailboxOf } from './mailbox.js';
import { trialMail, usedTrialMail } from './trial-mails.js';
import { confirmTrial, hasHadTrial, startTrial, storeTrialLink } from './trial-repository.js';
import { newToken } from '../../tokens.js';
import { routesOf } from '../../plugins/routes.js';

const { changing } = routesOf('payments');

/** The dependencies of trials. */
export interface TrialOptions {
  describeProduct: (product: string) => { title: string };
  /** The origin of links in emails. Undefined if mail is not configured. */
  mailOrigin: string | undefined;
  /**
   * True if payments are real. Then every trial needs a confirmed address, and each mailbox gets only one, no
   * matter how its address is spelled.
   */
  isLive: boolean;
}

const tried = 'You’ve already used your free trial.';

/**
 * Starts seven free days of a tier: immediately, or if mail is configured, through a link sent to the
 * visitor's address.
 */
export const trialRoutes: FastifyPluginCallbackZod<TrialOptions> = (app, options, done) => {
  const { describeProduct, mailOrigin, isLive } = options;
  const { db, sessions } = app;
  app.post(
    '',
    {
      ...changing('Start the free trial of a tier, or email the link that starts it', Trial, {
        body: TrialRequest,
      }),
      config: limits.checkout,
    },
    async (request, reply) => {
      const { tier, email } = request.body;
      const found = await sessions.find(request, reply);
      if (found !== undefined && (await hasHadTrial(db, 'session', [found])))
        return sendApiProblem(reply, 400, tried);
      if (mailOrigin === undefined) {
        if (isLive) return sendApiProblem(reply, 503);
        const session = await sessions.open(request, reply);
        const until = await db
          .transaction()
          .execute((trx) => startTrial(trx, { session, tier, email: null }));
        if (until) await sessions.renew(request, reply, session);
        return until ? { until: until.toISOString() } : sendApiProblem(reply, 400, tried);
      }
      if (email === undefined) return sendApiProblem(reply, 400, 'Please enter your email address.');
      const token = newToken();
      // The response doesn't reveal whether an address has had a trial.
      const mailbox = isLive ? mailboxOf(email) : email;
      const mail = (await hasHadTrial(db, 'email', [mailbox, email]))
        ? usedTrialMail(email)
        : trialMail(email, describeProduct(tier).title, mailOrigin, token);
      const { mayUseReserve } = await countLetter(request, 'trial');
      await storeTrialLink(db, { email: mailbox, tier, token, mayUseReserve }, mail);
      return { until: null };
    },
  );
  app.post(
    '/confirm',
    changing('Start the trial from an emailed link', Trial, { body: TrialConfirmation }, 404),
    async (request, reply) => {
      const { token } = request.body;
      // An invalid link creates no session.
      if (!(await findKey(db, 'tier', { typed: token }))) {
        request.log.warn('trial link refused');
        return sendApiProblem(reply, 404, 'This link has expired or was already used.');
      }
      const session = await sessions.open(request, reply);
      const until = await db.transaction().execute((trx) => confirmTrial(trx, { token, session }));
      if (until) {
        request.log.info({ until }, 'trial begun');
        await sessions.renew(request, reply, session);
      }
      return until ? { until: until.toISOString() } : sendApiProblem(reply, 400, tried);
    },
  );
  done();
};
