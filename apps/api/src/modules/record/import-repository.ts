import type { Database } from '../../db/schema.js';
import { FieldError } from '../../error-types.js';
import type { NewDevice } from '../../plugins/ownership/holder-repository.js';
import { hashToken } from '../../tokens.js';
import { isHidden } from './device-repository.js';
import { isDeleted } from './join-repository.js';
import { addChange, changesOf, isJoin, keepUntil } from './learner-repository.js';

/** The logs of a few such devices still fit into a cursor. */
const maxImports = 20;
/** Undone imports stay as long as their device's log. */
const maxEver = 100;

/** Returns the ID of a device's import, which is also that of the import's log. */
export function importId(log: string, drawn: string): string {
  return hashToken(`${log} ${drawn}`).slice(0, 22);
}

/**
 * Returns the log of an import, creating it if necessary. It takes a number in the device's log, and whoever reads that log up to
 * this number reads the import, too. So it is joined, kept and undone with the device.
 */
export const openImport =
  (drawn: string, now: string) =>
  async (trx: Database, { log, learner }: NewDevice) => {
    if (await isHidden(trx, learner)) throw new FieldError({ learner: isDeleted });
    const changes = await changesOf(trx, log);
    const id = importId(log, drawn);
    const known = changes.find((change) => change.id === id);
    if (known?.how === 'imported' && known.to_learner === learner) return id;
    if (known) throw new FieldError({ import: 'This import has ended. Choose the file again.' });
    const ever = changes.filter((change) => !isJoin(change));
    if (ever.length >= maxEver || ever.filter(({ how }) => how === 'imported').length >= maxImports)
      throw new FieldError({ import: `A device can import at most ${maxImports} files.` });
    const { fact_count } = await trx
      .updateTable('records')
      .set((row) => ({ fact_count: row('fact_count', '+', 1) }))
      .where('id', '=', log)
      .returning('fact_count')
      .executeTakeFirstOrThrow();
    await trx.insertInto('records').values({ id, fact_count: 0 }).execute();
    const change = { log, met: null, from_learner: null, to_learner: learner, fact_count, kept: null };
    await addChange(trx, { id, ...change, at: now, since: now, how: 'imported' });
    await keepUntil(trx, { learner, log, last_number: null });
    return id;
  };
