import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { codeOf, StartupError } from '../error-types.js';
import { isMigrated, migrate } from './migrate.js';
import type { Migrations } from './migrations/index.js';
import type { Database, Schema } from './schema.js';

// Shorter than the 15 s that a request may take, so that a request that waits too long is refused and frees its connection. The last
// is for a server that doesn't answer at all, and so ends no statement either.
const limits = {
  max: 10,
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 11_000,
  // In this mode the driver closes a connection whose query got no answer. Else it would go on using it: the next query waits in vain
  // too, and if the answer still comes, that of a `begin` whose end was given up, it is part of a transaction that nobody commits.
  pipeline: true,
};

/** How often a migration is tried that requests stand in the way of. */
const mostAttempts = 30;

/** Opens a database on a PostgreSQL server and migrates it as needed; several processes may do so at once. */
export async function openPostgres(url: string, migrations: Migrations): Promise<Database> {
  // Without time limits: a migration, or waiting for that of another process, may take longer than a request.
  const unlimited = connectTo(url, { max: 1 });
  try {
    await migrateBesideOthers(unlimited, migrations);
  } catch (error) {
    throw explained(error, url);
  } finally {
    await unlimited.destroy();
  }
  const db = connectTo(url, limits);
  await isMigrated(db); // Opens a connection before the first request needs it.
  return db;
}

/** Servers of the release before hold locks, too: a deadlock ends the migration, which has changed nothing then, or their request. */
async function migrateBesideOthers(db: Database, migrations: Migrations): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await migrate(db, migrations);
      return;
    } catch (error) {
      if (codeOf(error) !== '40P01' || attempt === mostAttempts) throw error;
    }
  }
}

function connectTo(url: string, settings: pg.PoolConfig): Database {
  // Counts and sums are 64-bit integers, which the driver would return as text.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    fallback_application_name: 'mathtools',
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    types,
    ...settings,
  });
  // Without listeners on the pool and its clients a restart of the database would end this process; queries fail on their own.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

function explained(error: unknown, url: string): unknown {
  const code = codeOf(error);
  // Connection failures, and refusals of the user, the password, the database or its schema.
  if (!/^(E[A-Z]+|08...|28...|3D000|3F000|42501|53300|57P0.)$/.test(code) && !isTimeout(error)) return error;
  const reason = (error instanceof Error && error.message) || code;
  return new StartupError(
    `The PostgreSQL database at ${new URL(url).host || 'this machine'} can't be used (${reason}): start or repair it, or correct DATABASE_URL.`,
  );
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '' && /timeout|terminated/i.test(error.message);
}
