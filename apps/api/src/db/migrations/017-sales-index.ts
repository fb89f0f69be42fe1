import { type Migration, sql } from 'kysely';

/** Adds an index of sales by product, for the metrics. */
export const salesIndex: Migration = {
  async up(db) {
    await sql`create index orders_sales on orders (product, amount_cents, refunded_cents, paid_at) where paid_at is not null`.execute(
      db,
    );
  },
};
