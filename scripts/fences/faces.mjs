import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { report, root } from './fence.mjs';

/** A package's inside can't be reached past its face. */
export function proveFaces() {
  const require = createRequire(pathToFileURL(join(root, 'apps/web/package.json')));
  for (const path of ['@mathtools/math-core/src/index.ts', '@mathtools/math-core/rational/format']) {
    let reached = true;
    try {
      require.resolve(path);
    } catch {
      reached = false;
    }
    report(`face ${path}`, !reached);
  }
}
