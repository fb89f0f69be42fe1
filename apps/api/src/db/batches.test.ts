import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
