import { type Migration, sql } from 'kysely';

/**
 * Marks the contact messages that are waiting for a digest. During an upgrade, a server of the previous
 * release still forwards every message itself without setting `forwarded_at`, so a missing time can't serve
 * as the mark.
 */
export const contactDigest: Migration = {
  async up(db) {
    await db.schema.dropIndex('contact_messages_kept').execute();
    await db.schema
      .alterTable('contact_messages')
      .addColumn('waits_for_digest', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update contact_messages set waits_for_digest = 1 where forwarded_at is null`.execute(db);
    await sql`create index contact_messages_waiting on contact_messages (created_at) where waits_for_digest = 1`.execute(
      db,
    );
  },
};
