import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../src/app.js';
import { type DatabaseConfig, readConfig } from '../src/config.js';
import { openDatabase } from '../src/db/database.js';
import type { Database } from '../src/db/schema.js';

/** The secret of the measured servers. */
export const SESSION_SECRET = 'growth'.repeat(6);

/** An application in this process, with its database. */
export interface Application {
  app: FastifyInstance;
  db: Database;
  /** The time that it took to build, in ms. */
  startedInMs: number;
  close: () => Promise<void>;
}

/** Builds an application without limits. */
export async function applicationOn(
  database: DatabaseConfig,
  authored?: AppOptions['authored'],
): Promise<Application> {
  const db = await openDatabase(database);
  const settings = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', LOAD_SHEDDING: 'off', SESSION_SECRET };
  const config = { ...readConfig(settings), database };
  const start = performance.now();
  const app = await buildApp({ config, db, ...(authored && { authored }) });
  await app.ready();
  const startedInMs = performance.now() - start;
  const close = async () => {
    await app.close();
    await db.destroy();
  };
  return { app, db, startedInMs, close };
}

/** Returns the headers of a visitor's requests. */
export const headersOf = (app: FastifyInstance, visitor: string) => ({
  cookie: `sid=${encodeURIComponent(app.signCookie(visitor))}`,
});
