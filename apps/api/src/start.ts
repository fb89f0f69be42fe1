import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.js';
import { type Config, readConfig } from './config.js';
import { openDatabase } from './db/database.js';
import { listen } from './listen.js';
import { seedProducts } from './modules/marketplace/catalogue.js';
import { closeOnSignals, shutdownDelayMs } from './shutdown.js';
import { StartupError } from './error-types.js';

async function start(): Promise<void> {
  const config = readConfig();
  const db = await openDatabase(config.database);
  await seedProducts(db);
  const app = await buildApp({ config, db, shutdownDelayMs });
  closeOnSignals(app, db);
  // A full disk must not crash the server because of the line below.
  process.stdout.on('error', () => undefined);
  await listen(app, config);
  process.stdout.write(`MathTools is running at ${addressOf(app, config)}\n`);
}

/** Returns the URL to open in a browser on this machine. */
function addressOf(app: FastifyInstance, { host, port }: Config): string {
  const bound = app.server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  const everywhere = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? 'localhost' : name}:${boundPort}`;
}

start().catch((error: unknown) => {
  const lines =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${lines ?? ''}\n`);
  process.exit(1);
});
