// Turns the two builds (dist/client, dist/server) into static pages with their compressed siblings.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pages, render, robots, sitemap } from '../dist/server/entry-server.js';

const out = fileURLToPath(new URL('../dist/client/', import.meta.url));
const template = await readFile(join(out, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));

/** Every script that a module needs from the start. */
function scriptsOf(file, found = new Set()) {
  const chunk = manifest[file];
  if (!chunk) throw new Error(`The build has no ${file}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
  return found;
}

const fonts = Object.values(manifest)
  .flatMap(({ assets = [] }) => assets)
  .filter((file) => /latin-wght-normal.*\.woff2$/.test(file) && !file.includes('latin-ext'));
const preloads = [...new Set(fonts)].map(
  (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
);

for (const { path, file, files } of pages) {
  const { head, body } = await render(path);
  const scripts = new Set(files.flatMap((name) => [...scriptsOf(name)]));
  const modules = [...scripts]
    .filter((script) => !template.includes(script))
    .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`);
  const html = template
    .replace('<!--head-->', () => [head, ...preloads, ...modules].join('\n    '))
    .replace('<!--body-->', () => body);
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), html);
}
await writeFile(join(out, 'sitemap.xml'), sitemap());
await writeFile(join(out, 'robots.txt'), robots());
await rm(join(out, '.vite'), { recursive: true });
await rm(fileURLToPath(new URL('../dist/server/', import.meta.url)), { recursive: true });

// The server compresses the pages itself, after it has put its public address into them.
for (const name of await readdir(join(out, 'assets'))) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const data = await readFile(join(out, 'assets', name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(join(out, 'assets', `${name}.br`), brotliCompressSync(data, { params }));
  await writeFile(join(out, 'assets', `${name}.gz`), gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
}
