import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RANGE, unsupportedNode } from '../../../scripts/node-range.mjs';
import { runProcess } from './testing/server-process.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const refusal = (version: string) =>
  `MathTools needs Node 22.14 or later, except 23, and this is v${version}`;

it.each(['18.20.8', '20.20.2', '22.0.0', '22.13.1', '23.5.0', '23.11.0'])('Node %s is refused', (version) => {
  expect(unsupportedNode(version)).toBe(refusal(version));
});

it.each(['22.14.0', '22.22.2', '24.0.0', '25.1.0', '26.3.0'])('Node %s is supported', (version) => {
  expect(unsupportedNode(version)).toBeUndefined();
});

it('package.json and the README promise the same releases', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(RANGE);
  expect(read('README.md')).toContain('MathTools runs on Node 22.14 and later 22 releases, 24 and 26.');
});

// Replaces the version, and names each package that was loaded.
const OLD = `
  import { createRequire } from 'node:module';
  const { cache } = createRequire('/');
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.13.1' } });
  process.on('exit', () => {
    for (const file of Object.keys(cache)) process.stdout.write(file);
  });`;

it.each(['src/server.ts', 'src/commands/admin.ts'])(
  '%s refuses an old Node before it loads a package',
  async (program) => {
    const { ended, output } = runProcess(program, {
      DATABASE_FILE: join(temporaryFolder(), 'mathtools.db'),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(OLD)}`,
    });
    expect(await ended).toBe(1);
    expect(output).toEqual({ stdout: '', stderr: `${refusal('22.13.1')}.\n` });
  },
);
