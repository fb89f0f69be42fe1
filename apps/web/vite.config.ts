import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './scripts/fonts.mjs';
import { topics } from './scripts/topics.mjs';

// Few files for the first paint. With a module goes all that it imports: what loads later must not be named here.
const GROUPS: Readonly<Record<string, readonly RegExp[]>> = {
  react: [/node_modules[/](?:react|react-dom|react-router|react-router-dom|scheduler)[/]/],
  /** The frame, the registries and their cards, what several pages share; a page's own data loads with the page. */
  site: [
    /src[/](?:app|site)[/][^/.]+[.]tsx?$/,
    /src[/]app[/]layout[/]/,
    /src[/](?:pages|tools)[/](?:index|tool|[^/]+[/](?:page|tool))[.]ts$/,
    /src[/]pages[/](?!policy)[^/]+[.]tsx?/,
    /src[/]features[/](?:api|newsletter)/,
    /src[/]ui[/](?:head|theme[.]ts|button|card|figure|icon|article[/]article|field[/](?:field-frame|text-field))/,
  ],

  tool: [
    /src[/]ui[/](?:article[/]formula|field|math[/]|plot[/](?:plot|lazy-picture)|result|segmented|solution[/](?:rows|solution)|table|tool-frame)/,
    /src[/]tools[/]tool-|virtual:tool-skills/,
  ],
  // Forms with their part of the engine, which the reader of typed problems asks for, too: by itself it would be a file more.
  logarithm: [/src[/]tools[/]logarithm[/](?:view|evaluate)[.]tsx$/],
  percentage: [/src[/]tools[/]percentage[/](?:view|percent-bar)[.]tsx$/],
  age: [/src[/]tools[/]age[/](?:view[.]tsx|dates[.]ts)$/],
  /** The box for lines of mathematics comes with the first tool that has it: by itself it would be a file more. */
  equation: [/src[/](?:tools[/]equation[/]view|ui[/]math-lines[/](?:math-lines|examples))[.]/],
  ...Object.fromEntries(
    [
      'unit',
      'time',
      'fractions',
      'quadratic',
      'primes',
      'statistics',
      'working',
      'number-bases',
      'compound-interest',
      'bmi',
      'gpa',
      'loan',
      'tip',
      'discount',
      'arithmetic',
    ].map((id) => [id, [new RegExp(`src/tools/${id}/view[.]tsx$`)]]),
  ),
  /** What all drawings are made with; it loads with the first of them. */
  plotting: [
    /src[/]ui[/]plot[/](?:axes|bisect|clip|handle|legend|reading|snap|split-bar|ticks|use-view)[.]tsx?$/,
    /node_modules[/](?:d3-|internmap)/,
  ],
};

/** What this many parts of the engine import comes with every tool, as rationals do; the rest with the tools that need it. */
const COMMON = 8;
const RATIONALS = /math-core[\\/]dist[\\/]rational[\\/]/;

/** The router without its warnings for developers: its package leads to the build with them only. */
function productionRouter(): string {
  const web = createRequire(import.meta.url);
  const dom = createRequire(web.resolve('react-router-dom/package.json'));
  return join(dom.resolve('react-router/package.json'), '../dist/production/index.mjs');
}

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

const groups = Object.entries(GROUPS).map(([name, places]) => ({
  name: (id: string, modules: Modules) => {
    const path = id.replaceAll('\\', '/');
    if (places.some((place) => place.test(path))) return name;
    const engine = name === 'tool' && /math-core[/]dist[/]chunk-/.test(path);
    const importers = (engine && modules.getModuleInfo(id)?.importers) || [];
    return importers.length >= COMMON || importers.some((importer) => RATIONALS.test(importer)) ? name : null;
  },
}));

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'build' &&
    !isSsrBuild && { resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter() }] } }),
  plugins: [fonts(), topics(), vanillaExtractPlugin(), react()],
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Without the polyfill the entry only imports, and Vite lets pages start with what it imports: a request less.
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
