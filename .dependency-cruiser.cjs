// The allowed and forbidden imports between folders. The comment of each rule says what to do instead.
// scripts/prove-fences.mjs creates every forbidden import once.
const {
  SITE_ROOMS,
  SHARED_FEATURES,
  SERVER_ROOMS,
  FOR_ALL,
  ALGEBRA_ROOMS,
  ABOVE_CALCULUS,
  WORKSPACES,
  DRIVERS,
} = require('./scripts/fences/rooms.cjs');

const test = '\\.(test|test-support)\\.tsx?$|/verify\\.ts$';
const support = '^(apps|packages)/[^/]+/src/testing/';
/** Code that measures the server and fills its databases the way tests do. */
const bench = '^apps/api/bench/';
const source = '^(apps|packages)/[^/]+/(?!dist/)';
const web = '^apps/web/src/';
const api = '^apps/api/src/';
const algebra = '^packages/math-core/src/algebra/';
const calculus = '^packages/math-core/src/calculus/';

/**
 * Matches a library by its name or its installation folder, so that it is found even if it isn't installed.
 */
const library = (names) => `(^|/)(${names})(/|$)`;
/** Matches a workspace by its folder or by its name. */
const workspace = (folder) => `^${folder}/|^@mathtools/${folder.split('/')[1]}(/|$)`;

const WHY_BELOW = {
  pages:
    'app/ finds the page and renders the frame around it. Move shared code to site/ or a room to its right.',
  features:
    'Several pages may show the same feature. Pass what a feature needs from its page as a prop or an argument.',
  site: 'Pages and features share site/. Only app/ knows every page, so it passes names and routes in.',
  tools: 'A tool is shown on /tools, on its own page and in the search, so it can import only ui/.',
  ui: 'Every view is built from ui/, so it knows no tool and no page. Pass what it needs from them as a prop.',
};

/** A room of the site can't import rooms to its left. */
const rooms = SITE_ROOMS.slice(1).map((room, index) => ({
  name: `${room}-below-${SITE_ROOMS[index]}`,
  comment: WHY_BELOW[room],
  severity: 'error',
  from: { path: `${web}${room}/` },
  to: { path: `${web}(${SITE_ROOMS.slice(0, index + 1).join('|')})/` },
}));

const sharedFeatures = SHARED_FEATURES.map((feature, index) => ({
  name: `feature-${feature}-in-order`,
  comment: `Shared features have an order, ${SHARED_FEATURES.join(' > ')}, and import only those to their right.`,
  severity: 'error',
  from: { path: `${web}features/${feature}/` },
  to: { path: `${web}features/(${SHARED_FEATURES.slice(0, index).join('|')})/` },
}));

const WHY_IN_ORDER = {
  commands: 'The files that start the server import the commands, which start no server.',
  modules:
    'A module handles requests. app.ts and shop.ts connect it to other modules and pass it what it needs.',
  plugins: 'A plugin serves every module, so it imports none.',
  db: 'db/ opens the database for modules and plugins, which add their tables to its schema.',
};

/**
 * A room of the server can't import rooms to its left. Of the files next to the rooms, it can import only
 * those that every room may use.
 */
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

const WHY_IN_ALGEBRA = {
  request: 'A request is read here. Its mathematics is in the rooms to the right.',
  working: 'A line of work is judged without the requests of the box, so both can change alone.',
  angles: 'Answers about angles, with the angles of a function. Their words are read in request/.',
  plane: 'Lines and circles, whose words are read in request/.',
  functions: 'Functions and their features, whose words are read in request/.',
  solve: 'The solver knows no work of a student. Move what both need to a room to its right.',
  trigonometry: 'Values and notation of angles. Equations with angles are solved in solve/trigonometry.',
  operations: 'An operation rewrites an expression. It solves nothing.',
  plain: 'The functions for callers that pass an expression as data.',
  normal: 'The normal form decides whether expressions are equal, so operations and the solver stand on it.',
  polynomial: 'Polynomials know nothing about expressions that are no polynomials.',
  'real-set': 'The exact solution sets against which the solver is checked, so they stand on nothing of it.',
  expression: 'Tools for terms, factors and values of any expression.',
  texts: 'The English texts of steps, and what creates steps with them. It knows no mathematics.',
  read: 'The reader gives data to everything else.',
};

/** A room of algebra can import itself and the rooms to its right, and nothing else in algebra. */
const algebraRooms = ALGEBRA_ROOMS.map((room, index) => ({
  name: `algebra-${room}-in-order`,
  comment: WHY_IN_ALGEBRA[room],
  severity: 'error',
  from: { path: `${algebra}${room}/`, pathNot: test },
  to: { path: algebra, pathNot: `${algebra}(${ALGEBRA_ROOMS.slice(index).join('|')})/` },
}));

