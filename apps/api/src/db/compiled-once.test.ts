import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { compiledOnce } from './compiled-once.js';
import { ImmediateSqliteDialect } from './immediate-sqlite-dialect.js';
import type { Database } from './schema.js';

const add = compiledOnce((db, row: { name: string; timestamp: string }) =>
  db.insertInto('kysely_migration').values({ name: row.name, timestamp: row.timestamp }),
);
const names = compiledOnce((db, { not }: { not: string }) =>
  db.selectFrom('kysely_migration').select('name').where('name', '!=', not).orderBy('name'),
);
const found = async (db: Database) => (await names(db, { not: '' })).map(({ name }) => name).join();
const row = (name: string) => ({ name, timestamp: '' });

/** A database in a file, which statements may be run on at once, and another program's connection to it. */
async function opened() {
  const file = `${temporaryFolder()}/m.db`;
  const other = new SQLite(file, { timeout: 0 });
  other.exec('pragma journal_mode = wal; create table kysely_migration (name text, timestamp text) strict');
  const db: Database = new Kysely({
    dialect: new ImmediateSqliteDialect({ database: new SQLite(file, { timeout: 0 }) }),
  });
  onTestFinished(async () => {
    other.close();
    await db.destroy();
  });
  await db.selectFrom('kysely_migration').selectAll().execute();
  return { db, other };
}

it('waits for the transaction of another request, whether it is kept or not', async () => {
  const { db } = await opened();
  for (const outcome of ['kept', 'undone']) {
    let end = () => {};
    let begin = () => {};
    const ending = new Promise<void>((resolve) => (end = resolve));
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const transaction = db.transaction().execute(async (trx) => {
      await add(trx, row(outcome));
      expect(await found(trx)).toContain(outcome);
      begin();
      await ending;
      if (outcome === 'undone') throw new Error('undone');
    });
    const failure = transaction.then(
      () => 'kept',
      () => 'undone',
    );
    await begun;
    const read = Promise.race([found(db), new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);
    const beside = add(db, row(`beside ${outcome}`));
    expect(await read).toBe('waits');
    end();
    expect(await failure).toBe(outcome);
    await beside;
  }
  expect(await found(db)).toBe('beside kept,beside undone,kept');
});

it('waits for a file that another program has locked, and writes once', async () => {
  const { db, other } = await opened();
  other.exec('begin immediate');
  const writing = add(db, row('one'));
  expect(await found(db)).toBe('');
  other.exec('commit');
  await writing;
  expect(await found(db)).toBe('one');
});

it('rejects as a promise does where a statement fails', async () => {
  const { db, other } = await opened();
  other.exec('drop table kysely_migration');
  await expect(names(db, { not: '' })).rejects.toThrow('no such table');
});

it('rejects once the database is closed', async () => {
  const { db } = await opened();
  await db.destroy();
  await expect(names(db, { not: '' })).rejects.toThrow();
});
