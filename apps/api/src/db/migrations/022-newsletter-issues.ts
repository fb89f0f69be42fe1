import type { Migration } from 'kysely';
import { createTable } from './create-table.js';

/** Creates the table of newsletters that were sent or are being sent. */
export const newsletterIssues: Migration = {
  async up(db) {
    await createTable(db, 'newsletter_issues')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'text', (column) => column.notNull())
      .addColumn('queued', 'integer', (column) => column.notNull())
      .addColumn('queued_to', 'text')
      .addColumn('finished_at', 'text')
      .execute();
  },
};
