// The rooms of the repository and which may import which. .dependency-cruiser.cjs refuses every other arrow;
// arrows.mjs plants each of those once and sees it refused.

/** The site: a room knows only what stands to its right. */
const SITE_ROOMS = ['app', 'pages', 'features', 'site', 'tools', 'ui'];

/** The features that others may import, in the same order. */
const SHARED_FEATURES = ['marketplace', 'purchase', 'practice', 'query'];

/** The server: the files beside these folders know all, a room what stands to its right. */
const SERVER_ROOMS = ['commands', 'modules', 'plugins', 'db'];

/** Of those files, the ones that every room of the server may import. */
const FOR_ALL = ['config', 'durations', 'error-types', 'tokens'];

/** What each package and app imports of the others, and why not more. */
const WORKSPACES = {
  'packages/math-core': {
    imports: [],
    why: 'The engine has no dependencies: it runs anywhere and is proven alone.',
  },
  'packages/practice': {
    imports: ['packages/math-core'],
    why: 'Problems are made and judged from seeds and texts alone, by the engine.',
  },
  'packages/content': {
    imports: ['packages/math-core', 'packages/practice'],
    why: 'What is authored is data: practice and the engine check it, and it knows nothing else.',
  },
  'packages/contracts': {
    imports: ['packages/math-core', 'packages/practice', 'packages/content'],
    why: 'Contracts are schemas, held to the types of these packages.',
  },
  'packages/bench': {
    imports: ['packages/math-core'],
    why: 'The bench compares the engine with other libraries; nothing is built on it.',
  },
  'apps/api': {
    imports: ['packages/contracts', 'packages/math-core', 'packages/practice', 'packages/content'],
    why: 'The server and the site meet in the contracts. Packages are what both stand on.',
  },
  'apps/web': {
    imports: ['packages/contracts', 'packages/math-core', 'packages/practice'],
    why: 'The site meets the server in the contracts. The content is paid for: only the API imports it.',
  },
  'apps/e2e': {
    imports: [],
    why: 'The browser tests know what a visitor knows: addresses, texts and roles.',
  },
};

/** The files of the server that alone import a library which speaks to another program. */
const DRIVERS = {
  pg: ['db/postgres-database'],
  'better-sqlite3': [
    'db/sqlite-database',
    'db/database-file',
    'db/migrate-lock',
    'commands/sqlite-file-repository',
  ],
  ioredis: ['plugins/limits/shared-limits'],
  nodemailer: ['plugins/mail/mail-worker'],
  stripe: ['modules/payments/provider/stripe-provider'],
};

module.exports = { SITE_ROOMS, SHARED_FEATURES, SERVER_ROOMS, FOR_ALL, WORKSPACES, DRIVERS };
