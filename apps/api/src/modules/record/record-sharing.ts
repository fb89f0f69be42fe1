import type { Database } from '../../db/schema.js';
import { UnavailableError } from '../../error-types.js';
import { recordOf, recordOfCode, shareRecord, unshareRecord } from './record-repository.js';

/** The number of devices that can exchange their codes at the same time. */
const mostTries = 5;

/** Runs a transaction again if another one merged its records at the same time, as two devices do that exchange their codes. */
async function retried<Result>(run: () => Promise<Result>, tries = 1): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (tries >= mostTries || !(error instanceof UnavailableError)) throw error;
    return retried(run, tries + 1);
  }
}

/** Carries records from browser to browser, for the route that restores purchases. */
export const recordSharing = {
  /** Returns true if a code opens a record. */
  isCode: async (db: Database, codeHash: string): Promise<boolean> =>
    (await recordOfCode(db, codeHash)) !== undefined,
  /** Lets a session share the record of a code. Returns false if there is none. */
  restore: (db: Database, codeHash: string, session: string): Promise<boolean> =>
    retried(() =>
      db.transaction().execute(async (trx) => {
        const record = await recordOfCode(trx, codeHash);
        if (record === undefined) return false;
        await shareRecord(trx, session, record);
        // The record may have been deleted while the transaction waited for its lock.
        return (await recordOfCode(trx, codeHash)) === record;
      }),
    ),
  /** Lets two sessions share one record, with the facts of both. Returns false if neither session has a record. */
  join: async (trx: Database, session: string, owner: string): Promise<boolean> => {
    const own = await recordOf(trx, session);
    const found = (await recordOf(trx, owner)) ?? own;
    if (found === undefined) return false;
    await shareRecord(trx, found === own ? owner : session, found);
    return true;
  },
  /** Stops another session from sharing the record of a session. */
  separate: unshareRecord,
};
