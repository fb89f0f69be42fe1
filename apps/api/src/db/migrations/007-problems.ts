import type { Migration } from 'kysely';
import { createTable } from './create-table.js';

/** Replaces the problem bank with a table of complete problems, which the server filled at startup. */
export const problems: Migration = {
  async up(db) {
    await db.schema.dropTable('problems').execute();
    await createTable(db, 'problems')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('difficulty', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('hint', 'text', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .addColumn('hints', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('work', 'text', (column) => column.notNull())
      .addColumn('drawing', 'text')
      .execute();
  },
};
