import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import SQLite from 'better-sqlite3';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runDueJobs } from '../plugins/maintenance.js';
import { stopClock } from '../testing/clock.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { deleteExpiredSessions } from '../plugins/session/session-repository.js';
import { batchSize, deleteInBatches } from './batches.js';
import { openDatabase } from './database.js';
import type { Database } from './schema.js';

const rows = 2 * batchSize + 30;

/** A database with expired sessions, whose every statement on its own connection is watched. */
async function opened() {
  const file = join(temporaryFolder(), 'm.db');
  const db = await openDatabase({ engine: 'sqlite', file });
  const id = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(rows)})`;
  await sql`${id} insert into sessions (id_hash, cookie_hash, created_at, expires_at)
    select n, n, '2020', '2020' from numbers`.execute(db);
  const prepare = vi.spyOn(SQLite.prototype, 'prepare');
  onTestFinished(() => {
    prepare.mockRestore();
  });
  return { file, db, statements: () => prepare.mock.calls.map(([text]) => text) };
}

async function valueOf(db: Database, query: RawBuilder<unknown>): Promise<unknown> {
  return Object.values((await query.execute(db)).rows[0] ?? {})[0];
}

const sessionsIn = (db: Database) => valueOf(db, sql`select count(*) from sessions`);

describe('many rows', () => {
  it('are deleted in a thread, which is gone afterwards', async () => {
    const { file, db, statements } = await opened();
    await deleteExpiredSessions(db);
    expect(await sessionsIn(db)).toBe(0);
    expect(statements().join('\n')).not.toMatch(/delete/i);
    expect(await valueOf(db, sql`pragma wal_autocheckpoint`)).toBe(1_000);
    // The last connection that closes removes the log.
    await db.destroy();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('are not kept in memory once they are gone', async () => {
    const { db } = await opened();
    onTestFinished(() => db.destroy());
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const read: WeakRef<object>[] = [];
    const keys = async (db: Database) => {
      const rows = await db.selectFrom('sessions').select('id_hash').limit(batchSize).execute();
      read.push(new WeakRef(rows));
      return rows.map((row) => row.id_hash);
    };
    await deleteInBatches(db, keys, async (threadDb, keys) => {
      await threadDb.deleteFrom('sessions').where('id_hash', 'in', keys).execute();
      await turn();
      collect();
      // The last is still in use.
      expect(read.slice(0, -1).filter((rows) => rows.deref() !== undefined)).toEqual([]);
    });
    expect(read.length).toBeGreaterThan(2);
  });

  it('wait for the lock of another program while requests are served', async () => {
    const { file, db } = await opened();
    onTestFinished(() => db.destroy());
    const holder = new SQLite(file);
    holder.exec('begin immediate');
    const deleting = deleteExpiredSessions(db);
    for (let read = 0; read < 100; read++) expect(await sessionsIn(db)).toBe(rows);
    holder.close();
    await deleting;
    expect(await sessionsIn(db)).toBe(0);
  });

  /** Runs a job as the server does every hour; what it logs is an error. */
  function hourly(db: Database, run: () => Promise<void>) {
    const log = { error: vi.fn() };
    return { errors: log.error.mock.calls, runJob: () => runDueJobs({ db, log }, [{ name: 'job', run }]) };
  }

  it('stay when another program does not let go of the file, while reads are served, and go in the next run', async () => {
    const { file, db } = await opened();
    onTestFinished(() => db.destroy());
    const { errors, runJob } = hourly(db, () => deleteExpiredSessions(db));
    const holder = new SQLite(file);
    holder.exec('begin immediate');
    stopClock(undefined, ['performance']);
    let hasEnded = false;
    const running = runJob().finally(() => (hasEnded = true));
    await expect
      .poll(async () => {
        expect(await sessionsIn(db)).toBe(rows);
        vi.advanceTimersByTime(1_000);
        return hasEnded;
      })
      .toBe(true);
    await running;
    const err = expect.objectContaining({ code: 'SQLITE_BUSY' }) as unknown;
    expect(errors).toEqual([[{ err, job: 'job' }, 'maintenance failed']]);
    holder.close();
    await runJob();
    expect(errors).toHaveLength(1);
    expect(await sessionsIn(db)).toBe(0);
  });

  it('stay when the disk is full, and go once there is room', async () => {
    const { db } = await opened();
    onTestFinished(() => db.destroy());
    await sql`create table ballast (bytes blob) strict`.execute(db);
    // Each row that goes takes a page.
    await sql`create trigger growing after delete on sessions begin
      insert into ballast values (zeroblob(4000)); end`.execute(db);
    const pages = Number(await valueOf(db, sql`pragma page_count`));
    let room = batchSize * 1.5;
    const keys = async (db: Database) =>
      (await db.selectFrom('sessions').select('id_hash').limit(batchSize).execute()).map(
        (row) => row.id_hash,
      );
    const { errors, runJob } = hourly(db, () =>
      deleteInBatches(db, keys, async (threadDb, keys) => {
        await sql`pragma max_page_count = ${sql.lit(pages + room)}`.execute(threadDb);
        await threadDb.deleteFrom('sessions').where('id_hash', 'in', keys).execute();
      }),
    );
    await runJob();
    const err = expect.objectContaining({ code: 'SQLITE_FULL' }) as unknown;
    expect(errors).toEqual([[{ err, job: 'job' }, 'maintenance failed']]);
    // One batch had room, the next one is whole.
    expect(await sessionsIn(db)).toBe(rows - batchSize);
    expect(await valueOf(db, sql`pragma integrity_check`)).toBe('ok');
    room = 1_000_000;
    await runJob();
    expect(errors).toHaveLength(1);
    expect(await sessionsIn(db)).toBe(0);
  });

  it('stay when a statement fails, which ends the thread too', async () => {
    const { file, db } = await opened();
    const keys = () => Promise.resolve(Array.from({ length: batchSize }, (_, key) => key));
    const failing = deleteInBatches(db, keys, (inThread) => sql`delete from missing`.execute(inThread));
    await expect(failing).rejects.toMatchObject({ message: 'no such table: missing', code: 'SQLITE_ERROR' });
    expect(await sessionsIn(db)).toBe(rows);
    await db.destroy();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('stay when the thread can not open the file', async () => {
    const { file, db } = await opened();
    onTestFinished(() => db.destroy());
    const elsewhere = join(file, '..', 'elsewhere.db');
    const gone = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) =>
        Promise.resolve(
          result.rows.some((row) => row.file === file) ? { ...result, rows: [{ file: elsewhere }] } : result,
        ),
    });
    await expect(deleteExpiredSessions(gone)).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
    expect(await sessionsIn(db)).toBe(rows);
  });
});

it('few rows are deleted where they are', async () => {
  const { db, statements } = await opened();
  onTestFinished(() => db.destroy());
  await sql`delete from sessions where cast(id_hash as integer) > 50`.execute(db);
  expect(await sessionsIn(db)).not.toBe(0);
  await deleteExpiredSessions(db);
  expect(await sessionsIn(db)).toBe(0);
  expect(statements().filter((text) => text.startsWith('delete from "sessions"'))).toHaveLength(1);
});
