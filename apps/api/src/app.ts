import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import compress from '@fastify/compress';
import schedule from '@fastify/schedule';
import { BANK } from '@mathtools/content';
import type { Problem } from '@mathtools/practice';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.js';
import type { Database } from './db/schema.js';
import { configurationRoutes } from './modules/configuration/configuration-routes.js';
import { contactRoutes } from './modules/contact/contact-routes.js';
import { healthRoutes } from './modules/health/health-routes.js';
import { isMaster } from './modules/marketplace/library.js';
import { marketplaceRoutes } from './modules/marketplace/marketplace-routes.js';
import { deleteOldMessages, sendDigest } from './modules/contact/contact-repository.js';
import {
  deleteExpiredConfirmations,
  deleteUnconfirmedSubscribers,
} from './modules/newsletter/newsletter-repository.js';
import { newsletterRoutes } from './modules/newsletter/newsletter-routes.js';
import { digitalContentConsent } from './modules/payments/domain/consent.js';
import type { PaymentProvider } from './modules/payments/provider/payment-provider.js';
import { authoredProblem, problemBank } from './modules/practice/problem-bank.js';
import { practiceRoutes } from './modules/practice/practice-routes.js';
import { progressRoutes } from './modules/progress/progress-routes.js';
import { createGrader, type Grader } from './modules/record/grader.js';
import { learnerOf } from './modules/record/device-repository.js';
import { tidyLearners } from './modules/record/erasure-repository.js';
import { learnerRoutes } from './modules/record/learner-routes.js';
import { deleteUnread } from './modules/record/record-repository.js';
import { recordRoutes } from './modules/record/record-routes.js';
import { forgetOldTexts } from './modules/record/typed-text-repository.js';
import { loadSite, type Site } from './modules/site/load-site.js';
import { siteRoutes } from './modules/site/site-routes.js';
import { apiDescription } from './plugins/api-description.js';
import { apiRequests } from './plugins/api-requests.js';
import { crossSite } from './plugins/cross-site.js';
import { draining } from './plugins/draining.js';
import { errors } from './plugins/errors.js';
import { failureLetter } from './plugins/failure-letter.js';
import { forms } from './plugins/forms.js';
import { fullnessOf, fullnessTeller } from './plugins/fullness-letter.js';
import { longWork } from './plugins/long-work.js';
import { type Job, maintenance, runRepeatedly } from './plugins/maintenance.js';
import { loadShedding } from './plugins/load-shedding.js';
import type { LogDestination } from './plugins/log-destination.js';
import { loggerOptions, logging } from './plugins/logging.js';
import { deleteDeadMails } from './plugins/mail/outbox-repository.js';
import type { CountPoints } from './plugins/limits/local-counts.js';
import { rateLimits } from './plugins/limits/rate-limits.js';
import { reads } from './plugins/reads.js';
import { messageBoundaries } from './plugins/message-boundaries.js';
import { deleteExpiredKeys } from './plugins/ownership/key-repository.js';
import { requestTarget } from './plugins/request-target.js';
import { security } from './plugins/security.js';
import { deleteExpiredSessions } from './plugins/session/session-repository.js';
import { sessions } from './plugins/session/sessions.js';
import { shop } from './shop.js';
import { inSeconds } from './durations.js';
import { StartupError } from './error-types.js';

/** The configuration and dependencies of the application. */
export interface AppOptions {
  config: Config;
  db: Database;
  /** The destination of the logs. Defaults to standard output. */
  logStream?: LogDestination;
  /** Returns the current time in milliseconds since 1970. Defaults to the system's clock. */
  clock?: () => number;
  /** Counts the points of the rate limits. Defaults to the configured Redis server, or else this process. */
  countPoints?: CountPoints;
  /** The payment provider. Defaults to the configured one. */
  paymentProvider?: PaymentProvider;
  /** The authored problems. Defaults to those of the content. */
  authored?: readonly Problem[];
  /** Grades answers. Defaults to threads of this process. */
  grade?: Grader;
  /** The time that closing waits, in milliseconds, so that proxies can switch to other servers. The server isn't
   * ready meanwhile. Defaults to 0. */
  shutdownDelayMs?: number;
  /** The event loop delay beyond which API calls are rejected. Defaults to one second. */
  maxEventLoopDelayMs?: number;
  /** The site to serve along with the API. Loaded from the configured folder by default. */
  site?: Site;
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Database;
    /** Returns the current time in milliseconds since 1970. */
    clock: () => number;
    /** The hourly jobs, in their order. Plugins add theirs. */
    jobs: Job[];
  }
}

/** The applications of a process share its threads. */
const threads = createGrader();

