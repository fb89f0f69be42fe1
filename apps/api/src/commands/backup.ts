import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConfig } from '../config.js';
import { createPrivate } from '../db/private-file.js';
import { checkDump, dumpPostgres } from './postgres-programs.js';
import { copySqlite, refuseForeign } from './sqlite-file-repository.js';

const written = /^mathtools-\d{4}-\d\d-\d\dT[\d-]+Z\./;

/** What to back up, and where. */
export interface BackupOptions {
  database: DatabaseConfig;
  folder: string;
  /** How many backups to keep in the folder, including the new one. */
  keep: number;
}

/** Writes a backup while the server may be running, checks it, deletes the oldest beyond those to keep, and returns its file. */
export async function backup({ database, folder, keep }: BackupOptions): Promise<string> {
  if (database.engine === 'sqlite') refuseForeign(database.file);
  mkdirSync(folder, { recursive: true });
  const ending = database.engine === 'sqlite' ? '.db' : '.dump';
  const file = join(folder, `mathtools-${timestamp()}${ending}`);
  const draft = `${file}.part`;
  try {
    await write(database, draft);
    sync(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  sync(folder);
  const backups = readdirSync(folder).filter((name) => written.test(name) && name.endsWith(ending));
  for (const old of backups.sort().slice(0, -keep)) rmSync(join(folder, old));
  return file;
}

async function write(database: DatabaseConfig, file: string): Promise<void> {
  createPrivate(file);
  if (database.engine === 'sqlite') {
    copySqlite(database.file, file);
  } else {
    await dumpPostgres(database.url, file);
    await checkDump(file);
  }
}

/** The current time for a file name; such names sort by time. */
export function timestamp(): string {
  return new Date().toISOString().replace(/[:.]/g, '-');
}

/** Flushes a file or folder to the disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
