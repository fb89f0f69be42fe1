import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the public face is the one that api/*.api.md tells', () => {
  const script = join(import.meta.dirname, 'api-report.mjs');
  const { stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
});
