import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { report, root } from './fence.mjs';

/** `tsc` of a package is the checker, TypeScript 7, though `typescript` is 6: of two of a name, pnpm links the newer. */
export function proveCheckers() {
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(root, folder))) {
      const tsc = join(root, folder, name, 'node_modules/.bin/tsc');
      const { stdout } = spawnSync(tsc, ['--version'], { encoding: 'utf8' });
      report(`types: tsc of ${folder}/${name} is TypeScript 7`, stdout?.startsWith('Version 7.'));
    }
  }
}
