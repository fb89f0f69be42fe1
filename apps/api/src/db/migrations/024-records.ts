import { type Migration, sql } from 'kysely';
import { createTable } from './create-table.js';

/**
 * Creates the tables of learners' records. Several sessions can share a record, so a record outlives any one of them.
 * The facts are JSON, because the server never selects by their content.
 */
export const records: Migration = {
  async up(db) {
    await createTable(db, 'records')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('fact_count', 'integer', (column) => column.notNull().check(sql`fact_count >= 0`))
      .addColumn('code_hash', 'text', (column) => column.unique())
      .execute();
    await createTable(db, 'record_holders')
      .addColumn('session', 'text', (column) =>
        column.primaryKey().references('sessions.id_hash').onDelete('cascade'),
      )
      .addColumn('record', 'text', (column) => column.notNull().references('records.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('record_holders_record').on('record_holders').column('record').execute();
    await createTable(db, 'facts')
      .addColumn('record', 'text', (column) => column.notNull().references('records.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('fact', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('facts_key', ['record', 'number'])
      .addUniqueConstraint('facts_id', ['record', 'id'])
      .execute();
  },
};
