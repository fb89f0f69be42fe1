import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { report, root } from './fence.mjs';

/** Checks that the internals of a package can't be imported past its entry point. */
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
