import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Begins a table. On SQLite it is STRICT, which rejects 12.5 or 'abc' in an integer column as PostgreSQL
 * does.
 */
export function createTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string> {
  const table = db.schema.createTable(name);
  return db.getExecutor().adapter instanceof SqliteAdapter ? table.modifyEnd(sql`strict`) : table;
}

/** Creates a table as `createTable` does, from the SQL of its columns. */
export async function createTableOf(db: Kysely<unknown>, name: string, columns: string): Promise<void> {
  const end = db.getExecutor().adapter instanceof SqliteAdapter ? 'strict' : '';
  await sql.raw(`create table ${name} (${columns}) ${end}`).execute(db);
}
