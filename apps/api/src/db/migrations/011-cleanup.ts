import type { Migration } from 'kysely';

/**
 * Adds indexes for deleting expired rows. Without these indexes, deleting a session scans all orders,
 * and deleting an order scans all events.
 */
export const cleanup: Migration = {
  async up(db) {
    await db.schema.createIndex('orders_session').on('orders').column('session').execute();
    await db.schema.createIndex('orders_age').on('orders').columns(['payment', 'created_at']).execute();
    await db.schema.createIndex('payment_events_order').on('payment_events').column('order_id').execute();
    await db.schema.dropIndex('sessions_expiry').execute();
    await db.schema
      .createIndex('sessions_expiry')
      .on('sessions')
      .columns(['expires_at', 'id_hash'])
      .execute();
    await db.schema
      .createIndex('contact_messages_time')
      .on('contact_messages')
      .column('created_at')
      .execute();
    await db.schema
      .createIndex('subscribers_age')
      .on('subscribers')
      .columns(['confirmed_at', 'created_at'])
      .execute();
  },
};
