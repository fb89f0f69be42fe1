import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, type RawBuilder, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StartupError } from '../error-types.js';
import { stopClock } from '../testing/clock.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { hashToken } from '../tokens.js';
import { counterMigrations, countUp, readCount } from './counter.test-support.js';
import { openDatabase } from './database.js';
import { isMigrated } from './migrate.js';
import { type Migrations, migrations } from './migrations/index.js';
import { busyTimeoutMs } from './sqlite-database.js';

function opened(file: string, migrations?: Migrations) {
  return openDatabase({ engine: 'sqlite', file }, migrations);
}

async function open(file: string, migrations?: Migrations) {
  const db = await opened(file, migrations);
  onTestFinished(() => db.destroy());
  return db;
}

function freshFile(): string {
  return join(temporaryFolder(), 'folder/m.db');
}

async function valueOf<DB>(db: Kysely<DB>, query: RawBuilder<unknown>): Promise<unknown> {
  const { rows } = await query.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

describe('an opened database', () => {
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 1],
    ['foreign_keys', 1],
    ['busy_timeout', 50],
    ['journal_size_limit', 67_108_864],
    ['temp_store', 2],
    ['trusted_schema', 0],
  ])('has %s %s', async (pragma, value) => {
    const db = await open(freshFile());
    expect(await valueOf(db, sql`pragma ${sql.raw(pragma)}`)).toBe(value);
  });

  it('refuses a fraction in an integer column', async () => {
    const db = await open(':memory:', counterMigrations);
    await expect(sql`update counter set value = 12.5`.execute(db)).rejects.toThrow(/cannot store REAL value/);
  });
});

