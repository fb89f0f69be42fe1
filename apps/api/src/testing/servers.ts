// Before all tests: finds the servers beside the API, starts the one that tests share, and bundles the API itself.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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
    /** How much is tried: what every change must pass, the full tier, or for hours. */
    scale: 'gate' | 'full' | 'soak';
    /** Where property tests begin to draw. */
    seed: number;
    /** Whether the tests fail, not only skip, where a server is missing. */
    required: boolean;
    /** The administrative database of a PostgreSQL server for tests; null: there is none. */
    postgres: string | null;
    /** A Redis server to run; null: there is none. */
    redis: Binary | null;
    /** The folder of the bundled programs, laid out like `src`. */
    programs: string;
  }
}

// Inside the package, so that the programs find its dependencies.
const programs = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** Provides what the tests need; with REQUIRE_SERVERS=1 no server may be missing. */
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
    return undefined;
  }
  const tell = project.config.provide.required ? fail : warn;
  const redis = redisBinary() ?? null;
  if (!redis) tell('There is no Redis server, and none can be unpacked: the tests with Redis are skipped.');
  project.provide('redis', redis);
  const postgres = await postgresServer().catch((error: unknown) => {
    tell(`No PostgreSQL server can be started (${String(error)}): all tests on PostgreSQL are skipped.`);
    return undefined;
  });
  if (postgres) await listDatabases(postgres.urlOf('postgres'));
  project.provide('postgres', postgres?.urlOf('postgres') ?? null);
  return postgres?.remove;
}

/** Bundles what tests run as processes, so that each starts in a fraction of a second. */
async function bundle(folder: string): Promise<void> {
  await build({
    config: false,
    entry: ['src/server.ts', 'src/commands/admin.ts', 'src/db/counter-process.test-support.ts'],
    outDir: folder,
    format: 'esm',
    target: 'node20',
    noExternal: [/^@mathtools\//],
    silent: true,
  });
}

/** The list of the databases that tests have made, for them to share. */
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
