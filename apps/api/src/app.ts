import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import compress from '@fastify/compress';
import schedule from '@fastify/schedule';
import { BANK } from '@mathtools/content';
import type { Problem } from '@mathtools/practice';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Config, takesMoney } from './config.js';
import { isMigrated } from './db/migrate.js';
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
import { authoredProblem, type ProblemBank, problemBank } from './modules/practice/problem-bank.js';
import { practiceRoutes } from './modules/practice/practice-routes.js';
import { progressRoutes } from './modules/progress/progress-routes.js';
import { createGrader, type Grader } from './modules/record/grader.js';
import { learnerOf } from './modules/record/device-repository.js';
import { tidyLearners } from './modules/record/erasure-repository.js';
import { learnerRoutes } from './modules/record/learner-routes.js';
import { deleteUnread } from './modules/record/record-repository.js';
import { recordRoutes } from './modules/record/record-routes.js';
import { forgetOldTexts } from './modules/record/typed-text-repository.js';
import { type Kept, loadSite, type Site } from './modules/site/load-site.js';
import { serveSite } from './modules/site/site-routes.js';
import { describeApi } from './plugins/api-description.js';
import { markApiRequests } from './plugins/api-requests.js';
import { refuseCrossSiteWrites } from './plugins/cross-site.js';
import { drainOnClose } from './plugins/draining.js';
import { handleErrors } from './plugins/errors.js';
import { tellOfFailures } from './plugins/failure-letter.js';
import { answerForms } from './plugins/forms.js';
import { fullnessOf, fullnessTeller } from './plugins/fullness-letter.js';
import { allowLongWork, type LongWork } from './plugins/long-work.js';
import { runRepeatedly, scheduleMaintenance } from './plugins/maintenance.js';
import { shedLoad } from './plugins/load-shedding.js';
import type { LogDestination } from './plugins/log-destination.js';
import { logResponses, loggerOptions, nameRequests } from './plugins/logging.js';
import { deleteDeadMails } from './plugins/mail/outbox-repository.js';
import { type CountPoints, localCounts } from './plugins/limits/local-counts.js';
import { limitRates } from './plugins/limits/rate-limits.js';
import { limitReads, repeatReads } from './plugins/reads.js';
import { refuseAmbiguousRequests } from './plugins/message-boundaries.js';
import { deleteExpiredKeys } from './plugins/ownership/key-repository.js';
import { requestTarget } from './plugins/request-target.js';
import { setSecurityHeaders } from './plugins/security.js';
import { deleteExpiredSessions } from './plugins/session/session-repository.js';
import { sessionSecretsOf } from './plugins/session/session-secrets.js';
import { registerSessions, type Sessions } from './plugins/session/sessions.js';
import { registerShop } from './shop.js';
import { inSeconds } from './durations.js';
import { StartupError } from './error-types.js';

/** The configuration and dependencies of the application. */
export interface AppOptions {
  config: Config;
  db: Database;
  /** The destination of the logs. Defaults to standard output. */
  logStream?: LogDestination;
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

/** Builds the application without listening. This function is the table of contents of the server. */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const { config, db, logStream } = parts;
  const app = createApp(config, logStream);
  const { publicOrigin, payments } = config;
  const site =
    parts.site ??
    (await loadSite(
      config.webRoot,
      siteCache(app, config),
      { publicOrigin, isDemonstration: payments.mode === 'demo', seller: config.seller },
      keptAssets(config),
    ));
  if (!site) reportMissingSite(app, config);
  reportMissingProxy(app, config);

  refuseAmbiguousRequests(app);
  nameRequests(app);
  if (config.accessLog) logResponses(app);
  markApiRequests(app);
  // Optional parts are loaded only if a setting enables them: they bring large libraries, which cost memory
  // and startup time.
  const metrics = await configuredMetrics(app, db, config);
  handleErrors(app);
  const supportEmail = config.mail?.supportEmail;
  if (supportEmail !== undefined) tellOfFailures(app, db, supportEmail);
  answerForms(app);
  limitReads(app);
  repeatReads(app);
  const isClosing = drainOnClose(app, parts.shutdownDelayMs);
  setSecurityHeaders(app, {
    publicOrigin,
    scriptHashes: site?.scriptHashes ?? [],
    takesCards: payments.mode === 'live',
  });
  refuseCrossSiteWrites(app, publicOrigin);
  if (config.loadShedding) await shedLoad(app, parts.maxEventLoopDelayMs ?? 1_000);
  limitRates(app, {
    count: config.rateLimits ? (parts.countPoints ?? (await configuredCounts(app, config))) : undefined,
    sessionOf: (request) => sessions.claimed(request),
  });
  const https = publicOrigin.startsWith('https:');
  const sessions = await registerSessions(app, {
    db,
    secrets: sessionSecretsOf(config),
    https,
  });
  await app.register(compress, { global: false });
  await describeApi(app, { docs: config.apiDocs });

  const isReady = async () => !isClosing() && (await isMigrated(db));
  await app.register(healthRoutes, { prefix: '/api/health', isReady });
  const bank = problemBank(parts.authored ?? BANK);
  await registerSlices(app, { ...parts, bank, sessions, runLongWork: allowLongWork(app) });
  const shopJobs = await registerShop(app, { ...parts, bank, sessions });
  await serveSite(app, site);

