// Builds the service worker, which caches an app shell and the scripts it may load for offline use.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

async function revision(file) {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
}

// Modules that are never cached, by their path. The shop, the policies, the checkout, contact, practice, worksheets, skills,
// lessons and the schemas of forms need a network connection. Explanations of steps, guides, tooltips and the parser of
// typed problems aren't worth their size offline. A toast that can't be rendered is shown as plain text.
const ONLINE = [
  /packages\/contracts\/dist\//,
  /^src\/features\/marketplace\//,
  /^src\/features\/practice\//,
  /^src\/features\/purchase\//,
  /^src\/features\/reader\//,
  /^src\/features\/record\//,
  /^src\/features\/search\/read\//,
  /^src\/pages\/checkout\//,
  /^src\/pages\/contact\//,
  /^src\/pages\/marketplace\//,
  /^src\/pages\/practice\//,
  /^src\/pages\/pricing\//,
  /^src\/pages\/privacy\//,
  /^src\/pages\/terms\//,
  /^src\/tools\/[^/]+\/guide\.tsx$/,
  /^src\/ui\/solution\/(?:\w+-)?whys\.ts$/,
  /^src\/ui\/toast\/toast-view\.tsx$/,
  /^src\/ui\/tooltip\/tooltip-view\.tsx$/,
];

// Modules that are cached on first use: drawings, because text and results work without them.
const DRAWINGS = [
  /^src\/tools\/[^/]+\/[a-z-]+-(?:picture|drawing)\.tsx$/,
  /^src\/tools\/[^/]+\/[a-z-]+-values\.ts$/,
  /^src\/tools\/fractions\/bars\.tsx$/,
  /^src\/tools\/logarithm\/curve\.tsx$/,
  /^src\/tools\/percentage\/bar\.tsx$/,
  /^src\/tools\/statistics\/spread\.tsx$/,
  /^src\/tools\/tip\/share-bars\.tsx$/,
  /^src\/tools\/unit\/double-ruler\.tsx$/,
];

// Style sheets, pictures, and the scripts of workers, which aren't in the manifest.
const OTHERS = /\.(?:css|svg)$|^engine\.worker-/;

const isOneOf = (patterns, key) => patterns.some((pattern) => pattern.test(key));

/** Throws an error if a pattern matches no module that is loaded on demand, because it was moved or renamed. */
function checkPatterns(manifest) {
  const modules = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
  for (const pattern of [...ONLINE, ...DRAWINGS])
    if (!modules.some((key) => pattern.test(key)))
      throw new Error(`No module matches ${pattern} in scripts/worker.mjs. Correct or remove the pattern.`);
}

/** Returns the scripts of modules and of everything that they import, directly or indirectly, except through excluded modules. */
function scriptsFrom(manifest, keys, isExcluded, found = new Set()) {
  for (const key of keys) {
    const { file, imports = [], dynamicImports = [] } = manifest[key];
    if (found.has(file) || isExcluded(key)) continue;
    found.add(file);
    scriptsFrom(manifest, [...imports, ...dynamicImports], isExcluded, found);
  }
  return found;
}

/** Returns the scripts to precache, and those to cache on first use. */
function scriptsToKeep(manifest, entry) {
  checkPatterns(manifest);
  const keys = Object.keys(manifest);
  const start = keys.filter((key) => `/${manifest[key].file}` === entry);
  const kept = scriptsFrom(manifest, start, (key) => isOneOf([...ONLINE, ...DRAWINGS], key));
  const drawn = scriptsFrom(
    manifest,
    keys.filter((key) => isOneOf(DRAWINGS, key)),
    (key) => isOneOf(ONLINE, key) || kept.has(manifest[key].file),
  );
  return { kept: [...kept], drawn: [...drawn] };
}

/** Returns the files to precache. Asset names contain a hash, so assets need no revision. */
async function filesToKeep(out, { fonts, scripts }) {
  const others = (await readdir(join(out, 'assets'))).filter((name) => OTHERS.test(name));
  return [
    { url: '/shell', revision: await revision(join(out, 'shell.html')) },
    { url: '/favicon.svg', revision: await revision(join(out, 'favicon.svg')) },
    ...[...scripts, ...others.map((name) => `assets/${name}`), ...fonts].map((name) => ({
      url: `/${name}`,
      revision: null,
    })),
  ];
}

/** Writes sw.js. `entry` is the entry script of every page. */
export async function buildWorker(out, { fonts, entry, manifest }) {
  const { kept, drawn } = scriptsToKeep(manifest, entry);
  const precache = await filesToKeep(out, { fonts, scripts: kept });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHE: JSON.stringify(precache),
      DRAWINGS: JSON.stringify(drawn.map((file) => `/${file}`)),
      ENTRY: JSON.stringify(entry),
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/app/entry-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
