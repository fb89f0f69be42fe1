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

// Chunks that are never cached. The shop, checkout, practice, worksheets, skills and lessons need a network connection.
// Explanations of steps, guides, tooltips and the parser of typed problems aren't worth their size offline. A toast that can't
// be rendered is shown as plain text.
// The pattern matches a file name such as `shop-B3xk9.js`.
const ONLINE =
  /^(?:shop|shop-front|restore-form|browsers|offer|spinner|checkout|payment-form|location-fields|stripe-form|demo-form|return-panel|practice|problem-card|problem-set|answer-preview|lesson-picture|set-summary|lesson-page|lesson-skills|changes|summary-page|locked|drawing|grader|grading|answer-help|working-sheet|worksheet|skill-practice|skill-map|found-by|projector|sheet-files|learner|your-progress|report|slips|offline-problem|record-answer|record-set-answer|reviews|save-ahead|state-mark|reader|query|whys|algebra-whys|practice-whys|guide|tooltip-view|toast-view|read)-/;

// The view of the checkout, which is never rendered from the app shell.
const CHECKOUT = /pages\/checkout\//;

// Chunks that are cached on first use: drawings, because text and results work without them.
const DRAWINGS =
  /^(?:plotting|curve|bar|double-ruler|share-bars|(?:balance|bars|courses|growth|parabola|price|scale|spread|timeline|sides|line|plane)-picture|(?:curve|parabola|ruler|scale|side)-values|dots)-/;

// Style sheets, pictures, and the scripts of workers, which aren't in the manifest.
const OTHERS = /\.(?:css|svg)$|^engine\.worker-/;

/** Returns the scripts that a module imports, directly or indirectly, without following excluded scripts. */
function scriptsFrom(manifest, key, found = new Set()) {
  const { file, name, imports = [], dynamicImports = [] } = manifest[key];
  const isOnline = ONLINE.test(`${name}-`) || CHECKOUT.test(key);
  if (found.has(file) || isOnline || DRAWINGS.test(`${name}-`)) return found;
  found.add(file);
  for (const next of [...imports, ...dynamicImports]) scriptsFrom(manifest, next, found);
  return found;
}

/** Returns the files to precache. Asset names contain a hash, so assets need no revision. */
async function filesToKeep(out, { fonts, entry, manifest }) {
  const start = Object.keys(manifest).find((key) => `/${manifest[key].file}` === entry);
  const others = (await readdir(join(out, 'assets'))).filter((name) => OTHERS.test(name));
  return [
    { url: '/shell', revision: await revision(join(out, 'shell.html')) },
    { url: '/favicon.svg', revision: await revision(join(out, 'favicon.svg')) },
    ...[...scriptsFrom(manifest, start), ...others.map((name) => `assets/${name}`), ...fonts].map((name) => ({
      url: `/${name}`,
      revision: null,
    })),
  ];
}

/** Writes sw.js. `entry` is the entry script of every page. */
export async function buildWorker(out, { fonts, entry, manifest }) {
  const precache = await filesToKeep(out, { fonts, entry, manifest });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHE: JSON.stringify(precache),
      DRAWINGS: String(DRAWINGS).replace('^', '^\\/assets\\/'),
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
