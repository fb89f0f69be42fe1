import { CATEGORIES } from '@mathtools/math-core/practice';
import type { Database } from '../../db/schema.js';
import { problemOf, written } from './bank/bank.js';
import { saveBank } from './practice-repository.js';
import { rowOf } from './problem-row.js';

/** Makes the database hold the authored problems as they are now; what visitors have done stays. */
export async function seedBank(db: Database): Promise<void> {
  const problems = CATEGORIES.flatMap((category) =>
    written[category].map((problem) => problemOf(category, problem)),
  );
  await saveBank(db, problems.map(rowOf));
}
