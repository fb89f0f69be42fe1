import type { Migration } from 'kysely';
import { createTable } from './create-table.js';

/** Creates the table of sessions, for visitors who have stored something. */
export const sessions: Migration = {
  async up(db) {
    await createTable(db, 'sessions')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
  },
};
