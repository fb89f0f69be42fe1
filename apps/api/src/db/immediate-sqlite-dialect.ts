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

/** More than the server has; texts that differ with every list of values go again. */
const maxStatements = 500;

/** The same database, which keeps its statements: SQLite takes as long to prepare one as to run it. */
function preparingOnce(database: SqliteDatabase): SqliteDatabase {
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

  // On a full disk SQLite rolls back by itself; the second rollback's error must not hide the first's.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error;
    });
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  // Kysely says false although SQLite's DDL is transactional; true makes the Migrator roll a failed batch back as a whole.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite as Kysely should speak it: write transactions that wait for each other, migrations that happen whole or not at all. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor({ database }: { database: SqliteDatabase }) {
    super({ database });
    this.#config = { database: preparingOnce(database) };
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
