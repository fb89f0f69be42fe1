import type { Migration } from 'kysely';

/** Records the kind of browser that bought or restored something. */
export const browsers: Migration = {
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
  },
};