describe('migrations', () => {
  it('run once each', async () => {
    const file = freshFile();
    const first = await opened(file, counterMigrations);
    await countUp(first, 1);
    await first.destroy();
    const again = await open(file, counterMigrations);
    expect(await readCount(again)).toBe(1);
    expect(await isMigrated(again, counterMigrations)).toBe(true);
    expect(
      await isMigrated(again, { ...counterMigrations, '003-more': counterMigrations['002-zero'] as never }),
    ).toBe(false);
  });

  it('keep what a database of an earlier version holds', async () => {
    const file = freshFile();
    const earlier = Object.entries(migrations).filter(([name]) => name < '010');
    await (await opened(file, Object.fromEntries(earlier))).destroy();
    const raw = new SQLite(file);
    raw.exec(`
      insert into sessions values ('visitor', '2026-01-01', '2027-01-01');
      insert into progress values ('visitor', 'algebra', 12, 3, '2026-01-02');
      insert into contact_messages (id, name, email, subject, message, created_at)
        values ('message', 'Ada', 'ada@example.org', 'A question', 'Why?', '2026-01-03');
      insert into orders (id, session, product, amount_cents, attempt, payment, refunded_cents, dispute, created_at)
        values ('order', 'visitor', 'algebra-pack', 1999, 1, 'paid', 0, 'none', '2026-01-04');
    `);
    const tables = ['sessions', 'progress', 'contact_messages', 'orders'];
    const rows = (from: SQLite.Database) => tables.map((name) => from.prepare(`select * from ${name}`).all());
    const before = rows(raw);
    raw.close();
    expect(await isMigrated(await open(file))).toBe(true);
    const after = new SQLite(file);
    onTestFinished(() => void after.close());
    const [sessions = [], progress = [], messages = [], orders = []] = before;
    const withColumns = (all: unknown[], columns: object) =>
      (all as object[]).map((row) => ({ ...row, ...columns }));
    expect(rows(after)).toEqual([
      withColumns(sessions, { cookie_hash: 'visitor', ended_hash: null, ended_at: null, browser: null }),
      withColumns(progress, { learner: 'visitor' }),
      withColumns(messages, { forwarded_at: '2026-01-03', waits_for_digest: 0 }),
      withColumns(orders, {
        consent: null,
        consented_at: null,
        country: null,
        postal_code: null,
        tax_cents: null,
        tax_calculation: null,
        card_country: null,
      }),
    ]);
    expect(before.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  });

  it('hash the codes that an earlier version stored as they are, and end its links', async () => {
    const file = freshFile();
    const earlier = Object.entries(migrations).filter(([name]) => name < '013');
    await (await opened(file, Object.fromEntries(earlier))).destroy();
    const raw = new SQLite(file);
    raw.exec(`
      insert into entitlements values ('order', 'quadratics', '2026-01-01', null, 0, 'AB12-CD34-EF56-GH78');
      insert into entitlements values ('trial', 'pro', '2026-01-01', null, 1, null);
      insert into restore_links values ('token', 'order');
    `);
    raw.close();
    stopClock(Date.UTC(2030, 0, 1));
    const db = await open(file);
    const keys = db.selectFrom('keys').select(['hash', 'entitlement', 'expires_at']).orderBy('expires_at');
    expect(await keys.execute()).toEqual([
      { hash: hashToken('AB12-CD34-EF56-GH78'), entitlement: 'order', expires_at: null },
      { hash: 'token', entitlement: 'order', expires_at: '2030-01-02T00:00:00.000Z' },
    ]);
    expect(await db.selectFrom('entitlements').select(['id', 'code_hash']).orderBy('id').execute()).toEqual([
      { id: 'order', code_hash: null },
      { id: 'trial', code_hash: null },
    ]);
  });

  it('leave nothing behind when one of them fails, and succeed once it is fixed', async () => {
    const file = freshFile();
    const up = async (db: Kysely<unknown>) => {
      await db.schema.createTable('half').addColumn('id', 'integer').modifyEnd(sql`strict`).execute();
      throw new Error('the second half fails');
    };
    await expect(opened(file, { ...counterMigrations, '003-half': { up } })).rejects.toThrow(
      'the second half fails',
    );
    const raw = new SQLite(file);
    const tables = raw.prepare("select name from sqlite_master where type = 'table'").pluck().all();
    raw.close();
    expect(tables.sort()).toEqual(['kysely_migration', 'kysely_migration_lock']);
    expect(await readCount(await open(file, counterMigrations))).toBe(0);
  });

  it('refuse a table that is not STRICT', async () => {
    const up = (db: Kysely<unknown>) => db.schema.createTable('loose').addColumn('id', 'integer').execute();
    await expect(opened(':memory:', { '001-loose': { up } })).rejects.toThrow(/Not STRICT: loose/);
  });

  it('refuse a database of a newer version in one sentence', async () => {
    const file = freshFile();
    await (await opened(file, counterMigrations)).destroy();
    const opening = opened(file, {});
    await expect(opening).rejects.toThrow(StartupError);
    await expect(opening).rejects.toThrow(/^The database was made by another version of MathTools: .+\.$/);
  });

  it('refuse a file that is not a database in one sentence', async () => {
    const file = join(temporaryFolder(), 'm.db');
    writeFileSync(file, 'not a database, but long enough to be looked at '.repeat(20));
    const opening = opened(file);
    await expect(opening).rejects.toThrow(StartupError);
    await expect(opening).rejects.toThrow(/is not a readable SQLite database: .+\.$/);
  });
});

describe('a file that can’t be opened', () => {
  it('in a read-only folder stops the start with one sentence', async () => {
    // Unlike missing permissions, a file in place of the folder also stops the root user.
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const opening = opened(join(file, 'mathtools.db'));
    await expect(opening).rejects.toThrow(StartupError);
    await expect(opening).rejects.toThrow(/^[^\n]+ can't be created or written: [^\n]+ DATABASE_FILE\.$/);
  });
});

describe('a file that another program has locked', () => {
  /** Opens a database, and returns its timeouts and another program that holds its lock. */
  async function locked(timeoutMs?: number) {
    const file = freshFile();
    const db = await openDatabase({ engine: 'sqlite', file }, counterMigrations, timeoutMs);
    onTestFinished(() => db.destroy());
    const holder = new SQLite(file);
    onTestFinished(() => void holder.close());
    holder.exec('begin immediate');
    const timeout = () => valueOf(db, sql`pragma busy_timeout`);
    const write = () => sql`update counter set value = value + 1`.execute(db);
    return { db, file, holder, timeout, write };
  }

  it('can be read meanwhile, and written once the lock is released', async () => {
    const { db, holder, write } = await locked();
    await expect(write()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    expect(await readCount(db)).toBe(0);
    holder.exec('commit');
    await write();
    expect(await readCount(db)).toBe(1);
  });

  it('delays one write per second: all others are refused immediately', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db, holder, timeout, write } = await locked();
    for (let second = 0; second < 2; second++) {
      expect(await timeout()).toBe(50);
      await expect(countUp(db, 1)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      expect(await timeout()).toBe(0);
      for (let time = 0; time < 100; time++)
        await expect(write()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      vi.advanceTimersByTime(999);
      expect(await timeout()).toBe(0);
      vi.advanceTimersByTime(1);
    }
    holder.exec('commit');
    expect(await timeout()).toBe(50);
    await write();
  });

  it('makes a command wait longer', async () => {
    const { timeout } = await locked(busyTimeoutMs.command);
    expect(await timeout()).toBe(5_000);
  });
});

describe('a transaction', () => {
  it('takes the lock before it reads, so that another program can’t write in between', async () => {
    const file = freshFile();
    const db = await open(file, counterMigrations);
    const other = new SQLite(file, { timeout: 0 });
    onTestFinished(() => void other.close());
    await db.transaction().execute(async (trx) => {
      const value = await readCount(trx);
      expect(() => other.exec('update counter set value = 7')).toThrow('locked');
      await sql`update counter set value = ${value + 1}`.execute(trx);
    });
    other.exec('update counter set value = value + 7');
    expect(await readCount(db)).toBe(8);
  });

  it('reports its error, even if SQLite has already rolled it back', async () => {
    const db = await open(':memory:', counterMigrations);
    await sql`create table filling (bytes blob) strict`.execute(db);
    const pages = Number(await valueOf(db, sql`pragma page_count`));
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
    const filling = db.transaction().execute(async (trx) => {
      await sql`update counter set value = 1`.execute(trx);
      await sql`insert into filling values (zeroblob(100000))`.execute(trx);
    });
    await expect(filling).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await readCount(db)).toBe(0);
  });
});