  await app.register(schedule);
  if (config.mail) {
    const { startMailWorker } = await import('./plugins/mail/mail-worker.js');
    startMailWorker(app, { db, mail: config.mail, count: metrics?.countLetter });
  }
  if (supportEmail !== undefined) {
    const look = fullnessTeller(db, supportEmail, () => fullnessOf(dataFolder(config)));
    runRepeatedly(app, 'measuring the disk and the memory', { minutes: 10 }, look);
  }
  scheduleMaintenance(app, db, [
    { name: 'expired sessions', run: () => deleteExpiredSessions(db) },
    { name: 'expired keys', run: () => deleteExpiredKeys(db) },
    { name: 'learners', run: () => tidyLearners(db, inSeconds(0)) },
    { name: 'unread facts', run: () => deleteUnread(db) },
    { name: 'typed texts', run: () => forgetOldTexts(db, inSeconds(0)) },
    { name: 'expired confirmations', run: () => deleteExpiredConfirmations(db) },
    {
      name: 'unconfirmed subscribers',
      run: () => deleteUnconfirmedSubscribers(db, config.mail !== undefined),
    },
    { name: 'old messages', run: () => deleteOldMessages(db) },
    ...(supportEmail === undefined
      ? []
      : [{ name: 'contact digest', run: () => sendDigest(db, supportEmail) }]),
    { name: 'dead letters', run: () => deleteDeadMails(db) },
    ...shopJobs,
  ]);
  return app;
}

async function configuredMetrics(app: FastifyInstance, db: Database, { metricsToken: token }: Config) {
  if (token === undefined) return undefined;
  const { registerMetrics } = await import('./plugins/metrics.js');
  return registerMetrics(app, { db, token });
}

async function configuredCounts(app: FastifyInstance, { redisUrl }: Config): Promise<CountPoints> {
  if (redisUrl === undefined) return localCounts();
  const { sharedCounts } = await import('./plugins/limits/shared-limits.js');
  return sharedCounts(app, redisUrl);
}

/** The applications of a process share its threads. */
const threads = createGrader();

async function registerSlices(
  app: FastifyInstance,
  parts: AppOptions & { bank: ProblemBank; sessions: Sessions; runLongWork: LongWork },
) {
  const { config, db, bank, sessions, runLongWork } = parts;
  const { mail, publicOrigin, publishableKey = null, payments, seller } = config;
  const mails = mail !== undefined;
  const visitorOf = (request: FastifyRequest) => sessions.claimed(request) ?? request.ip;
  await app.register(configurationRoutes, {
    prefix: '/api/config',
    publishableKey,
    payments: payments.mode,
    mails,
    ...(takesMoney(payments) && { consent: digitalContentConsent }),
    ...(payments.mode !== 'off' && payments.tax
      ? { asksForCountry: true, taxNote: 'included, based on the country where you live' }
      : seller?.taxNote !== undefined && { taxNote: seller.taxNote }),
  });
  await app.register(newsletterRoutes, {
    prefix: '/api/newsletter',
    db,
    publicOrigin,
    mails,
  });
  await app.register(contactRoutes, {
    prefix: '/api/contact',
    db,
    supportEmail: mail?.supportEmail,
    hasPriority: async (request, reply) => {
      const session = await sessions.find(request, reply);
      return session !== undefined && isMaster(db, session);
    },
  });
  await app.register(practiceRoutes, { prefix: '/api/practice', bank, visitorOf });
  await app.register(progressRoutes, { prefix: '/api/progress', db, sessions, learnerOf });
  await app.register(recordRoutes, {
    prefix: '/api',
    db,
    sessions,
    find: (problem) => authoredProblem(bank, problem),
    grade: parts.grade ?? threads,
    clock: () => Date.now(),
  });
  await app.register(learnerRoutes, { prefix: '/api', db, sessions, runLongWork, clock: () => Date.now() });
  await app.register(marketplaceRoutes, { prefix: '/api/marketplace', db });
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
 * Returns the folder for the rendered pages: next to a SQLite database, which only one server uses, or else
 * the system's temporary folder.
 */
function siteCache(app: FastifyInstance, { database }: Config): string {
  if (database.engine === 'sqlite' && database.file !== ':memory:') return `${database.file}-site`;
  const folder = join(tmpdir(), `mathtools-site-${randomUUID()}`);
  app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the folder that grows: that of a SQLite database, or else the system's temporary folder. */
function dataFolder({ database }: Config): string {
  return database.engine === 'sqlite' ? dirname(database.file) : tmpdir();
}

/** Returns the folder for hashed files of earlier versions. It has to last, so it is next to a SQLite database. */
function keptAssets({ database }: Config): Kept | undefined {
  if (database.engine !== 'sqlite' || database.file === ':memory:') return undefined;
  return { folder: `${database.file}-assets`, now: Date.now() };
}

function reportMissingSite(app: FastifyInstance, { webRoot, production }: Config): void {
  const sentence = `The site is not built in ${webRoot}: build it, or set WEB_ROOT to its folder.`;
  if (production) throw new StartupError(sentence);
  app.log.warn(`${sentence} Only the API is served.`);
}

/** Warns if HTTPS visitors reach this server, which speaks plain HTTP, through an untrusted proxy. */
function reportMissingProxy(app: FastifyInstance, { publicOrigin, trustProxy }: Config): void {
  if (!publicOrigin.startsWith('https:') || trustProxy.length > 0) return;
  app.log.warn(
    'PUBLIC_ORIGIN is https and TRUST_PROXY is not set: all visitors share the rate limits of the proxy.',
  );
}
