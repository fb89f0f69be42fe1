import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from './config.js';
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

/** The dependencies of the shop. */
interface ShopOptions {
  bank: ProblemBank;
  /** The payment provider. Defaults to the configured one. */
  paymentProvider?: PaymentProvider | undefined;
}

/** Serves the shop, and adds its hourly jobs. */
export const shop = fp<ShopOptions>(openShop, { name: 'shop', dependencies: ['sessions', 'rate-limits'] });

async function openShop(app: FastifyInstance, { bank, paymentProvider }: ShopOptions): Promise<void> {
  const { config, db, jobs } = app;
  const provider = paymentProvider ?? (await configuredProvider(app));
  const deps = provider && paymentDependencies(app, provider);
  const selling = sellingDependencies(app, provider);
  const { mailOrigin } = selling;
  await app.register(packRoutes, {
    prefix: '/api/marketplace',
    problemJson: (id) => findProblem(bank, id),
  });
  await app.register(ownershipRoutes, { prefix: '/api/marketplace' });
  await app.register(browserRoutes, {
    prefix: '/api/marketplace',
    // Without a provider, nothing can be paid.
    closeCheckouts: async (session) => !deps || closeCheckouts(session, deps),
  });
  await app.register(paymentRoutes, { prefix: '/api', deps });
  await app.register(withdrawalRoutes, { prefix: '/api/withdrawals', deps: selling });
  await app.register(trialRoutes, {
    prefix: '/api/trial',
    describeProduct,
    mailOrigin,
    isLive: provider?.livemode ?? false,
  });
  jobs.push({ name: 'abandoned orders', run: () => deleteAbandonedOrders(db) });
  // Without an owner address, reminders wait until there is one.
  if (config.mail?.supportEmail !== undefined)
    jobs.push({ name: 'withdrawal reminders', run: () => remindOfWithdrawals(selling) });
  if (!deps) return;
  await app.register(webhookRoutes, { prefix: '/api/stripe', deps });
  // Events that were read with another account's keys say nothing about this account.
  const account = config.publishableKey ?? 'the fake';
  jobs.push(
    { name: `reconciliation with ${account}`, run: (lastSuccess) => reconcile(deps, lastSuccess) },
    { name: 'open payments', run: () => cancelAbandoned(deps) },
  );
}

/** Returns the configured payment provider. Returns undefined if payments are off. */
async function configuredProvider(app: FastifyInstance): Promise<PaymentProvider | undefined> {
  const { payments } = app.config;
  if (payments.mode === 'off') return undefined;
  if (payments.mode === 'live') {
    const { stripeProvider } = await import('./modules/payments/provider/stripe-provider.js');
    return stripeProvider(payments);
  }
  // The fake is a package for development, which the image leaves out.
  const { startDemo } = await import('./modules/payments/demo.js');
  return startDemo(app, payments.tax);
}

/** The parts of the server that orders depend on. */
interface OrderServer {
  config: Pick<Config, 'mail' | 'publicOrigin' | 'seller'>;
  db: Database;
  log: PaymentDependencies['log'];
}

/** Builds the dependencies of payments from the other slices. */
export function paymentDependencies(server: OrderServer, provider: PaymentProvider): PaymentDependencies {
  const { db, log } = server;
  return {
    ...sellingDependencies(server, provider),
    provider,
    log,
    offers: () => listOffers(db),
    ownsNow: (session, product) => ownsNow(db, session, product),
  };
}

function sellingDependencies({ config, db }: OrderServer, provider?: PaymentProvider): SellingDependencies {
  return {
    consent: provider?.livemode ? digitalContentConsent : undefined,
    isTest: provider?.livemode === false,
    db,
    entitlements,
    describeProduct,
    mailOrigin: config.mail && config.publicOrigin,
    seller: config.seller && [...config.seller.facts, config.seller.email].join(', '),
    taxNote: provider?.computesTax ? 'included in the price' : config.seller?.taxNote,
    tellOwner: async (trx, letter) => {
      const to = config.mail?.supportEmail;
      if (to !== undefined) await enqueueMail(trx, composeMail({ to, ...letter }), mailPriority.owner);
    },
  };
}
