import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './scripts/fonts.mjs';
import { topics } from './scripts/topics.mjs';
import manifest from './package.json' with { type: 'json' };

const MATH = /packages[\\/]math-core[\\/]dist[\\/](?!algebra)/;

/** Matches code of algebra, and code that solves, rewrites or checks it, which is in the worker. */
const ALGEBRA = /^\/\/ src\/algebra\//m;
const SOLVING = /^\/\/ src\/algebra\/(?:solve|operations|working\/check)/m;

const isAlgebra = (file: string): boolean => MATH.test(file) && ALGEBRA.test(readFileSync(file, 'utf8'));
/** Returns true for a chunk of math-core that only reads or shows algebra. */
const isReading = (file: string): boolean => isAlgebra(file) && !SOLVING.test(readFileSync(file, 'utf8'));

/** Keeps the number of chunks low: React, which rarely changes, code shared by many pages, and the math of small tools. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|@tanstack)[\\/]/,
    priority: 1,
  },
  { name: 'shared', minShareCount: 12 },
  { name: 'math', test: (file: string) => MATH.test(file) && !isAlgebra(file), minShareCount: 3 },
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
