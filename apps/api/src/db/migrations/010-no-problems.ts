import type { Migration } from 'kysely';

/** Authored problems are served from memory now: the table was only read by id. */
export const noProblems: Migration = {
  async up(db) {
    await db.schema.dropTable('problems').execute();
  },
};
