import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

class ImmediateDriver extends SqliteDriver {
  // Kysely begins DEFERRED: a transaction that reads and then writes beside another program's write fails at once, however long it
  // may wait. IMMEDIATE takes the write lock first, and waits for it.
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

class TransactionalDdlAdapter extends SqliteAdapter {
  // Kysely returns false although SQLite's DDL is transactional.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect of SQLite, with transactions that wait for each other and migrations that are atomic. */
export function immediateSqliteDialect(config: SqliteDialectConfig): SqliteDialect {
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new ImmediateDriver(config),
    createAdapter: () => new TransactionalDdlAdapter(),
  });
}
