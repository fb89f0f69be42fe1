import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

/**
 * Small tasks, written from the README alone. In readme-tasks.txt, each block is a module and the lines that it prints,
 * joined by " | ". They were computed by hand or with another tool.
 */
const TASKS = readFileSync(join(import.meta.dirname, 'readme-tasks.txt'), 'utf8')
  .trim()
  .split('\n---\n')
  .map((block, i) => {
    const [code = '', prints = ''] = block.split('\n=> ');
    return { file: `task-${String(i)}`, code, prints };
  });

describe('tasks written from the README, from the tarball', () => {
  const folder = join(inject('scratch'), 'readme-tasks');
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of TASKS) writeFileSync(join(folder, `${file}.mts`), code);
  writeFileSync(
    join(folder, 'console.d.mts'),
    'declare global { const console: { log(...values: unknown[]): void } } export {};',
  );

  it('compile', () => {
    expect(TASKS).toHaveLength(94);
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const compilerOptions = { module: 'node16', target: 'es2022', lib: ['es2022'], types: [], strict: true };
    const project = join(folder, 'tsconfig.json');
    const files = [...TASKS.map(({ file }) => `${file}.mts`), 'console.d.mts'];
    writeFileSync(project, JSON.stringify({ compilerOptions, files }));
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it.each(TASKS)('$prints', ({ file, prints }) => {
    const { stdout, stderr } = spawnSync(process.execPath, [`${file}.mjs`], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    expect(stdout.trimEnd().replaceAll('\n', ' | ') + stderr).toBe(prints);
  });
});
