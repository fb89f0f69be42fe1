import { retriedTransaction } from '../../db/retried-transaction.js';
import type { Database } from '../../db/schema.js';
import { recordOf, recordOfCode, shareRecord, unshareRecord } from './record-repository.js';

/** Carries records from browser to browser, for the route that restores purchases. */
export const recordSharing = {
  /** Returns true if a code opens a record. */
  isCode: async (db: Database, codeHash: string): Promise<boolean> =>
    (await recordOfCode(db, codeHash)) !== undefined,
  /** Lets a session share the record of a code. Returns false if there is none. */
  restore: (db: Database, codeHash: string, session: string): Promise<boolean> =>
    retriedTransaction(db, async (trx) => {
      const record = await recordOfCode(trx, codeHash);
      if (record === undefined) return false;
      await shareRecord(trx, session, record);
      // The record may have been deleted while the transaction waited for its lock. If it was merged, its sessions share the other one.
      return (await recordOfCode(trx, codeHash)) !== undefined;
    }),
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
