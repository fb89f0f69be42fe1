import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './scripts/fonts.mjs';
import { preload } from './scripts/preload.mjs';
import { reactErrors } from './scripts/react-errors.mjs';
import { topics } from './scripts/topics.mjs';
import manifest from './package.json' with { type: 'json' };

// Few files for the first paint. With a module goes all that it imports: what loads later must not be named here.
const GROUPS: Readonly<Record<string, readonly RegExp[]>> = {
  react: [/node_modules[/](?:react|react-dom|react-router|react-router-dom|scheduler)[/]/],
  /** The frame, the registries and their cards, what several pages share; a page's own data loads with the page. */
  site: [
    /src[/](?:app|site)[/](?!structured-data)[^/.]+[.]tsx?$/,
    /src[/]app[/]layout[/]|src[/]features[/]newsletter[/]newsletter|src[/]pages[/](?:page[.]css|plain-page)/,
    /src[/](?:pages|tools)[/](?:index|tool|[^/]+[/](?:page|tool))[.]ts$/,
    /src[/]ui[/](?:badge|head|theme[.]ts|button|card|figure|icon[/]icon[.]|later|field[/](?:field-frame|text-field|field[.]css)|math[/](?:digits|later-math|math-font|minus|sums)[.]|plot[/]plot[.]|solution[/]solution[.])/,
  ],
  /** What several pages of text are made of. */
  content: [
    /src[/]pages[/](?!policy|plain-page)[^/]+[.]tsx?$|src[/]site[/]structured-data|src[/]ui[/](?:accordion|article[/]article)/,
  ],
  /** Calls of the API, what their failures say, and how far something has come. */
  calls: [
    /src[/]features[/](?:api|practice[/]later-figure|query[/](?:asked|query-of|use-answer))|src[/]ui[/](?:toast[/]toast(?:-store)?[.]ts|progress)/,
  ],
  /** What practice knows before it shows a problem. */
  categories: [
    /src[/]features[/](?:practice[/](?:categories|problem|seen)|progress[/](?:progress|progress-query|unsent))[.]ts$/,
  ],
  /** What asks the API and keeps its answers. */
  query: [
    /[/]@tanstack[/]|src[/]features[/](?:query[/](?:query-client|observed)|purchase[/]refresh-library)/,
  ],
  /** What sends changes and renews the answers that they change; it comes when somebody uses the page. */
  changes: [/src[/]features[/](?:progress[/]send-progress|marketplace[/](?:choose-pack|mark-read))[.]/],
  /** The engine's rationals, which fields read, and the choice between a few. */
  engine: [/src[/]ui[/]segmented/],
  tool: [
    /src[/]ui[/](?:result|field[/]field[.]tsx|tool-frame[/](?:tool-frame|focus-calculate))/,
    /src[/]tools[/]tool-(?:page|inputs|lead)/,
  ],
  /** Tables, which lessons and texts have. */
  table: [/src[/]ui[/]table[/]/],
  /** A button that copies, which practice has without the others below a result. */
  copy: [/src[/]ui[/]tool-frame[/]copy-button[.]/],
  /** What loads a drawing, its labels, and the signs on buttons. */
  picture: [
    /src[/]ui[/](?:plot[/](?:label|lazy-picture)|icon[/]icons)[.]|src[/]features[/]reader[/]print-button/,
  ],
  /** The buttons below a result. */
  actions: [/src[/]ui[/]tool-frame[/](?:tool-actions|print-tool)/],
  /** What sets mathematics. */
  math: [/src[/]ui[/]math[/]math[.]/],
  /** What stands below a tool on its page. */
  text: [/src[/]ui[/]article[/]formula|src[/]tools[/]tool-(?:text|skills)|virtual:tool-skills/],
  /** The steps of a solution. */
  solution: [/src[/]ui[/](?:solution[/](?:rows|written-solution)|math[/]worded)[.]/],
  /** The frame of a picture. */
  frame: [/src[/]ui[/]plot[/]plot-frame[.]/],
  /** Units in doubles, for their ruler: without a place of their own they would come with the form. */
  ruler: [],
  // Forms with their part of the engine, which the reader of typed problems asks for, too: by itself it would be a file more.
  logarithm: [/src[/]tools[/]logarithm[/](?:view|evaluate)[.]tsx$/],
  percentage: [/src[/]tools[/]percentage[/](?:percentage-card|view)[.]tsx$/],
  age: [/src[/]tools[/]age[/](?:view[.]tsx|dates[.]ts)$/, /src[/]ui[/]field[/]date-field[.]tsx$/],
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
  /** The figures of problems. */
  drawing: [/src[/]features[/]practice[/]figure[.]/],
  /** What shows a problem, and what grades answers. */
  question: [
    /packages[/]practice[/]dist[/]question[.]js$|src[/]features[/]practice[/](?:problem-text|printed-answer)[.]/,
  ],
  /** What is known of skills, and of the lessons that teach them. */
  skills: [/virtual:topics|src[/]features[/]practice[/]skills/],
  /** What the shop and the reader share. */
  packs: [/src[/]features[/]marketplace[/](?:arrival|loaded|queries)[.]/],
  grader: [/packages[/]practice[/]dist[/]index[.]js$/],
  /** What all drawings are made with; it loads with the first of them. */
  plotting: [
    /src[/]ui[/]plot[/](?:axes|bisect|clip|handle|legend|reading|snap|split-bar|ticks|use-view)[.]tsx?$/,
    /node_modules[/](?:d3-|internmap)/,
  ],
};

