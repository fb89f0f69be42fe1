import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

class ImmediateDriver extends SqliteDriver {
  // Kysely uses DEFERRED transactions. Such a transaction fails immediately, without waiting, if it reads and
  // then writes while another program writes. IMMEDIATE takes the write lock first, and waits for it.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // When the disk is full, SQLite rolls back on its own. The error of a second rollback must not hide the
  // first error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error;
    });
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  // Kysely returns false even though SQLite's DDL is transactional.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Returns Kysely's SQLite dialect, with transactions that wait for each other and atomic migrations. */
export function immediateSqliteDialect(config: SqliteDialectConfig): SqliteDialect {
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new ImmediateDriver(config),
    createAdapter: () => new TransactionalDdlAdapter(),
  });
}
