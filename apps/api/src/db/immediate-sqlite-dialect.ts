import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

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

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
