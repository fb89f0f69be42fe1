// Arrows between folders. What each rule refuses, its comment explains; scripts/prove-fences.mjs plants every pair once.
const {
  SITE_ROOMS,
  SHARED_FEATURES,
  SERVER_ROOMS,
  FOR_ALL,
  WORKSPACES,
  DRIVERS,
} = require('./scripts/fences/rooms.cjs');

const test = '\\.(test|test-support)\\.tsx?$|/verify\\.ts$';
const support = '^(apps|packages)/[^/]+/src/testing/';
/** What measures the server starts and fills its databases as tests do. */
const bench = '^apps/api/bench/';
const source = '^(apps|packages)/[^/]+/(?!dist/)';
const web = '^apps/web/src/';
const api = '^apps/api/src/';

/** A library, found or not: its name, or where it is installed. */
const library = (names) => `(^|/)(${names})(/|$)`;
/** A workspace by its folder or by its name. */
const workspace = (folder) => `^${folder}/|^@mathtools/${folder.split('/')[1]}(/|$)`;

const WHY_BELOW = {
  pages: 'app/ finds the page and draws the frame around it. What both need stands in site/ or below.',
  features:
    'Pages show features, and several may show the same: a feature is handed what it needs of its page.',
  site: 'site/ is what pages and features have in common. Only app/ knows every page: it hands names and routes in.',
  tools: 'A tool stands on /tools, on its page and in the search: it knows ui/ alone.',
  ui: 'ui/ is what every view is drawn with: it knows no tool and no page. What it needs of them is handed in.',
};

/** A room of the site imports nothing to its left. */
const rooms = SITE_ROOMS.slice(1).map((room, index) => ({
  name: `${room}-below-${SITE_ROOMS[index]}`,
  comment: WHY_BELOW[room],
  severity: 'error',
  from: { path: `${web}${room}/` },
  to: { path: `${web}(${SITE_ROOMS.slice(0, index + 1).join('|')})/` },
}));

const sharedFeatures = SHARED_FEATURES.map((feature, index) => ({
  name: `feature-${feature}-in-order`,
  comment: `Features that are shared stand in an order, ${SHARED_FEATURES.join(' > ')}: no two know each other.`,
  severity: 'error',
  from: { path: `${web}features/${feature}/` },
  to: { path: `${web}features/(${SHARED_FEATURES.slice(0, index).join('|')})/` },
}));

const WHY_IN_ORDER = {
  commands: 'What starts the server knows the commands, which start no server.',
  modules: 'A slice answers requests: app.ts and shop.ts join it to the others and hand it what it needs.',
  plugins: 'A plugin serves every slice, so it knows none.',
  db: 'db/ opens the database for whoever asks: slices and plugins add their tables to its schema.',
};

/** A room of the server imports nothing to its left, and of the files above them what all may know. */
const serverRooms = SERVER_ROOMS.map((room, index) => ({
  name: `server-${room}-in-order`,
  comment: WHY_IN_ORDER[room],
  severity: 'error',
  from: { path: `${api}${room}/`, pathNot: test },
  to: {
    path: [
      `${api}(?!(${FOR_ALL.join('|')}${room === 'commands' ? '|shop' : ''})\\.ts$)[^/]+\\.ts$`,
      ...SERVER_ROOMS.slice(0, index).map((above) => `${api}${above}/`),
    ].join('|'),
    pathNot: test,
  },
}));

/** A package or an app imports the packages of its list and no others, neither by path nor by name. */
const workspaces = Object.entries(WORKSPACES).map(([folder, { imports, why }]) => ({
  name: `imports-of-${folder.split('/')[1]}`,
  comment: why,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(packages|apps)/|^@mathtools/',
    pathNot: [folder, ...imports].map(workspace).join('|'),
  },
}));

