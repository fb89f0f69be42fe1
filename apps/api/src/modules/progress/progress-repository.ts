import type { Category } from '@mathtools/contracts/practice';
import type { Progress } from '@mathtools/contracts/progress';
import type { Database } from '../../db/schema.js';

/** Returns the progress of a session in a category, if there is any. */
export async function findProgress(
  db: Database,
  session: string,
  category: Category,
): Promise<Progress | undefined> {
  return db
    .selectFrom('progress')
    .select(['problems_completed as problemsCompleted', 'streak'])
    .where('session', '=', session)
    .where('category', '=', category)
    .executeTakeFirst();
}

/** Stores the progress of a session in a category. */
export async function saveProgress(
  db: Database,
  { session, category }: { session: string; category: Category },
  { problemsCompleted, streak }: Progress,
): Promise<void> {
  const updated_at = new Date().toISOString();
  const values = { problems_completed: problemsCompleted, streak, updated_at };
  await db
    .insertInto('progress')
    .values({ session, category, ...values })
    .onConflict((conflict) => conflict.columns(['session', 'category']).doUpdateSet(values))
    .execute();
}
