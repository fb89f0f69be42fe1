import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.js';
import { isMigrated } from './db/migrate.js';
import type { Database } from './db/schema.js';
import { healthRoutes } from './modules/health/health-routes.js';
import { loadSite } from './modules/site/load-site.js';
import { serveSite } from './modules/site/site-routes.js';
import { drainOnClose } from './plugins/draining.js';
import { handleErrors } from './plugins/errors.js';
import { logResponses, loggerOptions } from './plugins/logging.js';
import { requestTarget } from './plugins/request-target.js';
import { secure } from './plugins/security.js';
import { StartFailure } from './start-failure.js';

/** What the application is made from. */
export interface AppParts {
  config: Config;
  db: Database;
  /** Where logs go; standard output unless told otherwise. */
  logStream?: NodeJS.WritableStream;
}

/** Builds the whole application, listening to nothing: the table of contents of the server. */
export async function buildApp({ config, db, logStream }: AppParts): Promise<FastifyInstance> {
  const app = createApp(config, logStream);
  const site = await loadSite(config.webRoot, config.publicOrigin);
  if (!site) tellMissingSite(app, config);

  logResponses(app);
  handleErrors(app);
  const isClosing = drainOnClose(app);
  await secure(app, { publicOrigin: config.publicOrigin, scriptHashes: site?.scriptHashes ?? [] });

  const isReady = async () => !isClosing() && (await isMigrated(db));
  await app.register(healthRoutes, { prefix: '/api/health', isReady });

  serveSite(app, site);
  return app;
}

function createApp(config: Config, logStream?: NodeJS.WritableStream): FastifyInstance {
  const app = Fastify({
    ...loggerOptions(config.logLevel, logStream),
    bodyLimit: 16 * 1024,
    // Node swaps the two when headersTimeout (60 s by default) exceeds requestTimeout, and slow bodies then live on.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    requestTimeout: 15_000,
    handlerTimeout: 15_000,
    // A hop count is ignored by Fastify and `true` believes everyone: only named proxies are trusted.
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: (request) => requestTarget(request.url ?? '/'),
    // Longer parameters are the schemas' business: Fastify's own 414 would bypass headers and error handler.
    routerOptions: { maxParamLength: 16_384 },
    // While closing, requests on open connections are still served (see drainOnClose), not cut off with a bare 503.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

function tellMissingSite(app: FastifyInstance, { webRoot, production }: Config): void {
  const sentence = `The site is not built in ${webRoot}: build it, or name its folder with WEB_ROOT.`;
  if (production) throw new StartFailure(sentence);
  app.log.warn(`${sentence} Only the API is served.`);
}
