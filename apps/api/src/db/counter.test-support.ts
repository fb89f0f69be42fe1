import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { createTable } from './migrations/create-table.js';
import type { Migrations } from './migrations/index.js';

/** Migrations for tests: a table with one row that holds a counter. */
export const counterMigrations: Migrations = {
  '001-counter': {
    async up(db: Kysely<unknown>) {
      await createTable(db, 'counter')
        .addColumn('value', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '002-zero': {
    async up(db: Kysely<unknown>) {
      await sql`insert into counter (value) values (0)`.execute(db);
    },
  },
};

/** Reads the counter, then writes the incremented value, in one transaction, repeatedly. */
export async function countUp<DB>(db: Kysely<DB>, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await db.transaction().execute(async (trx) => {
      const value = await readCount(trx);
      await sql`update counter set value = ${value + 1}`.execute(trx);
    });
  }
}

/** Returns the value of the counter. */
export async function readCount(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ value: number }>`select value from counter`.execute(db);
  if (rows.length !== 1) throw new Error(`The counter has ${rows.length} rows.`);
  return rows[0]?.value ?? Number.NaN;
}