const drivers = Object.entries(DRIVERS).map(([name, files]) => ({
  name: `driver-${name}`,
  comment: `Only ${files.join(', ')} import ${name}: the rest is handed what it needs, whatever that speaks to.`,
  severity: 'error',
  from: { path: source, pathNot: `${api}(${files.join('|')})\\.[jt]s$|${support}|${test}` },
  to: { path: library(name) },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two modules that import each other are one: merge them, or move what they share to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...workspaces,
    {
      name: 'core-imports-nothing',
      comment: 'math-core has no dependencies: it runs anywhere and is proven alone.',
      severity: 'error',
      from: { path: '^packages/math-core/src', pathNot: test },
      to: { pathNot: '^packages/math-core/src' },
    },
    {
      name: 'practice-stands-on-core',
      comment: 'Problems are made and judged from seeds and texts alone, by math-core.',
      severity: 'error',
      from: { path: '^packages/practice/src', pathNot: test },
      to: { pathNot: '^packages/(practice/src|math-core)/' },
    },
    {
      name: 'content-stands-on-practice',
      comment: 'What is authored is data: it is checked by practice and math-core, and knows nothing else.',
      severity: 'error',
      from: { path: '^packages/content/src', pathNot: test },
      to: { pathNot: '^packages/(content/src|practice|math-core)/' },
    },
    {
      name: 'contracts-import-only-zod',
      comment: 'Contracts are schemas: anything but types would drag one side into the other.',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: test },
      to: { pathNot: '^packages/contracts/src|(^|/)zod(/|$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'framework-in-api',
      comment: 'Only the API serves requests: what else needs its words takes them from the contracts.',
      severity: 'error',
      from: { path: source, pathNot: '^apps/api/' },
      to: { path: library('@?fastify[^/]*') },
    },
    ...serverRooms,
    {
      name: 'slices-meet-in-app',
      comment: 'An API slice imports no other slice: app.ts gives it what it needs.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/$1/' },
    },
    {
      name: 'sql-in-repositories',
      comment: 'Only db/ and repositories speak SQL. Whose tables they name, src/db/tables.test.ts looks at.',
      severity: 'error',
      from: {
        path: source,
        pathNot: `${api}db/|${api}.*-(repository|tables)\\.ts$|${support}|${bench}|${test}`,
      },
      to: { path: library('kysely') },
    },
    ...drivers,
    ...rooms,
    {
      name: 'rooms-are-listed',
      comment:
        'A folder beside the rooms would be a way around their order: scripts/fences/rooms.cjs gives it a place.',
      severity: 'error',
      from: { path: web },
      to: { path: web, pathNot: `${web}(${SITE_ROOMS.join('|')}|testing)/` },
    },
    {
      name: 'pages-stand-alone',
      comment: 'A page imports no other page: what two show is a feature, or stands beside their folders.',
      severity: 'error',
      from: { path: '^apps/web/src/pages/([^/]+)/' },
      to: { path: '^apps/web/src/pages/[^/]+/', pathNot: '^apps/web/src/pages/$1/' },
    },
    {
      name: 'features-share-few',
      comment: `A feature imports no other but ${SHARED_FEATURES.join(', ')}: what a second one needs joins these.`,
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)' },
      to: {
        path: '^apps/web/src/features/[^/]+/',
        pathNot: `^apps/web/src/features/(${SHARED_FEATURES.join('|')}|$1)/`,
      },
    },
    ...sharedFeatures.slice(1),
    {
      name: 'calls-below-features',
      comment: 'Every feature calls the server with features/api.ts, which knows none of them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/[^/]+\\.ts$' },
      to: { path: '^apps/web/src/features/[^/]+/' },
    },
    {
      name: 'tools-stand-alone',
      comment: 'A tool imports no other tool: what two share belongs in ui/ or math-core.',
      severity: 'error',
      from: { path: '^apps/web/src/tools/([^/]+)/' },
      to: { path: '^apps/web/src/tools/[^/]+/', pathNot: '^apps/web/src/tools/$1/' },
    },
    {
      name: 'tests-alone-have-support',
      comment: 'What stands in testing/ or ends in test-support is for tests: visitors must not wait for it.',
      severity: 'error',
      from: { path: source, pathNot: `${support}|${bench}|${test}` },
      to: { path: `${support}|\\.test-support\\.tsx?$` },
    },
    {
      name: 'payments-domain-stands-alone',
      comment:
        'What an order is and how it moves knows no HTTP, and of the payment provider only the interface.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/payments/domain/', pathNot: test },
      to: {
        path: [
          '^apps/api/src/modules/payments/(?!domain/|provider/payment-provider\\.ts$|[^/]+$)',
          '^apps/api/src/plugins/(?!mail/(mail-message|outbox-repository)\\.ts$)',
          '(^|/)fastify(/|$)',
        ],
      },
    },
    {
      name: 'payments-provider-serves-no-route',
      comment: 'What speaks to the payment provider is used by the routes, never the other way round.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/payments/provider/', pathNot: test },
      to: { path: '^apps/api/src/modules/payments/http/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|(^|/)(dist|[.]stryker)/' },
    exclude: { path: '[.]bundled_' }, // there only while tsup reads its configuration
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
