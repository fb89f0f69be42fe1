import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The packed tarball. */
    readonly tarball: string;
    /** A project outside the repository with only the contents of the tarball in node_modules. */
    readonly scratch: string;
  }
}

const PACKAGE = join(import.meta.dirname, '..');
const PNPM = join(PACKAGE, '../../node_modules/pnpm/bin/pnpm.cjs');

/** Packs the package like `pnpm publish`, and installs it without a registry. */
export default function setup({ provide }: TestProject): () => void {
  const scratch = mkdtempSync(join(tmpdir(), 'math-core-'));
  const installed = join(scratch, 'node_modules/@mathtools/math-core');
  mkdirSync(installed, { recursive: true });
  execFileSync(process.execPath, [PNPM, 'pack', '--pack-destination', scratch], { cwd: PACKAGE });
  const tarball = readdirSync(scratch).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('pnpm pack left no tarball.');
  execFileSync('tar', ['-xzf', join(scratch, tarball), '-C', installed, '--strip-components=1']);
  writeFileSync(join(scratch, 'package.json'), '{ "private": true }');
  provide('tarball', join(scratch, tarball));
  provide('scratch', scratch);
  return () => {
    rmSync(scratch, { recursive: true });
  };
}
