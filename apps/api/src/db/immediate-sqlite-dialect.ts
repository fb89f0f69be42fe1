import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { isLocked, PatientSqliteConnection } from './patient-sqlite-connection.js';

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
  readonly #isInTransaction: () => boolean;
  readonly #database: SqliteDatabase;
  #connection: DatabaseConnection | undefined;
  #isOpen = false;
  #isTaken = false;
  readonly #line: (() => void)[] = [];

  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database });
    this.#database = database;
    this.#isInTransaction = isInTransaction;
  }

  // Kysely wakes all that wait for the one connection whenever it is free, and all but one wait again: here they stand in line.
  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#take();
    this.#connection ??= new PatientSqliteConnection({
      connection: await super.acquireConnection(),
      isInTransaction: this.#isInTransaction,
      lend: () => this.releaseConnection(),
      takeBack: () => this.#take(),
    });
    return this.#connection;
  }

  async #take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#line.push(resolve));
    this.#isTaken = true;
  }

  override async init(): Promise<void> {
    await super.init();
    this.#isOpen = true;
  }

  override async destroy(): Promise<void> {
    this.#isOpen = false;
    await super.destroy();
  }

  /** Runs a statement and returns its rows; undefined if another one has the connection, or another program the file. */
  runNow({ sql, parameters }: CompiledQuery): unknown[] | undefined {
    if (this.#isTaken || !this.#isOpen) return undefined;
    const statement = this.#database.prepare(sql);
    try {
      if (statement.reader) return statement.all(parameters);
      statement.run(parameters);
      return [];
    } catch (error) {
      if (isLocked(error)) return undefined;
      throw error;
    }
  }

  override releaseConnection(): Promise<void> {
    const next = this.#line.shift();
    if (next) next();
    else this.#isTaken = false;
    return Promise.resolve();
  }

  // Kysely begins DEFERRED: a transaction that reads and then writes beside another process's write fails at once with
  // SQLITE_BUSY, however long it may wait. IMMEDIATE takes the write lock first, and waits for it: nothing has happened yet then.
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

/** Adds to Kysely's adapter that a statement may be run at once. */
export class DirectSqliteAdapter extends SqliteAdapter {
  readonly #driverOf: () => ImmediateSqliteDriver | undefined;

  constructor(driverOf: () => ImmediateSqliteDriver | undefined) {
    super();
    this.#driverOf = driverOf;
  }

  /** Runs a statement outside of transactions; undefined if it must wait for its turn. */
  runNow(query: CompiledQuery): unknown[] | undefined {
    return this.#driverOf()?.runNow(query);
  }

  // Kysely returns false although SQLite's DDL is transactional; true makes the Migrator roll back a failed batch.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** What the dialect asks of an open file: as Kysely does, and whether it is in a transaction. */
type OpenFile = SqliteDatabase & { readonly inTransaction: boolean };

/** Kysely's dialect of SQLite, with write transactions that wait for each other and migrations that are atomic. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: OpenFile;
  #driver: ImmediateSqliteDriver | undefined;

  constructor({ database }: { database: OpenFile }) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    const database = this.#database;
    this.#driver = new ImmediateSqliteDriver(withStatementCache(database), () => database.inTransaction);
    return this.#driver;
  }

  override createAdapter(): SqliteAdapter {
    return new DirectSqliteAdapter(() => this.#driver);
  }
}
