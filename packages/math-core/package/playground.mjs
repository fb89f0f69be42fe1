// Builds the playground, a static page, next to the documentation: node package/playground.mjs [folder]
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(root, '../../docs/api/playground'));

mkdirSync(folder, { recursive: true });
await build({
  entryPoints: [join(root, 'playground/page.ts')],
  outfile: join(folder, 'playground.js'),
  bundle: true,
  minify: true,
  logLevel: 'error',
  tsconfigRaw: {}, // bundles the built package, not the source that the types come from
  format: 'iife', // so that the page also works as a local file
  target: manifest.browserslist.map((browser) => browser.replace(' >= ', '')),
});
copyFileSync(join(root, 'playground/index.html'), join(folder, 'index.html'));
