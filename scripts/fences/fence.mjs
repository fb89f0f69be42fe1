// Shared code of the fences: a report, and a temporary folder for broken code. The repository itself is only
// read.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const bin = (name) => join(root, 'node_modules/.bin', name);

const MADE = new Set(['node_modules', 'dist', '.git', '.turbo', '.stryker', 'test-results']);
let broken = 0;

export function report(name, holds) {
  console.log(`${holds ? 'holds ' : 'BROKEN'} ${name}`);
  if (!holds) broken++;
}

export const brokenFences = () => broken;

/** Creates a temporary folder with copies of the given paths and with the given texts, and works in it. */
export async function inFolder({ copies = [], modulesOf = [], texts = {} }, work) {
  const folder = mkdtempSync(join(tmpdir(), 'fence-'));
  try {
    for (const path of copies) {
      const filter = (source) => !MADE.has(basename(source)) && !source.includes('.bundled_');
      cpSync(join(root, path), join(folder, path), { recursive: true, filter });
    }
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    for (const path of modulesOf) {
      const modules = join(root, path, 'node_modules');
      if (existsSync(modules)) symlinkSync(modules, join(folder, path, 'node_modules'), 'dir');
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
