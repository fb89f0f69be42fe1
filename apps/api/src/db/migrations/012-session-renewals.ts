import { type Migration, sql } from 'kysely';
import { createTable } from './create-table.js';

/**
 * Separates a session's current ID from its key in other tables, and stores new IDs that a browser hasn't
 * sent yet.
 */
export const sessionRenewals: Migration = {
  async up(db) {
    await db.schema
      .alterTable('sessions')
      .addColumn('cookie_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('sessions').addColumn('ended_hash', 'text').execute();
    await db.schema.alterTable('sessions').addColumn('ended_at', 'text').execute();
    await sql`update sessions set cookie_hash = id_hash`.execute(db);
    await db.schema.createIndex('sessions_ended').on('sessions').column('ended_hash').execute();
    await db.schema.createIndex('sessions_cookie').unique().on('sessions').column('cookie_hash').execute();
    await createTable(db, 'session_renewals')
      .addColumn('cookie_hash', 'text', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) =>
        column.notNull().references('sessions.id_hash').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('session_renewals_session')
      .on('session_renewals')
      .column('session')
      .execute();
  },
};
