import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { closeDatabase, openForCommand } from '../db/database.js';
import { withMigrateLock } from '../db/migrate-lock.js';
import { createPrivate, makePrivate } from '../db/private-file.js';
import { explained } from '../db/sqlite-database.js';
import { sync, timestamp } from './backup.js';
import { checkSqlite, closeLog, copySqlite, refuseForeign } from './sqlite-file-repository.js';

/**
 * Replaces a SQLite database with a backup, while no server has it open. Returns the path of the replaced
 * database, if there was one.
 */
export async function restore(file: string, backup: string): Promise<string | undefined> {
  refuseForeign(file);
  checkSqlite(backup);
  try {
    return await replaceWith(backup, file);
  } catch (error) {
    throw explained(error, file);
  }
}

function replaceWith(backup: string, file: string): Promise<string | undefined> {
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
      createPrivate(draft);
      copySqlite(backup, draft);
      // Migrates a backup of an older version.
      await closeDatabase(await openForCommand({ engine: 'sqlite', file: draft }));
      closeLog(draft);
      checkSqlite(draft);
      sync(draft);
      return replace(file, draft);
    } finally {
      removeDraft();
    }
  });
}

/**
 * Replaces the file atomically: even if this process is killed, the file is either the old or the restored
 * database.
 */
function replace(file: string, draft: string): string | undefined {
  const kept = existsSync(file) ? `${file}.replaced-${timestamp()}` : undefined;
  if (kept !== undefined) {
    linkSync(file, kept);
    makePrivate(kept);
    // A damaged database may have left its log behind, which must not be applied to the new one.
    for (const part of ['-wal', '-shm']) if (existsSync(file + part)) renameSync(file + part, kept + part);
  }
  renameSync(draft, file);
  sync(dirname(file));
  return kept;
}
