import type { Fact } from '@mathtools/contracts/record';
import { TEXT_DAYS } from '@mathtools/practice/record';
import { batchSize, inPages } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { dayMs, inSeconds } from '../../durations.js';
import type { RecordTables } from './record-tables.js';

/** The time for which the text of the last try at a problem is kept, in seconds. */
const secondsKept = (TEXT_DAYS * dayMs) / 1000;

type FactRow = RecordTables['facts'];

/** Returns a fact as it is stored. The last try at a problem has a time even without text, so that earlier ones lose theirs. */
export function storedFact(fact: Fact, now: string): Pick<FactRow, 'fact' | 'problem' | 'typed_until'> {
  const typed_until = inSeconds(secondsKept, new Date(fact.at).toISOString());
  if (fact.kind !== 'answer' || typed_until <= now) return withoutText(fact);
  return { fact: JSON.stringify(fact), problem: fact.problem, typed_until };
}

function withoutText(fact: Fact) {
  const kept = fact.kind === 'answer' ? { ...fact, text: '' } : fact;
  return { fact: JSON.stringify(kept), problem: null, typed_until: null };
}

/** Removes the texts of all tries but the last one at some problems on the devices of a learner. Only the last one is shown. */
export async function forgetEarlierTries(
  trx: Database,
  learner: string,
  added: readonly Fact[],
): Promise<void> {
  const problems = added.flatMap((fact) => (fact.kind === 'answer' ? [fact.problem] : []));
  if (problems.length === 0) return;
  const logs = trx.selectFrom('learner_logs').select('log').where('learner', '=', learner);
  const rows = await trx
    .selectFrom('facts')
    .selectAll()
    .where('record', 'in', logs.where('last_number', 'is', null))
    .where('problem', 'in', problems)
    .execute();
  const tries = rows.map((row) => ({ row, fact: JSON.parse(row.fact) as Fact }));
  const isEarlier = (one: Fact, other: Fact) =>
    one.at < other.at || (one.at === other.at && one.id < other.id);
  await forget(
    trx,
    tries
      .filter(({ row, fact }) =>
        tries.some((other) => other.row.problem === row.problem && isEarlier(fact, other.fact)),
      )
      .map(({ row }) => row),
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
      .set(withoutText(JSON.parse(fact) as Fact))
      .where('record', '=', record)
      .where('number', '=', number)
      .execute();
}