/** A package or an app can import only the packages in its list, by path or by name. */
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
  comment: `Only ${files.join(', ')} can import ${name}. Pass other files an interface.`,
  severity: 'error',
  from: { path: source, pathNot: `^(${files.join('|')})\\.[jt]s$|${support}|${test}` },
  to: { path: library(name) },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two modules that import each other are really one. Merge them, or move the shared code to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...workspaces,
    {
      name: 'core-imports-nothing',
      comment: 'math-core has no dependencies, so it runs anywhere and is tested on its own.',
      severity: 'error',
      from: { path: '^packages/math-core/src', pathNot: test },
      to: { pathNot: '^packages/math-core/src' },
    },
    {
      name: 'texts-are-data',
      comment: 'A language consists of texts. Move code that applies them to src/locale of math-core.',
      severity: 'error',
      from: { path: '^packages/step-texts/src', pathNot: test },
      to: { pathNot: '^packages/step-texts/src', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'practice-stands-on-core',
      comment:
        'Problems are generated and graded by math-core, from seeds and texts alone. Only the record uses ts-fsrs.',
      severity: 'error',
      from: { path: '^packages/practice/src', pathNot: test },
      to: { pathNot: ['^packages/(practice/src|math-core)/', '/node_modules/ts-fsrs/'] },
    },
    {
      name: 'content-stands-on-practice',
      comment: 'Authored content is data. Only practice and math-core check it, so it imports nothing else.',
      severity: 'error',
      from: { path: '^packages/content/src', pathNot: test },
      to: { pathNot: '^packages/(content/src|practice|math-core)/' },
    },
    {
      name: 'contracts-import-only-zod',
      comment:
        'Contracts are schemas. Importing more than types would pull code of one side into the other. Only the parsers of ' +
        'worksheet links are shared by both sides.',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: test },
      to: {
        pathNot: '^packages/contracts/src|(^|/)zod(/|$)|^packages/practice/dist/sheet/topics',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'framework-in-api',
      comment: 'Only the API serves requests. Import shared types from the contracts.',
      severity: 'error',
      from: { path: source, pathNot: '^apps/api/' },
      to: { path: library('@?fastify[^/]*') },
    },
    ...algebraRooms,
    {
      name: 'calculus-in-order',
      comment:
        'A request for a derivative is read in request/. Calculus stands on the solver and the rooms to its right.',
      severity: 'error',
      from: { path: calculus, pathNot: test },
      to: { path: `${algebra}(${ABOVE_CALCULUS.join('|')}|index)[/.]` },
    },
    {
      name: 'algebra-below-calculus',
      comment:
        'Only requests and the check of work use calculus, which stands on the other rooms of algebra.',
      severity: 'error',
      from: { path: algebra, pathNot: [`${algebra}(${ABOVE_CALCULUS.join('|')})/`, test] },
      to: { path: calculus },
    },
    ...serverRooms,
    {
      name: 'slices-meet-in-app',
      comment: 'A module of the API imports no other module. app.ts passes it what it needs.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/$1/' },
    },
    {
      name: 'sql-in-repositories',
      comment: 'Only db/ and repositories contain SQL. src/db/tables.test.ts checks which tables they use.',
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
      comment: 'A folder next to the rooms would bypass their order. Add it to scripts/fences/rooms.cjs.',
      severity: 'error',
      from: { path: web },
      to: { path: web, pathNot: `${web}(${SITE_ROOMS.join('|')}|testing)/` },
    },
    {
      name: 'pages-stand-alone',
      comment:
        'A page imports no other page. Make shared content a feature, or put it next to the folders of the pages.',
      severity: 'error',
      from: { path: '^apps/web/src/pages/([^/]+)/' },
      to: { path: '^apps/web/src/pages/[^/]+/', pathNot: '^apps/web/src/pages/$1/' },
    },
    {
      name: 'features-share-few',
      comment: `A feature can import only ${SHARED_FEATURES.join(', ')}. Move code that a second feature needs to one of these.`,
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
      comment: 'Every feature calls the server through features/api.ts, which imports none of them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/[^/]+\\.ts$' },
      to: { path: '^apps/web/src/features/[^/]+/' },
    },
    {
      name: 'tools-stand-alone',
      comment: 'A tool imports no other tool. Shared code belongs in ui/ or math-core.',
      severity: 'error',
      from: { path: '^apps/web/src/tools/([^/]+)/' },
      to: { path: '^apps/web/src/tools/[^/]+/', pathNot: '^apps/web/src/tools/$1/' },
    },
    {
      name: 'tests-alone-have-support',
      comment:
        'Files in testing/ and files that end in test-support are for tests, and must not be shipped to visitors.',
      severity: 'error',
      from: { path: source, pathNot: `${support}|${bench}|${test}` },
      to: { path: `${support}|\\.test-support\\.tsx?$` },
    },
    {
      name: 'payments-domain-stands-alone',
      comment:
        'The domain of orders is independent of HTTP, and knows only the interface of the payment provider.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/payments/domain/', pathNot: test },
      to: {
        path: [
          '^apps/api/src/modules/payments/(?!domain/|provider/payment-provider\\.ts$|[^/]+$)',
          '^apps/api/src/plugins/(?!(mail/(mail-message|outbox-repository)|ownership/entitlement-repository)\\.ts$)',
          '(^|/)fastify(/|$)',
        ],
      },
    },
    {
      name: 'payments-provider-serves-no-route',
      comment: 'The routes use the code that calls the payment provider, never the other way around.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/payments/provider/', pathNot: test },
      to: { path: '^apps/api/src/modules/payments/http/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|(^|/)(dist|[.]stryker)/' },
    exclude: { path: '[.]bundled_' }, // The module exists only while tsup reads its configuration.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
