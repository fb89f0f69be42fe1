import type { Migration } from 'kysely';
import { createTable } from './create-table.js';

/**
 * Adds buyers' withdrawals from contracts, when the owner resolved them, and the consent that buyers gave at
 * checkout.
 */
export const withdrawals: Migration = {
  async up(db) {
    await createTable(db, 'withdrawals')
      .addColumn('order_id', 'text', (column) =>
        column.primaryKey().references('orders.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('resolved_at', 'text')
      .execute();
    await db.schema.createIndex('withdrawals_email').on('withdrawals').column('email').execute();
    await db.schema.alterTable('orders').addColumn('consent', 'text').execute();
    await db.schema.alterTable('orders').addColumn('consented_at', 'text').execute();
  },
};
