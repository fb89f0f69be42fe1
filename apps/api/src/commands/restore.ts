import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseConfig } from '../config.js';
import { closeDatabase, openDatabase } from '../db/database.js';
import { withMigrateLock } from '../db/migrate-lock.js';
import { sync, timestamp } from './backup.js';
import { restorePostgres } from './restore-postgres.js';
import { checkSqlite, closeLog, copySqlite } from './sqlite-file-repository.js';

/** Puts a backup in the place of the database, which no server may have open, and returns where the replaced one is kept, if there was one. */
export function restore(database: DatabaseConfig, backup: string): Promise<string | undefined> {
  return database.engine === 'sqlite'
    ? restoreSqlite(database.file, backup)
    : restorePostgres(database.url, backup);
}

async function restoreSqlite(file: string, backup: string): Promise<string | undefined> {
  checkSqlite(backup);
  mkdirSync(dirname(file), { recursive: true });
  // Servers wait for this lock before they open the file.
  return withMigrateLock(file, async () => {
    if (existsSync(file)) closeLog(file);
    const draft = `${file}.restoring`;
    const removeDraft = () => {
      for (const part of ['', '-wal', '-shm', '-journal', '.migrate-lock'])
        rmSync(draft + part, { force: true });
    };
    removeDraft();
    try {
      copySqlite(backup, draft);
      // An older backup is brought up to date before it takes the place.
      await closeDatabase(await openDatabase({ engine: 'sqlite', file: draft }));
      closeLog(draft);
      checkSqlite(draft);
      sync(draft);
      return replace(file, draft);
    } finally {
      removeDraft();
    }
  });
}

/** At every moment, even if this process is killed, the file is the replaced database or the restored one. */
function replace(file: string, draft: string): string | undefined {
  const kept = existsSync(file) ? `${file}.replaced-${timestamp()}` : undefined;
  if (kept !== undefined) {
    linkSync(file, kept);
    // A damaged database may still have its log beside it, which must not be taken for the new one's.
    for (const part of ['-wal', '-shm']) if (existsSync(file + part)) renameSync(file + part, kept + part);
  }
  renameSync(draft, file);
  sync(dirname(file));
  return kept;
}
