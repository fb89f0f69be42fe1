import type { Migration } from 'kysely';

/** When the owner has dealt with an event in quarantine. */
export const resolvedEvents: Migration = {
  async up(db) {
    await db.schema.alterTable('payment_events').addColumn('resolved_at', 'text').execute();
  },
};
