// Turns the two builds (dist/client, dist/server) into static pages and their assets.
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { cards, pages, render, robots, sitemap, webManifest } from '../dist/server/entry-server.js';
import { drawCards } from './cards.mjs';
import { MATHEMATICS } from './fonts.mjs';
import { drawIcons } from './icons.mjs';
import { fontsOf, stylesOf } from './page-styles.mjs';
import { buildWorker } from './worker.mjs';

const out = fileURLToPath(new URL('../dist/client/', import.meta.url));
const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
const template = await readFile(join(out, 'index.html'), 'utf8');
// The entry script follows the scripts that it imports.
const [, entry] = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1);

/** Returns every script that a module imports statically, with the script that first imports it. */
function scriptsOf(file, found = new Map(), by = '') {
  const chunk = manifest[file];
  if (!chunk) throw new Error(`The build has no ${file}.`);
  if (found.has(chunk.file)) return found;
  found.set(chunk.file, by);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found, chunk.name);
  return found;
}

const fonts = [...new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets))].filter((file) =>
  file.endsWith('.woff2'),
);
const SHEET = /\s*<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+)">/;
const { file: sheetFile } = SHEET.exec(template).groups;
// Pages declare the fonts inline. Declaring them again in the style sheet would make browsers redo the entire layout.
const [faces, sheet] = fontsOf(await readFile(join(out, sheetFile), 'utf8'));
await writeFile(join(out, sheetFile), sheet);

/**
 * Inlines the page's critical CSS, so that it paints as soon as it arrives. Moves the full style sheet and the scripts to
 * the end of the body, where they don't compete with the page on a slow connection and don't block the first paint.
 */
function withOwnStyles(html) {
  const deferred = [`<link rel="stylesheet" crossorigin href="/${sheetFile}" fetchpriority="low">`];
  const page = html
    .replace(SHEET, () => `\n    <style>${faces}${stylesOf(sheet, html)}</style>`)
    .replaceAll(/\s*(<(?:link rel="modulepreload"|script type="module")[^>]*>(?:<\/script>)?)/g, (_, tag) => {
      deferred.push(tag.replace(' crossorigin', ' crossorigin fetchpriority="low"'));
      return '';
    });
  return page.replace('</body>', () => `  ${deferred.join('\n    ')}\n  </body>`);
}

const withFonts = (html) => html.replace(SHEET, (link) => `\n    <style>${faces}</style>${link}`);

async function writePage(file, { head, modules, body }) {
  const html = template
    .replace('<!--head-->', () => [head, ...modules].join('\n    '))
    .replace('<!--body-->', () => body);
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), body === '' ? withFonts(html) : withOwnStyles(html));
}

/** Throws if math on a page contains a character that the font subset lacks. */
function checkMathematics(path, body) {
  const texts = [...body.matchAll(/<math[^>]*>(.*?)<\/math>/gs)].map(([, inner]) =>
    inner.replaceAll(/<[^>]*>|&\w+;/g, ''),
  );
  const lacking = [...new Set(texts.join(''))].filter((character) => !MATHEMATICS.includes(character));
  if (lacking.length > 0) throw new Error(`${path}: scripts/fonts.mjs lacks ${lacking.join(' ')}.`);
}

const KB = 1024;
const nameOf = (script) => script.replace(/^assets\/|-[\w-]{8}\.js$/g, '');

const sizes = new Map();
function sizeOf(script) {
  if (!sizes.has(script)) sizes.set(script, brotliCompressSync(readFileSync(join(out, script))).length / KB);
  return sizes.get(script);
}

/** Returns a line with the Brotli sizes, in KB, of the scripts that a page needs before it is interactive. */
function rowOf(path, scripts) {
  const files = [...scripts].map(([script, by]) => ({ name: nameOf(script), size: sizeOf(script), by }));
  const beyond = files.filter(({ name }) => name !== 'react').reduce((sum, { size }) => sum + size, 0);
  const list = files.map(({ name, size, by }) => `${name} ${size.toFixed(1)}${by && ` (for ${by})`}`);
  return `${path.padEnd(30)} ${beyond.toFixed(1).padStart(5)} beyond React: ${list.join(', ')}`;
}
const [start] = Object.entries(manifest).find(([, { file }]) => entry === `/${file}`);
const loads = [];

for (const { path, file, module } of pages) {
  const { head, body } = await render(path);
  checkMathematics(path, body);
  loads.push(rowOf(path, scriptsOf(module, scriptsOf(start))));
  const modules = [...scriptsOf(module).keys()]
    .filter((script) => !template.includes(script))
    .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`);
  await writePage(file, { head, modules, body });
}
// The app shell, which the service worker serves for any address when the browser is offline.
await writePage('shell.html', { head: '<meta name="robots" content="noindex">', modules: [], body: '' });
await writeFile(join(out, 'sitemap.xml'), sitemap());
await writeFile(join(out, 'robots.txt'), robots());
await writeFile(join(out, 'manifest.webmanifest'), JSON.stringify(webManifest()));
await drawIcons(out);
await drawCards(out, cards);
await buildWorker(out, { fonts, entry, manifest });
await rm(join(out, '.vite'), { recursive: true });
await rm(fileURLToPath(new URL('../dist/server/', import.meta.url)), { recursive: true });

// A size report for developers. It excludes the service worker registration, which loads after the page.
await writeFile(join(out, '../loads.txt'), `${loads.join('\n')}\n`);

// The server compresses pages after it fills in its public address, and the other texts are compressed here.
const assets = await readdir(join(out, 'assets'));
for (const name of ['sw.js', ...assets.map((asset) => `assets/${asset}`)]) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const data = await readFile(join(out, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(join(out, `${name}.br`), brotliCompressSync(data, { params }));
  await writeFile(join(out, `${name}.gz`), gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
}
