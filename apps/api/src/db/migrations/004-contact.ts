import type { Migration } from 'kysely';
import { createTable } from './create-table.js';

/** Creates the table of contact form messages. */
export const contact: Migration = {
  async up(db) {
    await createTable(db, 'contact_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('contact_messages_email').on('contact_messages').column('email').execute();
  },
};
