import { setImmediate as turn } from 'node:timers/promises';
import type { Fact } from '@mathtools/contracts/record';
import { batchSize, deleteInBatches } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { UnavailableError } from '../../error-types.js';
import { newToken } from '../../tokens.js';

/** The maximum number of facts of a record, except after merging: more than ten years of 10 problems a day. */
export const maxFactsKept = 50_000;
const insertedAtOnce = 100;

/** A fact as it is stored. */
export interface StoredFact {
  number: number;
  /** JSON. */
  fact: string;
}

/**
 * Returns the record of a session and the facts that follow a number, in order of arrival. A position in another record counts
 * as its start.
 */
export async function readRecord(
  db: Database,
  session: string,
  { after, limit }: { after?: { record: string; number: number } | undefined; limit: number },
): Promise<{ record: string | undefined; facts: StoredFact[] }> {
  const rows = await db
    .selectFrom('record_holders')
    .leftJoin('facts', (join) =>
      join.onRef('facts.record', '=', 'record_holders.record').on((row) =>
        row(
          'facts.number',
          '>',
          row
            .case()
            .when('record_holders.record', '=', after?.record ?? '')
            .then(after?.number ?? 0)
            .else(0)
            .end(),
        ),
      ),
    )
    .select(['record_holders.record', 'facts.number', 'facts.fact'])
    .where('record_holders.session', '=', session)
    .orderBy('facts.number')
    .limit(limit)
    .execute();
  const facts = rows.flatMap(({ number, fact }) =>
    number === null || fact === null ? [] : { number, fact },
  );
  return { record: rows[0]?.record, facts };
}

/** Returns the record of a session, creating one if there is none. */
export async function openRecord(trx: Database, session: string): Promise<string> {
  const found = await recordOf(trx, session);
  if (found !== undefined) return found;
  const id = newToken();
  await trx.insertInto('records').values({ id, fact_count: 0, code_hash: null }).execute();
  // If another request of the session was faster, this one fails, and the browser sends it again.
  await trx.insertInto('record_holders').values({ session, record: id }).execute();
  return id;
}

/** Returns the record of a session, if there is one. */
export async function recordOf(db: Database, session: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('record_holders')
    .select('record')
    .where('session', '=', session)
    .executeTakeFirst();
  return row?.record;
}

/** Returns the number of facts in the record of a session. */
export async function countFacts(db: Database, session: string): Promise<number> {
  const row = await db
    .selectFrom('record_holders')
    .innerJoin('records', 'records.id', 'record_holders.record')
    .select('fact_count')
    .where('session', '=', session)
    .executeTakeFirst();
  return row?.fact_count ?? 0;
}

/** Stores the facts whose IDs are new to the record of a session. Returns false if the record has no room for them. */
export function saveFacts(db: Database, session: string, facts: readonly Fact[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const record = await openRecord(trx, session);
    const count = await lockRecord(trx, record);
    const ids = facts.map(({ id }) => id);
    const known = await trx
      .selectFrom('facts')
      .select('id')
      .where('record', '=', record)
      .where('id', 'in', ids)
      .execute();
    const isKnown = new Set(known.map(({ id }) => id));
    const fresh = [...new Map(facts.map((fact) => [fact.id, fact])).values()].filter(
      ({ id }) => !isKnown.has(id),
    );
    if (fresh.length === 0) return true;
    if (count + fresh.length > maxFactsKept) return false;
    await insertFacts(
      trx,
      { record, count },
      fresh.map((fact) => ({ id: fact.id, fact: JSON.stringify(fact) })),
    );
    return true;
  });
}

/** Returns the number of the last fact of a record, and locks the record on PostgreSQL until the transaction ends. */
async function lockRecord(trx: Database, record: string): Promise<number> {
  const row = await trx
    .updateTable('records')
    .set((row) => ({ fact_count: row.ref('fact_count') }))
    .where('id', '=', record)
    .returning('fact_count')
    .executeTakeFirst();
  if (!row) throw new UnavailableError('The record was deleted or merged by another request.');
  return row.fact_count;
}

async function insertFacts(
  trx: Database,
  { record, count }: { record: string; count: number },
  facts: readonly { id: string; fact: string }[],
): Promise<void> {
  const rows = facts.map(({ id, fact }, index) => ({ record, number: count + index + 1, id, fact }));
  for (let from = 0; from < rows.length; from += insertedAtOnce) {
    if (from > 0) await turn(); // Other requests are served in between.
    await trx
      .insertInto('facts')
      .values(rows.slice(from, from + insertedAtOnce))
      .execute();
  }
  await trx
    .updateTable('records')
    .set({ fact_count: count + rows.length })
    .where('id', '=', record)
    .execute();
}

/** Stores the hash of the only code that opens the record of a session, creating the record if there is none. */
export function saveRecordCode(db: Database, session: string, code_hash: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const record = await openRecord(trx, session);
    await removeCodes(trx, record);
    await trx.updateTable('records').set({ code_hash }).where('id', '=', record).execute();
  });
}

