import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProcess, startServer } from '../testing/server-process.js';
import { siteFolder } from '../testing/site-folder.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

const environment = (DATABASE_FILE: string) => ({ DATABASE_FILE, WEB_ROOT: siteFolder() });

it('creates its database with the folder that it is in', async () => {
  const file = join(temporaryFolder(), 'data/mathtools.db');
  await startServer(environment(file));
  expect(existsSync(file)).toBe(true);
});

describe('a start that can not succeed', () => {
  async function refusal(file: string): Promise<string> {
    const { ended, output } = runProcess('src/server.ts', environment(file));
    expect(await ended).toBe(1);
    expect(output.stdout).toBe('');
    expect(output.stderr).toMatch(/^[^\n]+\.\n$/);
    return output.stderr;
  }

  it('says that the data folder can not be written and what to do', async () => {
    // A file where a folder should be stops root as well, whom permissions do not.
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await refusal(join(file, 'mathtools.db'))).toMatch(
      /can't be created or written: .+ DATABASE_FILE/,
    );
  });

  it('says so when the database file is a folder', async () => {
    const folder = join(temporaryFolder(), 'mathtools.db');
    mkdirSync(folder);
    expect(await refusal(folder)).toMatch(/can't be created or written: .+ DATABASE_FILE/);
  });
});
