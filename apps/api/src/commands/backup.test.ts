import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { backup } from './backup.js';
import { opened, ownDatabase } from './own-database.test-support.js';

it('replaces the oldest, and nothing else in its folder', async () => {
  const environment = await ownDatabase();
  await opened(environment);
  const { database } = readConfig(environment);
  const folder = temporaryFolder();
  const other = join(folder, 'mathtools-of-last-year.db');
  writeFileSync(other, '');
  const files: string[] = [];
  for (let made = 0; made < 4; made++) files.push(await backup({ database, folder, keep: 2 }));
  expect(files.map((file) => existsSync(file))).toEqual([false, false, true, true]);
  expect(readdirSync(folder)).toHaveLength(3);
});
