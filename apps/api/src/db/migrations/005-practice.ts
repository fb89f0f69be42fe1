import { type Migration, sql } from 'kysely';
import { createTable } from './create-table.js';

/** Creates the tables of the problem bank and of each visitor's progress. */
export const practice: Migration = {
  async up(db) {
    await createTable(db, 'problems')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('difficulty', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('hint', 'text', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .execute();
    await createTable(db, 'progress')
      .addColumn('session', 'text', (column) =>
        column.notNull().references('sessions.id_hash').onDelete('cascade'),
      )
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('problems_completed', 'integer', (column) =>
        column.notNull().check(sql`problems_completed >= 0`),
      )
      .addColumn('streak', 'integer', (column) => column.notNull().check(sql`streak >= 0`))
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('progress_key', ['session', 'category'])
      .execute();
  },
};
