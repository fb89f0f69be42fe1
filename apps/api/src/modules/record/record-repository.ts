import type { Fact } from '@mathtools/contracts/record';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { lockByName } from '../../db/advisory-lock.js';
import { batchSize, inPages } from '../../db/batches.js';
import type { Database, Schema } from '../../db/schema.js';
import { FieldError, UnavailableError } from '../../error-types.js';
import type { NewDevice } from '../../plugins/ownership/holder-repository.js';
import { deviceOf, learnersLock, openDevice, type Visitor } from './device-repository.js';
import { forgetEarlierTries, storedFact } from './typed-text-repository.js';

/** The maximum number of facts of a record: more than ten years of 10 problems a day. */
export const maxFactsKept = 50_000;

/** A part of a record, and the position after it. */
export interface RecordPart {
  /** JSON with a comma before each fact: a single text takes much less memory than rows. */
  facts: string;
  count: number;
  /** Null if there is no record. */
  cursor: string | null;
  isFromStart: boolean;
  hasMore: boolean;
}

/** The part of a visitor who has no record. */
export const noRecord: RecordPart = { facts: '', count: 0, cursor: null, isFromStart: true, hasMore: false };

/**
 * Returns the facts of a learner's record after a cursor, log by log, in order of arrival. A cursor has the version of the set
 * of logs and the position in each log; one of another version counts as the start.
 */
