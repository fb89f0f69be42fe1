import { type Migration, sql } from 'kysely';
import { createTable } from './create-table.js';

/**
 * Creates the tables of orders, payment provider events, and free trials; adds a priority to contact
 * messages.
 */
export const payments: Migration = {
  async up(db) {
    await createTable(db, 'orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) => column.references('sessions.id_hash').onDelete('set null'))
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('amount_cents', 'integer', (column) => column.notNull().check(sql`amount_cents > 0`))
      .addColumn('email', 'text')
      .addColumn('attempt', 'integer', (column) => column.notNull().check(sql`attempt > 0`))
      .addColumn('payment_intent', 'text', (column) => column.unique())
      .addColumn('payment', 'text', (column) =>
        column.notNull().check(sql`payment in ('pending', 'processing', 'failed', 'paid')`),
      )
      .addColumn('refunded_cents', 'integer', (column) => column.notNull().check(sql`refunded_cents >= 0`))
      .addColumn('dispute', 'text', (column) =>
        column.notNull().check(sql`dispute in ('none', 'open', 'won', 'lost')`),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('paid_at', 'text')
      .execute();
    // A visitor has at most one unpaid order for a product at a given price.
    await sql`create unique index orders_unpaid on orders (session, product, amount_cents) where payment <> 'paid'`.execute(
      db,
    );
    await db.schema.createIndex('orders_email').on('orders').column('email').execute();
    await createTable(db, 'payment_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.references('orders.id').onDelete('set null'))
      .addColumn('outcome', 'text', (column) =>
        column.notNull().check(sql`outcome in ('applied', 'foreign', 'quarantined')`),
      )
      .addColumn('reason', 'text')
      .execute();
    await db.schema.createIndex('payment_events_time').on('payment_events').column('created_at').execute();
    await createTable(db, 'trials')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) =>
        column.unique().references('sessions.id_hash').onDelete('set null'),
      )
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('tier', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .execute();
    await createTable(db, 'trial_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('tier', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('trial_links_email').on('trial_links').column('email').execute();
    await db.schema.createIndex('trial_links_expiry').on('trial_links').column('expires_at').execute();
    await db.schema
      .alterTable('contact_messages')
      .addColumn('priority', 'integer', (column) =>
        column.notNull().defaultTo(0).check(sql`priority in (0, 1)`),
      )
      .execute();
  },
};
