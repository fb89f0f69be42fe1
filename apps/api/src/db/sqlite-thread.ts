import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { PatientSqliteConnection } from './patient-sqlite-connection.js';
import type { Database, Schema } from './schema.js';
import { pragmas } from './sqlite-database.js';

/** What the thread is told when it starts. */
export interface ThreadData {
  file: string;
  pragmas: string[];
}

/** What it is asked to run. */
export type Query = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** What the thread answers: the result of a query, or its error. */
export type Answer = QueryResult<unknown> | { message: string; code: string };

/**
 * Gives work its own connection to the database, in another thread if it is a SQLite file: what that reads, deletes and flushes to
 * the disk holds up no request. The work runs one statement after another, and no transactions. A database in memory has one connection,
 * and PostgreSQL does its work elsewhere: there it is the database itself.
 */
export async function inThread(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  const file = await fileOf(db);
  if (file === '') return work(db);
  const worker = new Worker(new URL('./sqlite-thread-program.js', import.meta.url), {
    workerData: { file, pragmas } satisfies ThreadData,
  });
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  try {
    // The thread empties the log, for which it waits for the disk; this connection does so only if the thread can't keep up.
    await checkpointAfter(db, 10_000);
    await work(connectedTo(worker));
  } finally {
    worker.postMessage('close');
    await exited;
    await checkpointAfter(db, 1_000);
  }
}

/** Sets after how many pages of its log a connection empties it. */
async function checkpointAfter(db: Database, pages: number): Promise<void> {
  await sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(db);
}

/** The file of a SQLite database; empty if there is none. */
async function fileOf(db: Database): Promise<string> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return '';
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db);
  return rows[0]?.file ?? '';
}

function connectedTo(worker: Worker): Database {
  let failure: Error | undefined;
  worker.once('error', (error) => {
    failure = error;
  });
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
      if (failure) throw failure;
      const answered = once(worker, 'message'); // fails with the thread
      worker.postMessage({ sql, parameters } satisfies Query);
      const [answer] = (await answered) as [Answer];
      if ('message' in answer) throw Object.assign(new Error(answer.message), { code: answer.code });
      return answer as QueryResult<Row>;
    },
    streamQuery: () => {
      throw new Error('not in a thread');
    },
  };
  // The thread itself doesn't wait for a locked file: the process could not end meanwhile.
  const patient = new PatientSqliteConnection({
    connection,
    isInTransaction: () => false,
    lend: () => Promise.resolve(),
    takeBack: () => Promise.resolve(),
  });
  class ThreadDriver extends DummyDriver {
    override acquireConnection() {
      return Promise.resolve(patient);
    }

    override beginTransaction() {
      return Promise.reject(new Error('not in a thread'));
    }
  }
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new ThreadDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
