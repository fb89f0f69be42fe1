import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sheetLatex } from './latex.js';
import { sampleProblems } from './samples.test-support.js';

const isInstalled = spawnSync('pdflatex', ['--version']).status === 0;
if (!isInstalled)
  process.stderr.write('There is no pdflatex: the test that compiles a worksheet is skipped.\n');

it.skipIf(!isInstalled)('pdfLaTeX compiles every problem without an error or a line that is too wide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-'));
  const file = sheetLatex([{ name: 'A', problems: sampleProblems() }], {
    heading: 'Test',
    lines: ['Name'],
    columns: 2,
    space: 20,
    key: 'long',
  });
  writeFileSync(join(folder, 'sheet.tex'), file);
  const { status, stdout } = spawnSync(
    'pdflatex',
    ['-interaction=nonstopmode', '-halt-on-error', 'sheet.tex'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status, stdout.slice(-2000)).toBe(0);
  expect(stdout).not.toMatch(/^!|Missing character|Overfull \\hbox \((?:[1-9]\d|\d{3,})\./m);
  expect(readFileSync(join(folder, 'sheet.pdf'), 'latin1').startsWith('%PDF-')).toBe(true);
});
