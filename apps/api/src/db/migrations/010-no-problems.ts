import type { Migration } from 'kysely';

/**
 * Drops the problem bank. Authored problems are now served from memory, and the table was only read by ID.
 */
export const noProblems: Migration = {
  async up(db) {
    await db.schema.dropTable('problems').execute();
  },
};
