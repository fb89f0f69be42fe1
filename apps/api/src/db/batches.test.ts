import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import SQLite from 'better-sqlite3';
import { type RawBuilder, sql } from 'kysely';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runDueJobs } from '../plugins/maintenance.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { deleteExpiredSessions } from '../plugins/session/session-repository.js';
import { batchSize, deleteInBatches } from './batches.js';
import { openDatabase } from './database.js';
import type { Database } from './schema.js';

const rows = 2 * batchSize + 30;

/** Creates a database with expired sessions. */
async function opened() {
  const file = join(temporaryFolder(), 'm.db');
  const db = await openDatabase({ engine: 'sqlite', file });
  onTestFinished(() => db.destroy());
  const id = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(rows)})`;
  await sql`${id} insert into sessions (id_hash, cookie_hash, created_at, expires_at)
    select n, n, '2020', '2020' from numbers`.execute(db);
  return { file, db };
}

async function valueOf(db: Database, query: RawBuilder<unknown>): Promise<unknown> {
  return Object.values((await query.execute(db)).rows[0] ?? {})[0];
}

const sessionsIn = (db: Database) => valueOf(db, sql`select count(*) from sessions`);

describe('many rows', () => {
  it('are deleted in batches, while others read and write', async () => {
    const { db } = await opened();
    const deleting = deleteExpiredSessions(db);
    const left = new Set<unknown>();
    while (!left.has(0)) {
      left.add(await sessionsIn(db));
      await db.updateTable('sessions').set({ browser: 'x' }).execute();
      await turn();
    }
    await deleting;
    expect([...left]).toEqual(expect.arrayContaining([rows - batchSize, rows - 2 * batchSize]));
  });

  it('are not kept in memory once they are gone', async () => {
    const { db } = await opened();
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const read: WeakRef<object>[] = [];
    const keys = async () => {
      const rows = await db.selectFrom('sessions').select('id_hash').limit(batchSize).execute();
      read.push(new WeakRef(rows));
      return rows.map((row) => row.id_hash);
    };
    await deleteInBatches(keys, async (keys) => {
      await db.deleteFrom('sessions').where('id_hash', 'in', keys).execute();
      await turn();
      collect();
      // The last database is still in use.
      expect(read.slice(0, -1).filter((rows) => rows.deref() !== undefined)).toEqual([]);
    });
    expect(read.length).toBeGreaterThan(2);
  });

  /** Runs a job as the server does every hour. Anything that it logs is an error. */
  function hourly(db: Database, run: () => Promise<void>) {
    const log = { error: vi.fn() };
    return { errors: log.error.mock.calls, runJob: () => runDueJobs({ db, log }, [{ name: 'job', run }]) };
  }

  it('are kept while another program locks the file, and deleted in the next run', async () => {
    const { file, db } = await opened();
    const { errors, runJob } = hourly(db, () => deleteExpiredSessions(db));
    const holder = new SQLite(file);
    holder.exec('begin immediate');
    await runJob();
    expect(await sessionsIn(db)).toBe(rows);
    const err = expect.objectContaining({ code: 'SQLITE_BUSY' }) as unknown;
    expect(errors).toEqual([[{ err, job: 'job' }, 'maintenance failed']]);
    holder.close();
    await runJob();
    expect(errors).toHaveLength(1);
    expect(await sessionsIn(db)).toBe(0);
  });

  it('are kept while the disk is full, and deleted once there is room', async () => {
    const { db } = await opened();
    await sql`create table ballast (bytes blob) strict`.execute(db);
    // Each deleted row uses a page.
    await sql`create trigger growing after delete on sessions begin
      insert into ballast values (zeroblob(4000)); end`.execute(db);
    const pages = Number(await valueOf(db, sql`pragma page_count`));
    let room = batchSize * 1.5;
    const keys = async () =>
      (await db.selectFrom('sessions').select('id_hash').limit(batchSize).execute()).map(
        (row) => row.id_hash,
      );
    const { errors, runJob } = hourly(db, () =>
      deleteInBatches(keys, async (keys) => {
        await sql`pragma max_page_count = ${sql.lit(pages + room)}`.execute(db);
        await db.deleteFrom('sessions').where('id_hash', 'in', keys).execute();
      }),
    );
    await runJob();
    const err = expect.objectContaining({ code: 'SQLITE_FULL' }) as unknown;
    expect(errors).toEqual([[{ err, job: 'job' }, 'maintenance failed']]);
    // One batch had room; the next one is complete.
    expect(await sessionsIn(db)).toBe(rows - batchSize);
    expect(await valueOf(db, sql`pragma integrity_check`)).toBe('ok');
    room = 1_000_000;
    await runJob();
    expect(errors).toHaveLength(1);
    expect(await sessionsIn(db)).toBe(0);
  });
});
