import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './scripts/fonts.mjs';
import { topics } from './scripts/topics.mjs';
import manifest from './package.json' with { type: 'json' };

const MATH = /packages[\\/]math-core[\\/]dist[\\/](?!algebra)/;

/** The chunks of math-core, whose comments name their source files. */
const chunks = fileURLToPath(new URL('../../packages/math-core/dist/', import.meta.url));

/** Returns the names of the chunks that contain a source file. Throws an error if there are none, because it was moved. */
function chunksWith(source: RegExp): ReadonlySet<string> {
  const names = readdirSync(chunks).filter((name) => /^chunk-.*\.js$/.test(name));
  const found = names.filter((name) => source.test(readFileSync(join(chunks, name), 'utf8')));
  if (found.length === 0)
    throw new Error(
      `No chunk of math-core has a comment like ${String(source)}. Correct apps/web/vite.config.ts.`,
    );
  return new Set(found);
}

const algebra = chunksWith(/^\/\/ src\/algebra\//m);
/** The chunks that solve, rewrite or differentiate, make mistakes, or check work. The worker contains them. */
const solving = [
  /^\/\/ src\/algebra\/solve\//m,
  /^\/\/ src\/algebra\/operations\//m,
  /^\/\/ src\/algebra\/working\/(?:check|wrong-|mistakes\/)/m,
  /^\/\/ src\/algebra\/trigonometry\//m,
  /^\/\/ src\/calculus\//m,
].map(chunksWith);

/** The chunks that read language, which are loaded with the first typed problem. */
const language = chunksWith(/^\/\/ src\/read\/wordings/m);

const isAlgebra = (file: string): boolean => MATH.test(file) && algebra.has(basename(file));
/** Returns true for a chunk of math-core that only reads or shows algebra. */
const isReading = (file: string): boolean =>
  isAlgebra(file) && !solving.some((names) => names.has(basename(file)));

const isSmall = (file: string): boolean =>
  MATH.test(file) && !isAlgebra(file) && !language.has(basename(file));

/** Keeps the number of chunks low: React, which rarely changes, code shared by many pages, and the math of small tools. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|@tanstack)[\\/]/,
    priority: 1,
  },
  { name: 'shared', minShareCount: 12 },
  { name: 'math', test: isSmall, minShareCount: 4 },
  { name: 'algebra', test: isReading },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [fonts(), topics(), vanillaExtractPlugin(), react()],
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: manifest.browserslist.map((browser) => browser.replace(' >= ', '')),
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
