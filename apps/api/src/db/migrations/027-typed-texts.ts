import { type Migration, sql } from 'kysely';
import { inDays } from '../../durations.js';

/**
 * Adds what is needed to remove the texts that learners typed: the problem, to find its earlier tries, and the time until which
 * the text is kept. The texts until now are kept for 90 days from now.
 */
export const typedTexts: Migration = {
  async up(db) {
    for (const column of ['problem', 'typed_until'])
      await db.schema.alterTable('facts').addColumn(column, 'text').execute();
    await sql`update facts set typed_until = ${inDays(90)}
      where fact like '%"kind":"answer"%' and fact not like '%"text":""%'`.execute(db);
    await db.schema.createIndex('facts_problem').on('facts').columns(['record', 'problem']).execute();
    await db.schema.createIndex('facts_typed_until').on('facts').column('typed_until').execute();
  },
};
