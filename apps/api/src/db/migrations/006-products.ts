import { type Migration, sql } from 'kysely';
import { createTable } from './create-table.js';

/** Creates the table of learning packs that are for sale. */
export const products: Migration = {
  async up(db) {
    await createTable(db, 'products')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('difficulty', 'text', (column) => column.notNull())
      .addColumn('features', 'text', (column) => column.notNull())
      .addColumn('price_cents', 'integer', (column) => column.notNull().check(sql`price_cents > 0`))
      .execute();
  },
};
