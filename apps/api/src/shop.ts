import type { FastifyInstance } from 'fastify';
import type { Config } from './config.js';
import type { Database } from './db/schema.js';
import { describe, listOffers } from './modules/marketplace/catalogue.js';
import { delivery } from './modules/marketplace/delivery.js';
import { ownsNow } from './modules/marketplace/library.js';
import { ownershipRoutes } from './modules/marketplace/ownership-routes.js';
import { packRoutes } from './modules/marketplace/pack-routes.js';
import { demoRoutes } from './modules/payments/http/demo-routes.js';
import { type Taker, takerFor } from './modules/payments/provider/configured-provider.js';
import { paymentRoutes } from './modules/payments/http/payments-routes.js';
import type { Provider } from './modules/payments/provider/payment-provider.js';
import { reconcilerOf } from './modules/payments/domain/reconcile.js';
import type { Till } from './modules/payments/domain/till.js';
import { webhookRoutes } from './modules/payments/http/webhook-routes.js';
import { findProblem, type ProblemBank } from './modules/practice/problem-bank.js';
import { trialRoutes } from './modules/trial/trial-routes.js';
import { deleteExpiredTrialLinks } from './modules/trial/trial-repository.js';
import type { Sessions } from './plugins/session/sessions.js';

/** What the shop is made from. */
export interface ShopParts {
  config: Pick<Config, 'payments' | 'mail' | 'publicOrigin'>;
  db: Database;
  bank: ProblemBank;
  sessions: Sessions;
  /** Who takes the money; as configured unless told otherwise. */
  taker?: Taker | undefined;
}

/** Registers what sells and delivers; gives what housekeeping must do for it. */
export async function registerShop(
  app: FastifyInstance,
  parts: ShopParts,
): Promise<(() => Promise<unknown>)[]> {
  const { config, db, bank, sessions } = parts;
  const taker = parts.taker ?? (await takerFor(app, config.payments));
  const till = taker && tillOf({ ...parts, provider: taker.provider, log: app.log });
  const mailOrigin = mailOriginOf(config);
  await app.register(packRoutes, {
    prefix: '/api/marketplace',
    db,
    sessions,
    problemJson: (id) => findProblem(bank, id),
  });
  await app.register(ownershipRoutes, { prefix: '/api/marketplace', db, sessions });
  await app.register(paymentRoutes, { prefix: '/api', till, sessions });
  await app.register(trialRoutes, {
    prefix: '/api/trial',
    ...{ db, sessions, grant: delivery.grant, describe, mailOrigin },
  });
  if (till) await app.register(webhookRoutes, { prefix: '/api/stripe', till });
  if (taker?.fake) await app.register(demoRoutes, { prefix: '/api/demo', fake: taker.fake });
  const reconcile = till && reconcilerOf(till);
  return [() => deleteExpiredTrialLinks(db), ...(reconcile ? [() => reconcile()] : [])];
}

/** What a till is made from. */
export interface TillParts {
  config: ShopParts['config'];
  db: Database;
  provider: Provider;
  log: Till['log'];
}

/** Gives what selling needs. */
export function tillOf({ config, db, provider, log }: TillParts): Till {
  return {
    ...{ db, provider, log, delivery, describe },
    offers: () => listOffers(db),
    ownsNow: (session, product) => ownsNow(db, session, product),
    mailOrigin: mailOriginOf(config),
  };
}

function mailOriginOf({ mail, publicOrigin }: ShopParts['config']): string | undefined {
  return mail && publicOrigin;
}
