import type { Fact } from '@mathtools/contracts/record';
import { TEXT_DAYS } from '@mathtools/practice/record';
import { batchSize, inPages } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { dayMs, inSeconds } from '../../durations.js';
import type { RecordTables } from './record-tables.js';

/** The time for which the text of the last try at a problem is kept, in seconds. */
const secondsKept = (TEXT_DAYS * dayMs) / 1000;

type FactRow = RecordTables['facts'];

/** Returns the columns that tell how long the text of a fact is kept. */
export function keptText(fact: Fact, now: string): Pick<FactRow, 'problem' | 'typed_until'> {
  if (fact.kind !== 'answer' || fact.text === '') return { problem: null, typed_until: null };
  return { problem: fact.problem, typed_until: inSeconds(secondsKept, now) };
}

/** Removes the texts of earlier tries at the problems of new facts, because only the last one can be shown. */
export async function forgetEarlierTries(
  trx: Database,
  log: string,
  added: readonly { number: number; fact: Fact }[],
): Promise<void> {
  const last = new Map(
    added.flatMap(({ number, fact }) => (fact.kind === 'answer' ? [[fact.problem, number] as const] : [])),
  );
  if (last.size === 0) return;
  const rows = await trx
    .selectFrom('facts')
    .selectAll()
    .where('record', '=', log)
    .where('problem', 'in', [...last.keys()])
    .execute();
  await forget(
    trx,
    rows.filter(({ number, problem }) => number < (last.get(problem ?? '') ?? 0)),
  );
}

/** Removes the texts that have been kept long enough, page by page. For the hourly job. */
export async function forgetOldTexts(db: Database, now: string): Promise<void> {
  await inPages(() =>
    db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('facts')
        .selectAll()
        .where('typed_until', '<=', now)
        .orderBy('typed_until')
        .limit(batchSize)
        .execute();
      await forget(trx, rows);
      return rows.length === batchSize;
    }),
  );
}

async function forget(trx: Database, rows: readonly FactRow[]): Promise<void> {
  for (const { record, number, fact } of rows)
    await trx
      .updateTable('facts')
      .set({
        fact: JSON.stringify({ ...(JSON.parse(fact) as Fact), text: '' }),
        problem: null,
        typed_until: null,
      })
      .where('record', '=', record)
      .where('number', '=', number)
      .execute();
}
