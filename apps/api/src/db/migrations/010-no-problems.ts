import type { Migration } from 'kysely';

/** The authored problems are served from memory: the table was only read by id. */
export const noProblems: Migration = {
  async up(db) {
    await db.schema.dropTable('problems').execute();
  },
};