export async function readRecord(
  db: Database,
  visitor: Visitor,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<RecordPart> {
  const logs = await logsOf(db, visitor);
  const [first] = logs;
  if (!first) return noRecord;
  const [seen, ...numbers] = after?.split('.') ?? [];
  const isFromStart = seen !== first.version || numbers.length !== logs.length;
  const positions = logs.map((_, index) => (isFromStart ? 0 : Number(numbers[index])));
  let facts = '';
  let room = limit;
  for (const [index, log] of logs.entries()) {
    const after = positions[index] ?? 0;
    if (after >= log.end || room === 0) continue;
    const before = logs.slice(0, index).map((other) => other.log);
    const page = await readLog(db, log, { after, before, limit: room });
    facts += page.facts;
    room -= page.count;
    positions[index] = page.last;
  }
  const hasMore = logs.some(({ end }, index) => end > (positions[index] ?? 0));
  return {
    facts,
    count: limit - room,
    cursor: [first.version, ...positions].join('.'),
    isFromStart,
    hasMore,
  };
}

/**
 * Returns the facts of a log that follow a number, and the number of the last one. A fact that logs `before` it have, too, isn't
 * among them: devices may have imported the same file.
 */
async function readLog(
  db: Database,
  { device, version, log, end }: { device: string | null; version: string; log: string; end: number },
  { after, before, limit }: { after: number; before: readonly string[]; limit: number },
): Promise<{ facts: string; count: number; last: number }> {
  const { facts, last, count, rows } = await db
    .selectFrom((row) =>
      row
        // Checks again that the device may read the log, since it may have been removed.
        .selectFrom('holders')
        .innerJoin('learners', 'learners.id', 'holders.learner')
        .innerJoin('learner_logs', 'learner_logs.learner', 'learners.id')
        .leftJoin('facts', (join) =>
          join
            .on('facts.record', '=', log)
            .on('facts.number', '>', after)
            .on((row) => isKept(row))
            .on((row) => row.and(before.length === 0 ? [] : [row.not(row.exists(twins(db, before)))])),
        )
        .select(['facts.number', 'facts.fact'])
        .where('holders.log', '=', device)
        .where('version', '=', version)
        .where('deleted_at', 'is', null)
        .where('learner_logs.log', '=', log)
        .orderBy('facts.number')
        .limit(limit)
        .as('page'),
    )
    .select((row) => [
      sql<string | null>`string_agg(',' || fact, '' order by number)`.as('facts'),
      row.fn.max('number').as('last'),
      row.fn.count<number | string>('number').as('count'),
      row.fn.countAll<number | string>().as('rows'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(rows) === 0) throw new UnavailableError('The record was joined or deleted meanwhile.');
  // The last numbers may be those of imports.
  const isLast = Number(count) < limit;
  return { facts: facts ?? '', last: Math.max(last ?? 0, isLast ? end : 0), count: Number(count) };
}

/** Selects the facts of some logs with the ID of a fact, as far as the learner reads these logs. */
function twins(db: Database, logs: readonly string[]) {
  return db
    .selectFrom('facts as twin')
    .innerJoin('learner_logs as other', 'other.log', 'twin.record')
    .select('twin.id')
    .where('twin.record', 'in', logs)
    .where(sql<SqlBool>`twin.id = facts.id and other.learner = learner_logs.learner
      and twin.number <= coalesce(other.last_number, twin.number)`);
}

/** Returns the condition that a fact isn't beyond the end of a log. */
function isKept(
  row: ExpressionBuilder<Pick<Schema, 'learner_logs' | 'facts'>, 'learner_logs' | 'facts'>,
): Expression<SqlBool> {
  return row.or([
    row('last_number', 'is', null),
    row('facts.number', '<=', row.ref('learner_logs.last_number')),
  ]);
}

/**
 * Returns the logs of a visitor's learner, unless it is deleted, with the number of the last fact of each. Imports come last, so
 * that a device's own fact counts, and not a copy of it.
 */
async function logsOf(db: Database, visitor: Visitor) {
  const id = visitor.learner ?? deviceOf(db, visitor).clearSelect().select('id');
  const rows = await db
    .selectFrom('holders')
    .innerJoin('learners', 'learners.id', 'holders.learner')
    .innerJoin('learner_logs', 'learner_logs.learner', 'learners.id')
    .innerJoin('records', 'records.id', 'learner_logs.log')
    .select(['version', 'holders.log as device', 'learner_logs.log', 'last_number', 'fact_count'])
    .where('session', '=', visitor.session)
    .where('holders.id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy((row) =>
      row.exists(row.selectFrom('learner_changes').select('id').whereRef('id', '=', 'learner_logs.log')),
    )
    .orderBy('learner_logs.log')
    .execute();
  return rows.map(({ last_number, fact_count, ...log }) => ({ ...log, end: last_number ?? fact_count }));
}

/** Returns the last number in a log. */
export async function lastNumber(db: Database, log: string): Promise<number> {
  const found = db.selectFrom('records').select('fact_count').where('id', '=', log);
  return (await found.executeTakeFirst())?.fact_count ?? 0;
}

/** Returns the number of facts in a device's log and its imports, or in all logs of a learner. */
export async function countFacts(db: Database, of: { log: string } | { learner: string }): Promise<number> {
  const rows = await db
    .selectFrom('records')
    .leftJoin('learner_logs', (join) =>
      join.onRef('learner_logs.log', '=', 'records.id').on('learner', '=', 'learner' in of ? of.learner : ''),
    )
    .select(['records.fact_count', 'last_number'])
    .select((row) =>
      row
        .selectFrom('learner_changes')
        .select((change) => change.fn.countAll<number | string>().as('count'))
        .whereRef('learner_changes.log', '=', 'records.id')
        .where('how', 'in', ['imported', 'undone'])
        .where('learner_changes.fact_count', '<=', sql<number>`coalesce(last_number, records.fact_count)`)
        .as('imports'),
    )
    .where((row) => {
      if ('learner' in of) return row('learner', '=', of.learner);
      const imports = row.selectFrom('learner_changes').select('id').where('log', '=', of.log);
      const logs = [
        row('records.id', '=', of.log),
        row('records.id', 'in', imports.where('how', '=', 'imported')),
      ];
      return row.or(logs);
    })
    .execute();
  return rows.reduce((sum, row) => sum + (row.last_number ?? row.fact_count) - Number(row.imports), 0);
}

/** Throws if a record can't have a number of facts. Every way to add facts, one by one or by joining, checks this. */
export function requireRoom(count: number, fields: Record<string, string>): void {
  if (count > maxFactsKept) throw new FieldError(fields);
}

/** Returns those of the given facts that a learner's log already contains, as they are stored, by ID. */
export async function knownFacts(
  db: Database,
  log: string | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Fact>> {
  if (log === undefined) return new Map();
  const rows = await db
    .selectFrom('facts')
    .select('fact')
    .where('record', '=', log)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => JSON.parse(row.fact) as Fact).map((fact) => [fact.id, fact]));
}

/** Facts to store: as answers of now, or as part of an import, which determines the log. */
interface Added {
  facts: readonly Fact[];
  now: string;
  into: ((trx: Database, device: NewDevice) => Promise<string>) | undefined;
}

/** Stores the facts whose IDs are new to the visitor's log or to an import, creating the learner if necessary. */
export function saveFacts(db: Database, visitor: Visitor, { facts, now, into }: Added): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // No device joins or leaves meanwhile.
    await lockByName(trx, learnersLock, into ? undefined : 'shared');
    const device = await openDevice(trx, visitor, now);
    const { learner } = device;
    const log = into ? await into(trx, device) : device.log;
    // Other devices of the learner add facts one after the other.
    await trx
      .updateTable('learners')
      .set((row) => ({ version: row.ref('version') }))
      .where('id', '=', learner)
      .execute();
    const ids = facts.map(({ id }) => id);
    const known = await knownFacts(trx, log, ids);
    const fresh = facts.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    requireRoom((await countFacts(trx, { learner })) + fresh.length, {
      facts: 'Your record is full. Export it, then delete it to start again.',
    });
    const row = await trx
      .updateTable('records')
      .set((row) => ({ fact_count: row('fact_count', '+', fresh.length) }))
      .where('id', '=', log)
      .returning('fact_count')
      .executeTakeFirstOrThrow();
    const first = row.fact_count - fresh.length + 1;
    const rows = fresh.map((fact, index) => {
      return { record: log, number: first + index, id: fact.id, ...storedFact(fact, now) };
    });
    await trx.insertInto('facts').values(rows).execute();
    await forgetEarlierTries(trx, learner, fresh);
  });
}

