import type { Migration } from 'kysely';
import { createTable } from './create-table.js';

/** Creates the tables of subscribers and of the emailed confirmation links. */
export const newsletter: Migration = {
  async up(db) {
    await createTable(db, 'subscribers')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('unsubscribe_token', 'text', (column) => column.notNull().unique())
      .execute();
    await createTable(db, 'confirmations')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) =>
        column.notNull().references('subscribers.email').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('confirmations_email').on('confirmations').column('email').execute();
    await db.schema.createIndex('confirmations_expiry').on('confirmations').column('expires_at').execute();
  },
};
