import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../commands/run.js';
import { StartupError } from '../error-types.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { closeDatabase, openDatabase } from './database.js';

const open = (file: string) => openDatabase({ engine: 'sqlite', file });

/** Creates a closed MathTools database in its own folder. */
async function ownFile(): Promise<string> {
  const file = join(temporaryFolder(), 'own.db');
  await closeDatabase(await open(file));
  return file;
}

/**
 * Captures everything that must stay unchanged: the contents of the folder, and the mode, time, and content
 * of the path.
 */
function traceOf(path: string) {
  const { mode, mtimeMs, ctimeMs } = statSync(path);
  const content = statSync(path).isFile() ? readFileSync(path, 'latin1') : undefined;
  return { mode, mtimeMs, ctimeMs, content, siblings: readdirSync(dirname(path)) };
}

async function listenAt(path: string): Promise<void> {
  const server = createServer().listen(path);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
}

function databaseOfOther(path: string, mode: 'delete' | 'wal'): void {
  new SQLite(path).exec(`pragma journal_mode = ${mode}; create table notes (id integer)`).close();
}

const damaged = `SQLite format 3\0${'damaged'.repeat(1000)}`;

const refused: [string, (path: string) => unknown, RegExp][] = [
  [
    'a folder',
    (path) => {
      mkdirSync(path);
    },
    / is a folder: .+\.$/,
  ],
  ['a socket', listenAt, / is a socket, not a file: .+\.$/],
  ['a named pipe', (path) => execFileSync('mkfifo', [path]), / is a named pipe, not a file: .+\.$/],
  [
    'a text',
    (path) => {
      writeFileSync(path, 'A letter. '.repeat(99));
    },
    / is not a readable SQLite database: .+\.$/,
  ],
  [
    'a short text',
    (path) => {
      writeFileSync(path, '\n');
    },
    / is not a readable SQLite database: .+\.$/,
  ],
  [
    'a database of another program',
    (path) => {
      databaseOfOther(path, 'delete');
    },
    / is the database of another program: .+\.$/,
  ],
  [
    'such a database with a log',
    (path) => {
      databaseOfOther(path, 'wal');
    },
    / is the database of another program: .+\.$/,
  ],
];

describe('a path that holds something else', () => {
  it.each([
    ...refused,
    [
      'a damaged database',
      (path: string) => {
        writeFileSync(path, damaged);
      },
      / is not a readable SQLite database: .+\.$/,
    ],
  ] as typeof refused)('%s stops the start and stays as it was', async (_name, put, sentence) => {
    const path = join(temporaryFolder(), 'data');
    await put(path);
    if (statSync(path).isFile()) chmodSync(path, 0o644);
    const before = traceOf(path);
    const opening = open(path);
    await expect(opening).rejects.toThrow(StartupError);
    await expect(opening).rejects.toThrow(sentence);
    expect(traceOf(path)).toEqual(before);
  });

  it.each(refused)('%s is refused by every command', async (_name, put, sentence) => {
    const path = join(temporaryFolder(), 'data');
    await put(path);
    const before = traceOf(path);
    for (const words of ['migrate', 'seed', 'backup', 'list messages', `restore ${await ownFile()}`]) {
      const { code, stderr } = await run(words.split(' '), { DATABASE_FILE: path });
      expect([words, code, stderr.trimEnd()]).toEqual([words, 1, expect.stringMatching(sentence)]);
    }
    expect(traceOf(path)).toEqual(before);
  });

  it.each(refused)('%s is not accepted as a backup', async (_name, put) => {
    const path = join(temporaryFolder(), 'data');
    await put(path);
    const before = traceOf(path);
    const { code, stderr } = await run(['restore', path], { DATABASE_FILE: await ownFile() });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/data is [^\n]+\.\n$/)]);
    expect(traceOf(path)).toEqual(before);
  });
});

it('a read-only file is left unchanged, without a lock file next to it', async () => {
  const path = await ownFile();
  const folder = dirname(path);
  chmodSync(folder, 0o777);
  chmodSync(path, 0o444);
  const before = traceOf(path);
  // The root user can write to every file.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await expect(open(path)).rejects.toThrow(/ can't be created or written: .+\.$/);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
  expect(traceOf(path)).toEqual(before);
});

it('an empty file becomes a database that only its owner can read', async () => {
  const path = join(temporaryFolder(), 'data');
  writeFileSync(path, '');
  chmodSync(path, 0o644);
  await closeDatabase(await open(path));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'latin1').slice(0, 15)).toBe('SQLite format 3');
});

it('a restore into a read-only folder reports that', async () => {
  const backup = await ownFile();
  const { code, stderr } = await run(['restore', backup], { DATABASE_FILE: join(backup, 'mathtools.db') });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/ can't be created or written: [^\n]+\.\n$/)]);
});
