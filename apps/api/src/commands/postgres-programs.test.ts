import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { dumpPostgres } from './postgres-programs.js';

it('asks with the password of the address, and with that of the environment only if the address has none', async () => {
  const folder = temporaryFolder();
  const tells = '#!/bin/sh\necho "password: $PGPASSWORD" >&2\nexit 1\n';
  writeFileSync(join(folder, 'pg_dump'), tells, { mode: 0o755 });
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
  vi.stubEnv('PGPASSWORD', 'other');
  const dump = (user: string) => dumpPostgres(`postgres://${user}@127.0.0.1/math`, join(folder, 'dump'));
  await expect(dump('ada:secret')).rejects.toThrow(/^pg_dump failed: password:$/);
  await expect(dump('ada')).rejects.toThrow('pg_dump failed: password: other');
});
