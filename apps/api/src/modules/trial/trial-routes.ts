import { Trial, TrialConfirmation, TrialRequest } from '@mathtools/contracts/payments';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { errorResponses, sendApiProblem } from '../../plugins/errors.js';
import { limits } from '../../plugins/rate-limits.js';
import type { Sessions } from '../../plugins/session/sessions.js';
import { confirmTrial, type Grant, startTrial } from './start-trial.js';
import { trialLetter, usedTrialLetter } from './trial-letters.js';
import { hasHadTrial, isTrialLinkValid, storeTrialLink } from './trial-repository.js';
import { hashToken, newToken } from '../../tokens.js';

/** What trials ask of the rest of the server. */
export interface TrialOptions {
  db: Database;
  sessions: Sessions;
  grant: Grant;
  describeProduct: (product: string) => { title: string };
  /** Where the links of letters lead; undefined: there is no mail. */
  mailOrigin: string | undefined;
}

const tried = 'You have had your free trial.';

/** Seven free days of a tier: at once, or where there is mail by a link to a confirmed address. */
export const trialRoutes: FastifyPluginCallbackZod<TrialOptions> = (app, options, done) => {
  const { db, sessions, grant, describeProduct, mailOrigin } = options;
  app.post(
    '',
    {
      bodyLimit: 1024,
      config: limits.checkout,
      schema: {
        tags: ['payments'],
        summary: 'Begin the free trial of a tier, or have the link mailed that does',
        body: TrialRequest,
        response: { 200: Trial, ...errorResponses(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { tier, email } = request.body;
      const found = await sessions.find(request, reply);
      if (found !== undefined && (await hasHadTrial(db, 'session', found)))
        return sendApiProblem(reply, 400, tried);
      if (mailOrigin === undefined) {
        const session = await sessions.open(request, reply);
        const until = await startTrial(db, { session, tier, email: null }, grant);
        return until ? { until: until.toISOString() } : sendApiProblem(reply, 400, tried);
      }
      if (email === undefined) return sendApiProblem(reply, 400, 'Please enter your email address.');
      const token = newToken();
      // The answer never tells whether an address has had one.
      const letter = (await hasHadTrial(db, 'email', email))
        ? usedTrialLetter(email)
        : trialLetter(email, describeProduct(tier).title, mailOrigin, token);
      await storeTrialLink(db, { email, tier, tokenHash: hashToken(token) }, letter);
      return { until: null };
    },
  );
  app.post(
    '/confirm',
    {
      bodyLimit: 1024,
      config: limits.restore,
      schema: {
        tags: ['payments'],
        summary: 'Begin the trial of a mailed link',
        body: TrialConfirmation,
        response: { 200: Trial, ...errorResponses(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const tokenHash = hashToken(request.body.token);
      // A link that is no good makes no session.
      if (!(await isTrialLinkValid(db, tokenHash))) {
        return sendApiProblem(reply, 404, 'This link has been used or is too old.');
      }
      const session = await sessions.open(request, reply);
      const until = await confirmTrial(db, { tokenHash, session }, grant);
      return until ? { until: until.toISOString() } : sendApiProblem(reply, 400, tried);
    },
  );
  done();
};
