import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backup } from '../commands/backup.js';
import { restore } from '../commands/restore.js';
import { sessionSecretsOf } from '../plugins/session/session-secrets.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { closeDatabase, openDatabase } from './database.js';
import { createPrivate } from './private-file.js';

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** Creates a folder, and sets a umask that lets everyone read every new file. */
function laxFolder(): string {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  return temporaryFolder();
}

it('only its owner can read the database, its log, a backup, the files that a restore leaves, and the secret', async () => {
  const folder = laxFolder();
  const file = join(folder, 'mathtools.db');
  const database = { engine: 'sqlite', file } as const;
  const db = await openDatabase(database);
  expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual(['600', '600', '600']);
  const saved = backup({ database: file, folder: join(folder, 'backups'), keep: 1 });
  await closeDatabase(db);
  // Recreates the permissions that older versions left.
  chmodSync(file, 0o644);
  const kept = await restore(file, saved);
  const [secret] = sessionSecretsOf({ sessionSecrets: [], database, production: false });
  const secretFile = join(folder, 'session-secret');
  expect([saved, file, kept ?? '', secretFile].map(modeOf)).toEqual(['600', '600', '600', '600']);
  for (const lax of [file, secretFile]) chmodSync(lax, 0o644);
  await closeDatabase(await openDatabase(database));
  expect(sessionSecretsOf({ sessionSecrets: [], database, production: false })).toEqual([secret]);
  expect([file, secretFile].map(modeOf)).toEqual(['600', '600']);
});

it('leaves an existing file unchanged', () => {
  const folder = laxFolder();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'text');
  writeFileSync(file, 'kept');
  createPrivate(file);
  expect([readFileSync(file, 'utf8'), modeOf(file)]).toEqual(['kept', '666']);
});