/**
 * Builds the application without listening. This function is the table of contents of the server. Plugins come before the
 * routes, in the order of their hooks.
 */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const { config, db, clock = () => Date.now(), grade = threads } = parts;
  const app = createApp(config, parts.logStream);
  app.decorate('config', config);
  app.decorate('db', db);
  app.decorate('clock', clock);
  app.decorate('jobs', jobsOf(config, db));
  const site = parts.site ?? (await configuredSite(app));
  if (!site) reportMissingSite(app);
  reportMissingProxy(app);

  await app.register(messageBoundaries);
  await app.register(logging);
  await app.register(apiRequests);
  // Optional parts are loaded only if a setting enables them: they bring large libraries, which cost memory
  // and startup time.
  const { metricsToken: token, mail } = config;
  if (token !== undefined) await app.register(import('./plugins/metrics.js'), { token });
  await app.register(errors);
  const owner = mail?.supportEmail;
  if (owner !== undefined) await app.register(failureLetter, { owner });
  await app.register(forms);
  await app.register(reads);
  await app.register(draining, { delayMs: parts.shutdownDelayMs });
  await app.register(security, { scriptHashes: site?.scriptHashes ?? [] });
  await app.register(crossSite);
  if (config.loadShedding) await app.register(loadShedding, { maxDelayMs: parts.maxEventLoopDelayMs });
  await app.register(sessions);
  await app.register(rateLimits, { countPoints: parts.countPoints });
  await app.register(compress, { global: false });
  await app.register(apiDescription);
  await app.register(longWork);

  const bank = problemBank(parts.authored ?? BANK);
  const find = (problem: string) => authoredProblem(bank, problem);
  await app.register(healthRoutes, { prefix: '/api/health' });
  await app.register(configurationRoutes, { prefix: '/api/config', consent: digitalContentConsent });
  await app.register(newsletterRoutes, { prefix: '/api/newsletter' });
  await app.register(contactRoutes, { prefix: '/api/contact', isMaster });
  await app.register(practiceRoutes, { prefix: '/api/practice', bank });
  await app.register(progressRoutes, { prefix: '/api/progress', learnerOf });
  await app.register(recordRoutes, { prefix: '/api', find, grade });
  await app.register(learnerRoutes, { prefix: '/api' });
  await app.register(marketplaceRoutes, { prefix: '/api/marketplace' });
  await app.register(shop, { bank, paymentProvider: parts.paymentProvider });
  await app.register(siteRoutes, { site });

  await app.register(schedule);
  if (mail) await app.register(import('./plugins/mail/mail-worker.js'), { mail });
  if (owner !== undefined) {
    const look = fullnessTeller(db, owner, () => fullnessOf(dataFolder(config)));
    runRepeatedly(app, 'measuring the disk and the memory', { minutes: 10 }, look);
  }
  await app.register(maintenance);
  return app;
}

/** Returns the hourly jobs of the modules. */
function jobsOf({ mail }: Config, db: Database): Job[] {
  const owner = mail?.supportEmail;
  return [
    { name: 'expired sessions', run: () => deleteExpiredSessions(db) },
    { name: 'expired keys', run: () => deleteExpiredKeys(db) },
    { name: 'learners', run: () => tidyLearners(db, inSeconds(0)) },
    { name: 'unread facts', run: () => deleteUnread(db) },
    { name: 'typed texts', run: () => forgetOldTexts(db, inSeconds(0)) },
    { name: 'expired confirmations', run: () => deleteExpiredConfirmations(db) },
    { name: 'unconfirmed subscribers', run: () => deleteUnconfirmedSubscribers(db, mail !== undefined) },
    { name: 'old messages', run: () => deleteOldMessages(db) },
    ...(owner === undefined ? [] : [{ name: 'contact digest', run: () => sendDigest(db, owner) }]),
    { name: 'dead letters', run: () => deleteDeadMails(db) },
  ];
}

function createApp(config: Config, logStream?: LogDestination): FastifyInstance {
  const app = Fastify({
    ...loggerOptions(config.logLevel, logStream),
    bodyLimit: 16 * 1024,
    // Node swaps the two if headersTimeout (60 s by default) exceeds requestTimeout. Slow bodies would then
    // be allowed too much time.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    requestTimeout: 15_000,
    // Closes idle connections of clients that don't read. Node notices them after two to three times this
    // long.
    connectionTimeout: 30_000,
    // Only configured proxies are trusted: `true` would trust every client, and Fastify ignores a number of
    // hops.
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: (request) => requestTarget(request.url ?? '/'),
    // Schemas limit the length of parameters. Fastify's own 414 response would bypass the headers and the
    // error handler.
    routerOptions: { maxParamLength: 16_384 },
    // While closing, requests on open connections are still served (see drainOnClose) instead of being
    // rejected with a bare 503.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/**
 * Loads the site. The rendered pages, and hashed files of earlier versions, are next to a SQLite database, which only one server
 * uses. Other servers render to the system's temporary folder, which doesn't last, and keep no files.
 */
function configuredSite(app: FastifyInstance): Promise<Site | undefined> {
  const { database, webRoot, publicOrigin, payments, seller } = app.config;
  const facts = { publicOrigin, isDemonstration: payments.mode === 'demo', seller };
  if (database.engine === 'sqlite' && database.file !== ':memory:') {
    const kept = { folder: `${database.file}-assets`, now: Date.now() };
    return loadSite(webRoot, `${database.file}-site`, facts, kept);
  }
  const folder = join(tmpdir(), `mathtools-site-${randomUUID()}`);
  app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
  return loadSite(webRoot, folder, facts);
}

/** Returns the folder that grows: that of a SQLite database, or else the system's temporary folder. */
function dataFolder({ database }: Config): string {
  return database.engine === 'sqlite' ? dirname(database.file) : tmpdir();
}

function reportMissingSite(app: FastifyInstance): void {
  const { webRoot, production } = app.config;
  const sentence = `The site is not built in ${webRoot}: build it, or set WEB_ROOT to its folder.`;
  if (production) throw new StartupError(sentence);
  app.log.warn(`${sentence} Only the API is served.`);
}

/** Warns if HTTPS visitors reach this server, which speaks plain HTTP, through an untrusted proxy. */
function reportMissingProxy(app: FastifyInstance): void {
  const { publicOrigin, trustProxy } = app.config;
  if (!publicOrigin.startsWith('https:') || trustProxy.length > 0) return;
  app.log.warn(
    'PUBLIC_ORIGIN is https and TRUST_PROXY is not set: all visitors share the rate limits of the proxy.',
  );
}
