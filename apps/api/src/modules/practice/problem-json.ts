import { problemById } from '@mathtools/math-core/practice';
import type { Database } from '../../db/schema.js';
import { findProblem } from './practice-repository.js';
import { jsonOf, rowOf } from './problem-row.js';

/** Gives the problem of an id, generated or of the bank, as the JSON of a `PracticeProblem`. */
export async function problemJson(db: Database, id: string): Promise<string | undefined> {
  const generated = problemById(id);
  return generated.ok ? jsonOf(rowOf(generated.value)) : findProblem(db, id);
}