async function removeCodes(trx: Database, record: string): Promise<void> {
  await trx.updateTable('records').set({ code_hash: null }).where('id', '=', record).execute();
  await trx.deleteFrom('merged_record_codes').where('record', '=', record).execute();
}

/** Returns the record that a code opens, if there is one. */
export async function recordOfCode(db: Database, codeHash: string): Promise<string | undefined> {
  const own = db.selectFrom('records').select('id').where('code_hash', '=', codeHash);
  const merged = db
    .selectFrom('merged_record_codes')
    .select('record as id')
    .where('code_hash', '=', codeHash);
  const row = await own.unionAll(merged).executeTakeFirst();
  return row?.id;
}

/**
 * Lets a session share a record. The facts of the session's own record are added to it, each once, and all sessions that
 * shared that record share the new one.
 */
export async function shareRecord(trx: Database, session: string, record: string): Promise<void> {
  const own = await recordOf(trx, session);
  if (own === record) return;
  if (own === undefined) {
    await lockRecord(trx, record);
    await trx.insertInto('record_holders').values({ session, record }).execute();
    return;
  }
  // Always in the same order, so that two requests can't wait for each other.
  const counts = new Map<string, number>();
  for (const id of [own, record].sort()) counts.set(id, await lockRecord(trx, id));
  const added = await trx
    .selectFrom('facts')
    .select(['id', 'fact'])
    .where('record', '=', own)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('facts as kept')
            .select('kept.id')
            .where('kept.record', '=', record)
            .whereRef('kept.id', '=', 'facts.id'),
        ),
      ),
    )
    .orderBy('number')
    .execute();
  await insertFacts(trx, { record, count: counts.get(record) ?? 0 }, added);
  await trx.updateTable('record_holders').set({ record }).where('record', '=', own).execute();
  // All saved codes keep opening the facts, so two devices can enter each other's codes.
  await trx.updateTable('merged_record_codes').set({ record }).where('record', '=', own).execute();
  const { code_hash } = await trx
    .deleteFrom('records')
    .where('id', '=', own)
    .returning('code_hash')
    .executeTakeFirstOrThrow();
  if (code_hash !== null) await trx.insertInto('merged_record_codes').values({ code_hash, record }).execute();
}

/** Stops another session from sharing the record of a session. The facts stay in the record. */
export async function unshareRecord(db: Database, own: string, other: string): Promise<void> {
  await db
    .deleteFrom('record_holders')
    .where('session', '=', other)
    .where('record', '=', (all) =>
      all.selectFrom('record_holders as mine').select('mine.record').where('mine.session', '=', own),
    )
    .execute();
}

/** Deletes the record of a session, for all sessions that share it. */
export async function deleteRecord(db: Database, session: string): Promise<void> {
  const record = await recordOf(db, session);
  if (record === undefined) return;
  // From here on, no browser has the record. If the deletion of its facts is interrupted, the hourly job continues it.
  await db.transaction().execute(async (trx) => {
    await removeCodes(trx, record);
    await trx.deleteFrom('record_holders').where('record', '=', record).execute();
  });
  await deleteFacts(db, record);
}

/** Deletes the records that no session holds. */
export async function deleteAbandonedRecords(db: Database): Promise<void> {
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('records')
      .leftJoin('record_holders', 'record_holders.record', 'records.id')
      .select(['records.id', 'record_holders.session'])
      .where('records.id', '>', after)
      .orderBy('records.id')
      .limit(batchSize)
      .execute();
    for (const { id, session } of page)
      if (session === null && (await closeRecord(db, id))) await deleteFacts(db, id);
    const last = page.at(-1);
    if (page.length < batchSize || !last) return;
    after = last.id;
  }
}

/** Removes the codes of a record that no session holds. Returns false if a session has just restored it. */
function closeRecord(db: Database, record: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockRecord(trx, record);
    const held = await trx
      .selectFrom('record_holders')
      .select('session')
      .where('record', '=', record)
      .executeTakeFirst();
    if (held) return false;
    await removeCodes(trx, record);
    return true;
  });
}

/** Deletes a record without sessions, in batches between which other requests are served. */
async function deleteFacts(db: Database, record: string): Promise<void> {
  await deleteInBatches(
    async () => {
      const rows = await db
        .selectFrom('facts')
        .select('number')
        .where('record', '=', record)
        .limit(batchSize)
        .execute();
      return rows.map(({ number }) => number);
    },
    (numbers) => db.deleteFrom('facts').where('record', '=', record).where('number', 'in', numbers).execute(),
  );
  await db
    .deleteFrom('records')
    .where('id', '=', record)
    .where((row) =>
      row.not(row.exists(row.selectFrom('record_holders').select('session').where('record', '=', record))),
    )
    .execute();
}
