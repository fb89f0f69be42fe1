import type { Category } from '@mathtools/contracts/practice';
import type { Progress } from '@mathtools/contracts/progress';
import type { Database } from '../../db/schema.js';

/** Returns the progress of a session in a category, if there is any. */
export async function findProgress(
  db: Database,
  session: string,
  category: Category,
): Promise<Progress | undefined> {
  const row = await db
    .selectFrom('progress')
    .select(['problems_completed', 'streak'])
    .where('session', '=', session)
    .where('category', '=', category)
    .executeTakeFirst();
  return row && { problemsCompleted: row.problems_completed, streak: row.streak };
}

/** Stores the progress of a session in a category. */
export async function saveProgress(
  db: Database,
  { session, category }: { session: string; category: Category },
  { problemsCompleted, streak }: Progress,
): Promise<void> {
  const values = { problems_completed: problemsCompleted, streak, updated_at: new Date().toISOString() };
  await db
    .insertInto('progress')
    .values({ session, category, ...values })
    .onConflict((conflict) => conflict.columns(['session', 'category']).doUpdateSet(values))
    .execute();
}
