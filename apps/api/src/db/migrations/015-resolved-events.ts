import type { Migration } from 'kysely';

/** Records when the owner resolved a quarantined event. */
export const resolvedEvents: Migration = {
  async up(db) {
    await db.schema.alterTable('payment_events').addColumn('resolved_at', 'text').execute();
  },
};
