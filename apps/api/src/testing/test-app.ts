import type { FastifyInstance } from 'fastify';
import { beforeAll, onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../app.js';
import { type Config, readConfig } from '../config.js';
import { openDatabase } from '../db/database.js';
import type { Database } from '../db/schema.js';
import { migratedCopy } from '../db/sqlite-template.test-support.js';
import { smallSite } from './site-folder.js';
import { type AtEnd, testDatabase } from './test-database.js';

interface Parts
  extends Pick<
    AppOptions,
    'authored' | 'clock' | 'grade' | 'paymentProvider' | 'maxEventLoopDelayMs' | 'countPoints'
  > {
  /** Adds routes for the test. */
  routes?: (app: FastifyInstance) => unknown;
}

/** A test's application, its database and its log. */
export type TestApp = Awaited<ReturnType<typeof built>>;

/** Builds the application with an empty database and a small site, for the running test. */
export function testApp(environment: Record<string, string> = {}, parts: Parts = {}): Promise<TestApp> {
  return built(environment, parts, onTestFinished);
}

/**
 * Builds one application for all tests of a file or a `describe`, before the first of them. Returns a
 * function that returns it. Use it for tests that store nothing and don't depend on stored data.
 */
export function sharedApp(environment: Record<string, string> = {}, parts: Parts = {}): () => TestApp {
  let made: TestApp | undefined;
  beforeAll(async () => {
    const ends: Parameters<AtEnd>[0][] = [];
    made = await built(environment, parts, (end) => ends.unshift(end));
    return async () => {
      for (const end of ends) await end();
    };
  });
  return () => {
    if (!made) throw new Error('The application is built before the first test: use it only in tests.');
    return made;
  };
}

async function built(
  { DATABASE_FILE, ...environment }: Record<string, string>,
  { routes, ...parts }: Parts,
  atEnd: AtEnd,
) {
  const config = readConfig({
    ...(await testDatabase(DATABASE_FILE, atEnd)),
    LOG_LEVEL: 'trace',
    // Tests must not depend on the load of the machine.
    LOAD_SHEDDING: 'off',
    ...environment,
  });
  const { publicOrigin, payments } = config;
  const site =
    environment.WEB_ROOT === undefined
      ? await smallSite({ publicOrigin, isDemonstration: payments.mode === 'demo', seller: config.seller })
      : undefined;
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const db = await opened(config);
  const app = await buildApp({ config, db, logStream, ...(site && { site }), ...parts });
  routes?.(app);
  atEnd(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, db, config, log: () => lines.join('') };
}

function opened({ database }: Config): Promise<Database> {
  const isInMemory = database.engine === 'sqlite' && database.file === ':memory:';
  return isInMemory ? migratedCopy() : openDatabase(database);
}
