import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '../db/database.js';
import { isMigrated } from '../db/migrate.js';
import { migrations } from '../db/migrations/index.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { backup } from './backup.js';
import { restore } from './restore.js';

type Migrations = typeof migrations;

/** Creates a closed database file with one subscriber. */
async function databaseFile(email: string, known: Migrations = migrations): Promise<string> {
  const file = join(temporaryFolder(), 'mathtools.db');
  const db = await openDatabase({ engine: 'sqlite', file }, known);
  const row = { email, created_at: 'now', confirmed_at: null, unsubscribe_token: email };
  await db.insertInto('subscribers').values(row).execute();
  await closeDatabase(db);
  return file;
}

function subscribersIn(file: string): unknown[] {
  const db = new SQLite(file, { readonly: true });
  try {
    return db.prepare('select email from subscribers').pluck().all();
  } finally {
    db.close();
  }
}

/** Overwrites pages in the middle of the file, where tables and indexes are stored. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(7, 4096, bytes.length - 4096));
}

describe('a restored file', () => {
  it('replaces the other one, which is kept', async () => {
    const file = await databaseFile('new@math.example');
    const kept = await restore(file, await databaseFile('old@math.example'));
    expect(subscribersIn(file)).toEqual(['old@math.example']);
    expect(subscribersIn(kept ?? '')).toEqual(['new@math.example']);
    expect(readdirSync(dirname(file)).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  it('may replace a damaged one, or none', async () => {
    const file = await databaseFile('new@math.example');
    damage(file);
    const old = await databaseFile('old@math.example');
    expect(await restore(file, old)).toContain('.replaced-');
    expect(subscribersIn(file)).toEqual(['old@math.example']);
    const nowhere = join(temporaryFolder(), 'folder/mathtools.db');
    expect(await restore(nowhere, old)).toBeUndefined();
    expect(subscribersIn(nowhere)).toEqual(['old@math.example']);
  });

  it('includes what the previous server left in its log', async () => {
    const file = await databaseFile('new@math.example');
    const server = new SQLite(file);
    server.exec("insert into subscribers values ('late@math.example', 'now', null, 'token')");
    // Recreates the files as a crash leaves them: the row is only in the write-ahead log.
    const copy = join(temporaryFolder(), 'mathtools.db');
    for (const part of ['', '-wal', '-shm']) writeFileSync(copy + part, readFileSync(file + part));
    server.close();
    const kept = await restore(copy, await databaseFile('old@math.example'));
    expect(subscribersIn(kept ?? '')).toEqual(['late@math.example', 'new@math.example']);
    expect(subscribersIn(copy)).toEqual(['old@math.example']);
  });

  it('is migrated when the backup is of an older version', async () => {
    const older = Object.fromEntries(Object.entries(migrations).slice(0, 4));
    const file = join(temporaryFolder(), 'mathtools.db');
    await restore(file, await databaseFile('old@math.example', older));
    const db = await openDatabase({ engine: 'sqlite', file });
    expect(await isMigrated(db)).toBe(true);
    await closeDatabase(db);
    expect(subscribersIn(file)).toEqual(['old@math.example']);
  });
});

describe('a file that can’t be restored', () => {
  const foreign = () => {
    const file = join(temporaryFolder(), 'other.db');
    new SQLite(file).exec('create table t (id integer) strict').close();
    return file;
  };
  const text = () => {
    const file = join(temporaryFolder(), 'text.db');
    writeFileSync(file, 'not a database, but long enough to be looked at '.repeat(20));
    return file;
  };
  const damaged = async () => {
    const file = await databaseFile('old@math.example');
    damage(file);
    return file;
  };
  const orphan = async () => {
    const file = await databaseFile('old@math.example');
    new SQLite(file)
      .exec(
        "pragma foreign_keys = off; insert into confirmations values ('a', 'gone@math.example', 'b', 'c')",
      )
      .close();
    return file;
  };
  const newer = () =>
    databaseFile('old@math.example', { ...migrations, '999-later': { up: () => Promise.resolve() } });

  it.each([
    ['a missing file', () => join(temporaryFolder(), 'missing.db'), /can't be opened\.$/],
    ['a text', text, /is damaged, or not a SQLite database\.$/],
    ['a damaged database', damaged, /is damaged/],
    ['a database with a broken reference', orphan, /is damaged\.$/],
    ['a database of another program', foreign, /is not a MathTools database\.$/],
    ['a database of a later version', newer, /was made by another version of MathTools/],
  ])('%s leaves everything as it was', async (_name, backupFile, sentence) => {
    const file = await databaseFile('new@math.example');
    await expect(restore(file, await backupFile())).rejects.toThrow(sentence);
    expect(readdirSync(dirname(file)).sort()).toEqual(['mathtools.db', 'mathtools.db.migrate-lock']);
    expect(subscribersIn(file)).toEqual(['new@math.example']);
  });
});

it('a damaged database is not backed up, and earlier backups are kept', async () => {
  const file = await databaseFile('new@math.example');
  const order = { database: file, folder: temporaryFolder(), keep: 1 };
  const good = backup(order);
  damage(file);
  expect(() => backup(order)).toThrow(/malformed|damaged/);
  expect(existsSync(good)).toBe(true);
  expect(readdirSync(order.folder)).toHaveLength(1);
});
