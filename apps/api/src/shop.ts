import type { FastifyInstance } from 'fastify';
import type { Config, PaymentConfig } from './config.js';
import type { Database } from './db/schema.js';
import { describeProduct, listOffers } from './modules/marketplace/catalogue.js';
import { ownsNow } from './modules/marketplace/library.js';
import { browserRoutes } from './modules/marketplace/browser-routes.js';
import { ownershipRoutes } from './modules/marketplace/ownership-routes.js';
import { packRoutes } from './modules/marketplace/pack-routes.js';
import { deleteAbandonedOrders } from './modules/payments/orders-repository.js';
import { paymentRoutes } from './modules/payments/http/payments-routes.js';
import type { PaymentProvider } from './modules/payments/provider/payment-provider.js';
import { cancelAbandoned, closeCheckouts } from './modules/payments/domain/cancel-abandoned.js';
import { digitalContentConsent } from './modules/payments/domain/consent.js';
import { reconcile } from './modules/payments/domain/reconcile.js';
import { remindOfWithdrawals } from './modules/payments/domain/remind-of-withdrawals.js';
import type {
  PaymentDependencies,
  SellingDependencies,
} from './modules/payments/domain/payment-dependencies.js';
import { webhookRoutes } from './modules/payments/http/webhook-routes.js';
import { withdrawalRoutes } from './modules/payments/http/withdrawal-routes.js';
import { findProblem, type ProblemBank } from './modules/practice/problem-bank.js';
import { trialRoutes } from './modules/trial/trial-routes.js';
import { composeMail } from './plugins/mail/mail-message.js';
import { enqueueMail, mailPriority } from './plugins/mail/outbox-repository.js';
import { entitlements } from './plugins/ownership/entitlement-repository.js';
import type { Job } from './plugins/maintenance.js';
import type { Sessions } from './plugins/session/sessions.js';

/** The dependencies of the shop. */
export interface ShopOptions {
  config: Pick<Config, 'payments' | 'mail' | 'publicOrigin' | 'seller'> &
    Partial<Pick<Config, 'publishableKey'>>;
  db: Database;
  bank: ProblemBank;
  sessions: Sessions;
  /** The payment provider. Defaults to the configured one. */
  paymentProvider?: PaymentProvider | undefined;
}

/** Registers the routes of the shop. Returns its hourly jobs. */
export async function registerShop(app: FastifyInstance, parts: ShopOptions): Promise<Job[]> {
  const { config, db, bank, sessions } = parts;
  const provider = parts.paymentProvider ?? (await configuredProvider(app, config.payments));
  const deps = provider && paymentDependencies({ ...parts, provider, log: app.log });
  const selling = sellingDependencies(config, db, provider);
  const mailOrigin = mailOriginOf(config);
  await app.register(packRoutes, {
    prefix: '/api/marketplace',
    db,
    sessions,
    problemJson: (id) => findProblem(bank, id),
  });
  await app.register(ownershipRoutes, {
    prefix: '/api/marketplace',
    db,
    sessions,
  });
  await app.register(browserRoutes, {
    prefix: '/api/marketplace',
    db,
    sessions,
    // Without a provider, nothing can be paid.
    closeCheckouts: async (session) => !deps || closeCheckouts(session, deps),
  });
  await app.register(paymentRoutes, { prefix: '/api', deps, sessions });
  await app.register(withdrawalRoutes, {
    prefix: '/api/withdrawals',
    deps: selling,
    sessions,
  });
  await app.register(trialRoutes, {
    prefix: '/api/trial',
    db,
    sessions,
    describeProduct,
    mailOrigin,
    isLive: provider?.livemode ?? false,
  });
  if (deps) await app.register(webhookRoutes, { prefix: '/api/stripe', deps });
  const jobs: Job[] = [{ name: 'abandoned orders', run: () => deleteAbandonedOrders(db) }];
  // Without an owner address, reminders wait until there is one.
  if (config.mail?.supportEmail !== undefined)
    jobs.push({ name: 'withdrawal reminders', run: () => remindOfWithdrawals(selling) });
  if (deps) {
    // Events that were read with another account's keys say nothing about this account.
    const account = config.publishableKey ?? 'the fake';
    jobs.push(
      { name: `reconciliation with ${account}`, run: (lastSuccess) => reconcile(deps, lastSuccess) },
      { name: 'open payments', run: () => cancelAbandoned(deps) },
    );
  }
  return jobs;
}

/** Returns the configured payment provider. Returns undefined if payments are off. */
async function configuredProvider(
  app: FastifyInstance,
  payments: PaymentConfig,
): Promise<PaymentProvider | undefined> {
  if (payments.mode === 'off') return undefined;
  if (payments.mode === 'live') {
    const { stripeProvider } = await import('./modules/payments/provider/stripe-provider.js');
    return stripeProvider(payments);
  }
  // A separate chunk, which the image leaves out.
  const { startDemo } = await import('./modules/payments/demo.js');
  return startDemo(app, payments.tax);
}

/** The parameters of `paymentDependencies`. */
export interface PaymentDependencyOptions {
  config: ShopOptions['config'];
  db: Database;
  provider: PaymentProvider;
  log: PaymentDependencies['log'];
}

/** Builds the dependencies of payments from the other slices. */
export function paymentDependencies({
  config,
  db,
  provider,
  log,
}: PaymentDependencyOptions): PaymentDependencies {
  return {
    ...sellingDependencies(config, db, provider),
    provider,
    log,
    offers: () => listOffers(db),
    ownsNow: (session, product) => ownsNow(db, session, product),
  };
}

function sellingDependencies(
  config: ShopOptions['config'],
  db: Database,
  provider: PaymentProvider | undefined,
): SellingDependencies {
  return {
    consent: provider?.livemode ? digitalContentConsent : undefined,
    isTest: provider?.livemode === false,
    db,
    entitlements,
    describeProduct,
    mailOrigin: mailOriginOf(config),
    seller: config.seller && [...config.seller.facts, config.seller.email].join(', '),
    taxNote: provider?.computesTax ? 'included in the price' : config.seller?.taxNote,
    tellOwner: async (trx, letter) => {
      const to = config.mail?.supportEmail;
      if (to !== undefined) await enqueueMail(trx, composeMail({ to, ...letter }), mailPriority.owner);
    },
  };
}

function mailOriginOf({ mail, publicOrigin }: ShopOptions['config']): string | undefined {
  return mail && publicOrigin;
}
