import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivate } from '../db/private-file.js';
import { copySqlite, refuseForeign } from './sqlite-file-repository.js';

const written = /^mathtools-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/;

/** The options of a backup. */
export interface BackupOptions {
  /** The path of the database file. */
  database: string;
  folder: string;
  /** The number of backups to keep in the folder, including the new one. */
  keep: number;
}

/**
 * Backs up a SQLite database, even while the server is running, and verifies the backup. Deletes the oldest
 * backups beyond the number to keep. Returns the path of the new file.
 */
export function backup({ database, folder, keep }: BackupOptions): string {
  refuseForeign(database);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `mathtools-${timestamp()}.db`);
  const draft = `${file}.part`;
  try {
    createPrivate(draft);
    copySqlite(database, draft);
    sync(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  sync(folder);
  const backups = readdirSync(folder).filter((name) => written.test(name));
  for (const old of backups.sort().slice(0, -keep)) rmSync(join(folder, old));
  return file;
}

/** Returns the current time as a file name that sorts chronologically. */
export function timestamp(): string {
  return new Date().toISOString().replace(/[:.]/g, '-');
}

/** Flushes a file or folder to disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
