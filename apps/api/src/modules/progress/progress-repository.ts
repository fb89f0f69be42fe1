import type { Category } from '@mathtools/contracts/practice';
import type { Progress } from '@mathtools/contracts/progress';
import { compiledOnce } from '../../db/compiled-once.js';
import type { Database } from '../../db/schema.js';
import type { ProgressTables } from './progress-tables.js';

const stored = compiledOnce((db, { session, category }: { session: string; category: Category }) =>
  db
    .selectFrom('progress')
    .select(['problems_completed', 'streak'])
    .where('session', '=', session)
    .where('category', '=', category),
);

const upsert = compiledOnce((db, row: ProgressTables['progress']) => {
  const { problems_completed, streak, updated_at } = row;
  const values = { problems_completed, streak, updated_at };
  return db
    .insertInto('progress')
    .values({ session: row.session, category: row.category, ...values })
    .onConflict((conflict) => conflict.columns(['session', 'category']).doUpdateSet(values));
});

/** Returns the progress of a session in a category, if there is any. */
export async function findProgress(
  db: Database,
  session: string,
  category: Category,
): Promise<Progress | undefined> {
  const [row] = await stored(db, { session, category });
  return row && { problemsCompleted: row.problems_completed, streak: row.streak };
}

/** Stores the progress of a session in a category. */
export async function saveProgress(
  db: Database,
  { session, category }: { session: string; category: Category },
  { problemsCompleted, streak }: Progress,
): Promise<void> {
  const updated_at = new Date().toISOString();
  await upsert(db, { session, category, problems_completed: problemsCompleted, streak, updated_at });
}