/**
 * Deletes the facts that nobody can read, of some logs or of all, page by page. Returns false if it stopped before the
 * end. If it is interrupted, the hourly job continues it.
 */
export async function deleteUnread(
  db: Database,
  { logs, goesOn }: { logs?: readonly string[]; goesOn?: () => boolean } = {},
): Promise<boolean> {
  for (let after = ''; ; ) {
    let page = db
      .selectFrom('records')
      .leftJoin('learner_logs', 'learner_logs.log', 'records.id')
      .select(['records.id', 'fact_count'])
      .select((row) => [
        row.fn.max('learner').as('reader'),
        row.fn.max(sql<number>`coalesce(last_number, fact_count)`).as('kept'),
      ])
      .where('records.id', '>', after)
      .groupBy(['records.id', 'fact_count'])
      .orderBy('records.id')
      .limit(batchSize);
    if (logs) page = page.where('records.id', 'in', logs);
    const rows = await page.execute();
    for (const { id, reader, kept, fact_count } of rows)
      if (reader === null || kept < fact_count)
        if (!(await inPages(() => deletePage(db, id), goesOn))) return false;
    const last = rows.at(-1);
    if (rows.length < batchSize || !last) return true;
    after = last.id;
  }
}

/** Deletes the last facts of a log that nobody can read, and the log if it has no readers. Returns false if no more are left. */
function deletePage(db: Database, log: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockByName(trx, learnersLock);
    const readers = await trx
      .selectFrom('learner_logs')
      .select('last_number')
      .where('log', '=', log)
      .execute();
    if (readers.some(({ last_number }) => last_number === null)) return false;
    const kept = Math.max(0, ...readers.map(({ last_number }) => last_number ?? 0));
    const count = await lastNumber(trx, log);
    const fact_count = Math.max(kept, count - batchSize);
    await trx.deleteFrom('facts').where('record', '=', log).where('number', '>', fact_count).execute();
    await trx.updateTable('records').set({ fact_count }).where('id', '=', log).execute();
    if (fact_count === 0 && readers.length === 0)
      await trx.deleteFrom('records').where('id', '=', log).execute();
    return fact_count > kept;
  });
}
