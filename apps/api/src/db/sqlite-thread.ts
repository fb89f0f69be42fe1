import { once } from 'node:events';
import { createRequire } from 'node:module';
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
import type { Database, Schema } from './schema.js';
import { pragmas } from './sqlite-database.js';

/** What the thread does, as text: it is the same from the sources, which Node can't load, and from the bundle. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const SQLite = require(workerData.library);
  const database = new SQLite(workerData.file, { fileMustExist: true });
  for (const pragma of workerData.pragmas) database.pragma(pragma);
  parentPort.on('message', (query) => {
    if (query === 'close') {
      database.close();
      parentPort.close();
      return;
    }
    try {
      const statement = database.prepare(query.sql);
      parentPort.postMessage(
        statement.reader
          ? { rows: statement.all(query.parameters) }
          : { rows: [], numAffectedRows: BigInt(statement.run(query.parameters).changes) },
      );
    } catch ({ message, code }) {
      parentPort.postMessage({ message, code });
    }
  });
`;

/** What the thread answers: the result of a query, or its error. */
type Answer = QueryResult<unknown> | { message: string; code: string };

/**
 * Gives work its own connection to the database, in another thread if it is a SQLite file: what that reads, deletes and flushes to
 * the disk holds up no request. The work runs one statement after another, and no transactions. A database in memory has one connection,
 * and PostgreSQL does its work elsewhere: there it is the database itself.
 */
export async function inThread(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  const file = await fileOf(db);
  if (file === '') return work(db);
  const worker = new Worker(program, {
    eval: true,
    workerData: {
      file,
      library: createRequire(import.meta.url).resolve('better-sqlite3'),
      // A thread may wait for the lock as SQLite does.
      pragmas: [...pragmas, 'busy_timeout = 5000'],
    },
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
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => undefined);
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
      const answered = once(worker, 'message');
      worker.postMessage({ sql, parameters });
      const [answer] = (await Promise.race([answered, failed])) as [Answer];
      if ('message' in answer) throw Object.assign(new Error(answer.message), { code: answer.code });
      return answer as QueryResult<Row>;
    },
    streamQuery: () => {
      throw new Error('not in a thread');
    },
  };
  class ThreadDriver extends DummyDriver {
    override acquireConnection() {
      return Promise.resolve(connection);
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
