import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** More than the server has; statements whose text depends on a list of values must not fill the memory. */
const maxStatements = 500;

/** Adds a cache of prepared statements: SQLite takes as long to prepare one as to run it. */
function withStatementCache(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    if (statements.size >= maxStatements) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  const close = () => {
    database.close();
  };
  return { prepare, close };
}

class ImmediateSqliteDriver extends SqliteDriver {
  // Kysely begins DEFERRED: a transaction that reads and then writes beside another process's write fails at once with
  // SQLITE_BUSY, whatever the busy timeout. IMMEDIATE takes the write lock first, and waits for it.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // On a full disk SQLite rolls back by itself; the error of a second rollback must not hide the first error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error;
    });
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  // Kysely returns false although SQLite's DDL is transactional; true makes the Migrator roll back a failed batch.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect of SQLite, with write transactions that wait for each other and migrations that are atomic. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor({ database }: { database: SqliteDatabase }) {
    super({ database });
    this.#config = { database: withStatementCache(database) };
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
