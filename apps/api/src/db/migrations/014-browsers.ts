import type { Migration } from 'kysely';

/** What kind of browser bought or restored something. */
export const browsers: Migration = {
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
  },
};