/** Parts of the engine that come with every tool, by what they export: rationals, and how mathematics is written as text. */
const ENGINE =
  /\bexport \{[^}]*\b(?:parseDecimal|parseNumbers|fixedText|shortFigure|expressionText|juxtaposition)\b/;
const RULER = /\bexport \{[^}]*\bconvertNumber\b/;
/** What this many other parts of the engine import comes with every tool, too. */
const COMMON = 8;

/** The router without its warnings for developers: its package leads to the build with them only. */
function productionRouter(): string {
  const web = createRequire(import.meta.url);
  const dom = createRequire(web.resolve('react-router-dom/package.json'));
  return join(dom.resolve('react-router/package.json'), '../dist/production/index.mjs');
}

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly code: string | null } | null;
}

/** The file in which a part of the engine comes; undefined where only some tools need it. */
function engineGroup(id: string, modules: Modules): string | undefined {
  const { importers = [], code } = modules.getModuleInfo(id) ?? {};
  if (ENGINE.test(code ?? '')) return 'engine';
  if (RULER.test(code ?? '')) return 'ruler';
  return importers.length >= COMMON ? 'tool' : undefined;
}

/** What reads the text of a problem comes with each; what its figures are made with comes with the first of them. */
function problemGroup(id: string, modules: Modules): 'question' | 'drawing' {
  return /\breadText\b/.test(modules.getModuleInfo(id)?.code ?? '') ? 'question' : 'drawing';
}

/** What a script loads beside a module: the frame of the site is there. */
function withoutFrame(_: string, files: string[], { hostType }: { readonly hostType: string }): string[] {
  return hostType === 'js'
    ? files.filter((file) => !/[/](?:react|rolldown-runtime|site)-/.test(file))
    : files;
}

const groups = Object.keys(GROUPS).map((name) => ({
  name: (id: string, modules: Modules) => {
    const path = id.replaceAll('\\', '/');
    if (/math-core[/]dist[/]chunk-/.test(path)) return engineGroup(id, modules) === name ? name : null;
    if (/practice[/]dist[/]chunk-/.test(path)) return problemGroup(id, modules) === name ? name : null;
    return GROUPS[name]?.some((place) => place.test(path)) ? name : null;
  },
}));

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'build' &&
    !isSsrBuild && { resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter() }] } }),
  plugins: [fonts(), topics(), preload(), reactErrors(), vanillaExtractPlugin(), react()],
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: manifest.browserslist.map((browser) => browser.replace(' >= ', '')),
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Without the polyfill the entry only imports, and Vite lets pages start with what it imports: a request less.
    modulePreload: { polyfill: false, resolveDependencies: withoutFrame },
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
