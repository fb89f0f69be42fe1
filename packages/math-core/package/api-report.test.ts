import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the public API matches api/*.api.md', () => {
  const script = join(import.meta.dirname, 'api-report.mjs');
  const { stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
});
