import type { Category } from '@mathtools/contracts/practice';
import type { Progress } from '@mathtools/contracts/progress';
import type { Database } from '../../db/schema.js';

/** The progress of a learner of a session in a category. */
export interface ProgressKey {
  session: string;
  learner: string;
  category: Category;
}

/** Returns the progress of a learner, if there is any. */
export async function findProgress(
  db: Database,
  { session, learner, category }: ProgressKey,
): Promise<Progress | undefined> {
  return db
    .selectFrom('progress')
    .select(['problems_completed as problemsCompleted', 'streak'])
    .where('session', '=', session)
    .where('learner', '=', learner)
    .where('category', '=', category)
    .executeTakeFirst();
}

/** Stores the progress of a learner. */
export async function saveProgress(
  db: Database,
  key: ProgressKey,
  { problemsCompleted, streak }: Progress,
): Promise<void> {
  const updated_at = new Date().toISOString();
  const values = { problems_completed: problemsCompleted, streak, updated_at };
  await db
    .insertInto('progress')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['session', 'learner', 'category']).doUpdateSet(values))
    .execute();
}
