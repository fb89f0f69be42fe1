import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.js';
import { type Config, readConfig } from './config.js';
import { openDatabase } from './db/database.js';
import { seedProducts } from './modules/marketplace/catalogue.js';
import { seedBank } from './modules/practice/seed-bank.js';
import { closeOnSignals, farewellMs } from './shutdown.js';
import { codeOf, StartFailure } from './start-failure.js';

async function start(): Promise<void> {
  const config = readConfig();
  const db = await openDatabase(config.database);
  await seedBank(db);
  await seedProducts(db);
  const app = await buildApp({ config, db, farewellMs });
  closeOnSignals(app, db);
  await listen(app, config);
  process.stdout.write(`MathTools is running at ${addressOf(app, config)}\n`);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw explained(error, port, host);
  }
}

function explained(error: unknown, port: number, host: string): unknown {
  const free = `choose another port, for example PORT=${String(port < 65_535 ? port + 1 : 3000)}`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${String(port)} is already in use: stop the program that uses it, or ${free}.`,
      );
    case 'EACCES':
      return new StartFailure(`Port ${String(port)} may not be opened by this user: ${free}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(
        `This machine has no address ${host}: set HOST to one of its own, such as 127.0.0.1.`,
      );
    default:
      return error;
  }
}

/** The address to open in a browser on this machine. */
function addressOf(app: FastifyInstance, { host, port }: Config): string {
  const bound = app.server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  const everywhere = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? 'localhost' : name}:${String(boundPort)}`;
}

start().catch((error: unknown) => {
  const lines =
    error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${lines ?? ''}\n`);
  process.exit(1);
});
