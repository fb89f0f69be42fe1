import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '../db/database.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { backup } from './backup.js';
import { run } from './run.js';

it('replaces the oldest, and nothing else in its folder', async () => {
  const database = join(temporaryFolder(), 'mathtools.db');
  await closeDatabase(await openDatabase({ engine: 'sqlite', file: database }));
  const folder = temporaryFolder();
  const other = join(folder, 'mathtools-of-last-year.db');
  writeFileSync(other, '');
  const files: string[] = [];
  for (let made = 0; made < 4; made++) files.push(backup({ database, folder, keep: 2 }));
  expect(files.map((file) => existsSync(file))).toEqual([false, false, true, true]);
  expect(readdirSync(folder)).toHaveLength(3);
});

it.each(['backup', 'restore mathtools.dump'])(
  '%s names the programs for a database on PostgreSQL',
  async (words) => {
    const environment = {
      DATABASE_URL: 'postgres://127.0.0.1:9/mathtools',
      SESSION_SECRET: 'secret'.repeat(6),
    };
    expect(await run(words.split(' '), environment)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'This command is for SQLite. For PostgreSQL, use pg_dump and pg_restore (see docs/operations.md).\n',
    });
  },
);
