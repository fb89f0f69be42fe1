import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { codeOf, StartupError } from '../error-types.js';
import { isMigrated, migrate } from './migrate.js';
import type { Migrations } from './migrations/index.js';
import type { Database, Schema } from './schema.js';

// These limits are shorter than the 15 s that a request may take so that a request that waits too long is
// refused and frees its connection. The last one is for a server that doesn't respond at all, and therefore
// doesn't end any statement either.
const limits = {
  max: 10,
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 11_000,
  // In this mode the driver closes a connection whose query timed out. Otherwise it would reuse the
  // connection: the next query would also wait in vain. If the response to a timed-out `begin` still arrived,
  // the query would become part of a transaction that nobody commits.
  pipeline: true,
};

/** The number of times that a migration is retried when requests block it. */
const mostAttempts = 30;

/**
 * Opens a database on a PostgreSQL server and runs pending migrations. Several processes may do so at the
 * same time.
 */
export async function openPostgres(url: string, migrations: Migrations): Promise<Database> {
  // No time limits here: a migration, or waiting for another process's migration, may take longer than a
  // request.
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

/**
 * Retries a migration after a deadlock. Servers of the previous release hold locks, too, so a deadlock ends
 * either their request or the migration, which has then changed nothing.
 */
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
  // Counts and sums are 64-bit integers, which the driver would return as strings.
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
  // Without error listeners on the pool and its clients, a database restart would end this process. The
  // queries fail either way.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

function explained(error: unknown, url: string): unknown {
  const code = codeOf(error);
  // Error codes: connection failures, and a rejected user, password, database, or schema.
  if (!/^(E[A-Z]+|08...|28...|3D000|3F000|42501|53300|57P0.)$/.test(code) && !isTimeout(error)) return error;
  const reason = (error instanceof Error && error.message) || code;
  return new StartupError(
    `The PostgreSQL database at ${new URL(url).host || 'this machine'} can't be used (${reason}): start or repair it, or correct DATABASE_URL.`,
  );
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '' && /timeout|terminated/i.test(error.message);
}
