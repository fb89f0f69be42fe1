import type { Migration } from 'kysely';

/** Adds the tax in the price of an order and the data that it was computed from. */
export const tax: Migration = {
  async up(db) {
    for (const column of ['country', 'postal_code', 'tax_calculation', 'card_country'])
      await db.schema.alterTable('orders').addColumn(column, 'text').execute();
    await db.schema.alterTable('orders').addColumn('tax_cents', 'integer').execute();
  },
};
