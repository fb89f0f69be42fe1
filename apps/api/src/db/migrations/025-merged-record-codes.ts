import type { Migration } from 'kysely';
import { createTable } from './create-table.js';

/** Creates the table of the codes of records that were merged into others, because these codes stay valid. */
export const mergedRecordCodes: Migration = {
  async up(db) {
    await createTable(db, 'merged_record_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('record', 'text', (column) => column.notNull().references('records.id').onDelete('cascade'))
      .execute();
    await db.schema
      .createIndex('merged_record_codes_record')
      .on('merged_record_codes')
      .column('record')
      .execute();
  },
};
