import type { Category, Difficulty } from '@mathtools/contracts/practice';
import type { Database } from '../../db/schema.js';
import { jsonOf, type ProblemRow } from './problem-row.js';

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

/** Finds a problem by its id, as the JSON of a `PracticeProblem`. */
export async function findProblem(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('problems').selectAll().where('id', '=', id).executeTakeFirst();
  return row && jsonOf(row);
}

/** Makes the bank hold these problems and no others. */
export async function saveBank(db: Database, rows: ProblemRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('problems').where('id', 'not in', ids).execute();
    await transaction
      .insertInto('problems')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((all) => ({
          category: all.ref('excluded.category'),
          difficulty: all.ref('excluded.difficulty'),
          question: all.ref('excluded.question'),
          answer: all.ref('excluded.answer'),
          hint: all.ref('excluded.hint'),
          steps: all.ref('excluded.steps'),
          hints: all.ref('excluded.hints'),
          form: all.ref('excluded.form'),
          work: all.ref('excluded.work'),
          drawing: all.ref('excluded.drawing'),
        })),
      )
      .execute();
  });
}
