import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConfig } from '../config.js';
import { checkDump, dumpPostgres } from './postgres-programs.js';
import { copySqlite } from './sqlite-file-repository.js';

const written = /^mathtools-\d{4}-\d\d-\d\dT[\d-]+Z\./;

/** What is to be backed up, and where to. */
export interface BackupOrder {
  database: DatabaseConfig;
  folder: string;
  /** How many backups stay in the folder, this one counted. */
  keep: number;
}

/** Writes a backup under the present time while the server runs, checks it, removes the oldest beyond those to keep, and returns its file. */
export async function backup({ database, folder, keep }: BackupOrder): Promise<string> {
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
  if (database.engine === 'sqlite') {
    copySqlite(database.file, file);
  } else {
    await dumpPostgres(database.url, file);
    await checkDump(file);
  }
}

/** The present time as file names may have it, in the order of time. */
export function timestamp(): string {
  return new Date().toISOString().replace(/[:.]/g, '-');
}

/** Flushes a file, or the names in a folder, to the disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
