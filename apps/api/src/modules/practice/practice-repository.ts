import type { Category, Difficulty, PracticeProblem } from '@mathtools/contracts/practice';
import type { Database } from '../../db/schema.js';

/** What choosing a problem needs to know of it. */
export interface ProblemKey {
  id: string;
  category: Category;
  difficulty: Difficulty;
}

/** Gives the keys of all problems. */
export async function problemKeys(db: Database): Promise<ProblemKey[]> {
  return db.selectFrom('problems').select(['id', 'category', 'difficulty']).orderBy('id').execute();
}

/** Finds a problem by its id. */
export async function findProblem(db: Database, id: string): Promise<PracticeProblem | undefined> {
  const row = await db.selectFrom('problems').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, steps: JSON.parse(row.steps) as string[] };
}
