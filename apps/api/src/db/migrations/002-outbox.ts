import { type Migration, sql } from 'kysely';
import { createTable } from './create-table.js';

/** Creates the table of emails that are waiting to be sent or have been given up on. */
export const outbox: Migration = {
  async up(db) {
    await createTable(db, 'outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('letter', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'dead')`))
      .addColumn('attempts', 'integer', (column) => column.notNull().check(sql`attempts >= 0`))
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
  },
};
