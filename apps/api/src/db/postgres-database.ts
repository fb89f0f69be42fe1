import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
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
  closeAfterTimeouts(pool);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: patient(pool) }) });
}

/** How long a server that is being restarted is waited for, and how often it is tried meanwhile. */
const restartMs = 3_000;
const pauseMs = 100;

/** Waits for a server that is being restarted, once in an outage: after that, requests are refused at once until it is back. */
function patient(pool: pg.Pool): PostgresPool {
  let waiting: Promise<void> | undefined;
  let isSpent = false;
  const connect = async () => {
    const client = await pool.connect();
    isSpent = false;
    return client;
  };
  // All requests wait for one that tries: else they would keep a server busy that has just started.
  const untilBack = async () => {
    const end = performance.now() + restartMs;
    while (performance.now() < end) {
      await delay(pauseMs);
      try {
        (await connect()).release();
        return;
      } catch {
        // Not yet.
      }
    }
    isSpent = true;
  };
  return {
    connect: async () => {
      try {
        return await connect();
      } catch (error) {
        if (isSpent || !isGone(error)) throw error;
        waiting ??= untilBack().finally(() => {
          waiting = undefined;
        });
        await waiting;
        return connect();
      }
    },
    end: () => pool.end(),
  };
}

/** Whether a server refuses connections, breaks them off while they are made, or is starting or stopping. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|57P0[123])$/.test(
      codeOf(error),
    ) || error.message.startsWith('Connection terminated unexpectedly')
  );
}

/** The driver goes on using a connection whose query got no answer: the next one, even a rollback, would wait in vain too. */
function closeAfterTimeouts(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    const watched = (...all: unknown[]) => {
      const result = query(...all);
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          if (isTimeout(error)) (client as unknown as Connected).connection.stream.destroy();
        });
      }
      return result;
    };
    client.query = watched as typeof client.query;
  });
}

/** What the types of the driver leave out. */
interface Connected {
  connection: { stream: Socket };
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
