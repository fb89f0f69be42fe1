import { type Migration, sql } from 'kysely';

/** Records when the owner was reminded of a withdrawal, and indexes those that may need a reminder. */
export const withdrawalReminders: Migration = {
  async up(db) {
    await db.schema.alterTable('withdrawals').addColumn('reminded_at', 'text').execute();
    await sql`create index withdrawals_open on withdrawals (created_at) where resolved_at is null and reminded_at is null`.execute(
      db,
    );
  },
};
