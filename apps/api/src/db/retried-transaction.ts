import { UnavailableError } from '../error-types.js';
import type { Database } from './schema.js';

/** The number of devices that can exchange their codes at the same time. */
const mostTries = 5;

/**
 * Runs a transaction again if another one changed its rows at the same time, which it reports with an `UnavailableError`. Two
 * devices do so that enter each other's codes.
 */
export async function retriedTransaction<Result>(
  db: Database,
  run: (trx: Database) => Promise<Result>,
  tries = 1,
): Promise<Result> {
  try {
    return await db.transaction().execute(run);
  } catch (error) {
    if (tries >= mostTries || !(error instanceof UnavailableError)) throw error;
    return retriedTransaction(db, run, tries + 1);
  }
}
