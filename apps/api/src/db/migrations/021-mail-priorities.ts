import { type Migration, sql } from 'kysely';

/** Adds a priority to emails, and marks the contact messages that are waiting for a digest. */
export const mailPriorities: Migration = {
  async up(db) {
    await db.schema
      .alterTable('outbox')
      .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.dropIndex('outbox_due').execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'priority', 'due_at']).execute();
    await db.schema.alterTable('contact_messages').addColumn('forwarded_at', 'text').execute();
    await sql`update contact_messages set forwarded_at = created_at`.execute(db);
    await sql`create index contact_messages_kept on contact_messages (created_at) where forwarded_at is null`.execute(
      db,
    );
    await sql`create index contact_messages_forwarded on contact_messages (forwarded_at)`.execute(db);
  },
};
