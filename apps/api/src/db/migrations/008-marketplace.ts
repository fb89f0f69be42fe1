import { type Migration, sql } from 'kysely';
import { createTable } from './create-table.js';

/** Creates the tables of entitlements, restore links, and read lessons. */
export const marketplace: Migration = {
  async up(db) {
    await createTable(db, 'entitlements')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('granted_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text')
      .addColumn('trial', 'integer', (column) => column.notNull().check(sql`trial in (0, 1)`))
      .addColumn('restore_code', 'text', (column) => column.unique())
      .execute();
    await createTable(db, 'holders')
      .addColumn('entitlement', 'text', (column) =>
        column.notNull().references('entitlements.id').onDelete('cascade'),
      )
      .addColumn('session', 'text', (column) =>
        column.notNull().references('sessions.id_hash').onDelete('cascade'),
      )
      .addColumn('since', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('holders_key', ['entitlement', 'session'])
      .execute();
    await db.schema.createIndex('holders_session').on('holders').column('session').execute();
    await createTable(db, 'restore_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('entitlement', 'text', (column) =>
        column.notNull().references('entitlements.id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('restore_links_entitlement')
      .on('restore_links')
      .column('entitlement')
      .execute();
    await createTable(db, 'pack_choices')
      .addColumn('entitlement', 'text', (column) =>
        column.primaryKey().references('entitlements.id').onDelete('cascade'),
      )
      .addColumn('pack', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'text', (column) => column.notNull())
      .execute();
    await createTable(db, 'reading_marks')
      .addColumn('session', 'text', (column) =>
        column.notNull().references('sessions.id_hash').onDelete('cascade'),
      )
      .addColumn('pack', 'text', (column) => column.notNull())
      .addColumn('lesson', 'text', (column) => column.notNull())
      .addColumn('read_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reading_marks_key', ['session', 'pack', 'lesson'])
      .execute();
  },
};
