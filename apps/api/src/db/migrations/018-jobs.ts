import type { Migration } from 'kysely';
import { createTable } from './create-table.js';

/** Records when each background job last succeeded, across all servers. */
export const jobs: Migration = {
  async up(db) {
    await createTable(db, 'jobs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('succeeded_at', 'text', (column) => column.notNull())
      .execute();
  },
};
