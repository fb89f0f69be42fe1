import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The packed tarball. */
    readonly tarball: string;
    /** A project outside the repository with only the contents of the tarballs in node_modules. */
    readonly scratch: string;
  }
}

const PACKAGES = join(import.meta.dirname, '../..');
const PNPM = join(PACKAGES, '../node_modules/pnpm/bin/pnpm.cjs');

/** Packs a package like `pnpm publish`, and installs it without a registry. Returns the tarball. */
function install(scratch: string, name: string): string {
  const installed = join(scratch, 'node_modules/@mathtools', name);
  mkdirSync(installed, { recursive: true });
  execFileSync(process.execPath, [PNPM, 'pack', '--pack-destination', scratch], {
    cwd: join(PACKAGES, name),
  });
  const tarball = readdirSync(scratch).find((file) => file.endsWith('.tgz') && file.includes(name));
  if (!tarball) throw new Error('pnpm pack left no tarball.');
  execFileSync('tar', ['-xzf', join(scratch, tarball), '-C', installed, '--strip-components=1']);
  return join(scratch, tarball);
}

/** Installs math-core, and step-texts for the examples of other languages. */
export default function setup({ provide }: TestProject): () => void {
  const scratch = mkdtempSync(join(tmpdir(), 'math-core-'));
  install(scratch, 'step-texts');
  writeFileSync(join(scratch, 'package.json'), '{ "private": true }');
  provide('tarball', install(scratch, 'math-core'));
  provide('scratch', scratch);
  return () => {
    rmSync(scratch, { recursive: true });
  };
}
