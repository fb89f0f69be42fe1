// Runs before all tests: finds PostgreSQL and Redis, starts the PostgreSQL server that tests share, and
// bundles the API.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { build } from 'tsup';
import type { TestProject } from 'vitest/node';
import { postgresServer } from './postgres-server.js';
import { type Binary, redisBinary } from './server-binaries.js';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres';
    /** The amount of testing: the gate, the full tier, or hours of it. */
    scale: 'gate' | 'full' | 'soak';
    /** The seed of property tests. */
    seed: number;
    /** If true, a missing server is an error. Otherwise, its tests are skipped. */
    required: boolean;
    /** The administrative database of a PostgreSQL server for tests. Null if there is none. */
    postgres: string | null;
    /** The folder of that server's clients. Null if one is missing. */
    postgresClients: string | null;
    /** A Redis server to run. Null if there is none. */
    redis: Binary | null;
    /** The folder of the bundled programs, with the same layout as `src`. */
    programs: string;
  }
}

// Inside the package so that the programs find its dependencies.
const programs = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** The clients that tests run. A client of an older version refuses the server, so those on the PATH aren't used. */
const CLIENTS = ['pg_dump', 'pg_restore', 'psql', 'pg_isready'];

/** Provides the servers that tests need. With REQUIRE_SERVERS=1, a missing one is an error. */
export default async function provideServers(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  mkdirSync(programs, { recursive: true });
  const folder = mkdtempSync(join(programs, 'test-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  await bundle(folder);
  project.onTestsRerun(() => bundle(folder));
  project.provide('programs', folder);
  if (project.config.provide.scale === 'gate') {
    project.provide('redis', null);
    project.provide('postgres', null);
    project.provide('postgresClients', null);
    return undefined;
  }
  const report = project.config.provide.required ? fail : warn;
  const redis = redisBinary() ?? null;
  if (!redis) report('There is no Redis server, and none can be unpacked: tests with Redis are skipped.');
  project.provide('redis', redis);
  const postgres = await postgresServer().catch((error: unknown) => {
    report(`No PostgreSQL server can be started (${String(error)}): all tests on PostgreSQL are skipped.`);
    return undefined;
  });
  if (postgres) await listDatabases(postgres.urlOf('postgres'));
  project.provide('postgres', postgres?.urlOf('postgres') ?? null);
  const hasClients = CLIENTS.every((name) => existsSync(join(postgres?.programs ?? '', name)));
  if (postgres && !hasClients)
    report(
      'This PostgreSQL has no pg_dump and psql: the tests of its backup and of the deployment are skipped.',
    );
  project.provide('postgresClients', postgres && hasClients ? postgres.programs : null);
  return postgres?.remove;
}

/** Bundles the programs that tests run as processes so that each starts in a fraction of a second. */
async function bundle(folder: string): Promise<void> {
  await build({
    config: false,
    entry: {
      server: 'src/server.ts',
      'grade-worker': 'src/modules/record/grade-worker.ts',
      'commands/admin': 'src/commands/admin.ts',
      'db/counter-process.test-support': 'src/db/counter-process.test-support.ts',
      'db/lock-process.test-support': 'src/db/lock-process.test-support.ts',
    },
    outDir: folder,
    format: 'esm',
    target: 'node22',
    noExternal: [/^@mathtools\/(?!fake-stripe$)/],
    external: ['@mathtools/fake-stripe'],
    silent: true,
  });
}

/** Creates the list of databases, which tests share. */
async function listDatabases(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('create table databases (url text primary key, schema text, free boolean)');
  await client.end();
}

function warn(sentence: string): void {
  process.stderr.write(`\n⚠ ${sentence}\n\n`);
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
