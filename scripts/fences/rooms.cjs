// The rooms (import layers) of the repository and the imports between them. .dependency-cruiser.cjs refuses
// every other import. arrows.mjs plants each refused import once and checks that it is refused.

/** The rooms of the site. A room may import only the rooms to its right. */
const SITE_ROOMS = ['app', 'pages', 'features', 'site', 'tools', 'ui'];

/** The features that other features may import, in the same order. */
const SHARED_FEATURES = ['marketplace', 'purchase', 'record', 'learners', 'practice', 'query'];

/**
 * The rooms of the server. The files next to these folders may import everything, and a room only the rooms
 * to its right.
 */
const SERVER_ROOMS = ['commands', 'modules', 'plugins', 'db'];

/** The files next to the rooms of the server, which every room may import. */
const FOR_ALL = ['config', 'durations', 'error-types', 'supported-node', 'tokens'];

/** The rooms of the engine's algebra. A room may import only the rooms to its right. */
const ALGEBRA_ROOMS = [
  'request',
  'working',
  'angles',
  'plane',
  'functions',
  'solve',
  'trigonometry',
  'operations',
  'plain',
  'normal',
  'polynomial',
  'real-set',
  'expression',
  'texts',
  'read',
];

/** The rooms of the algebra that read or judge derivatives, which stand left of calculus. */
const ABOVE_CALCULUS = ['request', 'working'];

/** The packages that each package and app may import, and the reason why it may import no others. */
const WORKSPACES = {
  'packages/math-core': {
    imports: [],
    why: 'The engine has no dependencies, so it runs anywhere and is tested on its own.',
  },
  'packages/step-texts': {
    imports: ['packages/math-core'],
    why: 'Texts are data: they match the English of the engine, and only applications load them.',
  },
  'packages/practice': {
    imports: ['packages/math-core'],
    why: 'Problems are generated and checked by the engine, from seeds and texts alone.',
  },
  'packages/content': {
    imports: ['packages/math-core', 'packages/practice'],
    why: 'Authored content is data: practice and the engine check it, and it imports nothing else.',
  },
  'packages/contracts': {
    imports: ['packages/math-core', 'packages/practice', 'packages/content'],
    why: 'Contracts are schemas that must match the types of these packages.',
  },
  'packages/fake-stripe': {
    imports: [],
    why: 'The fake imitates Stripe, so it knows only the types of Stripe’s SDK.',
  },
  'packages/bench': {
    imports: ['packages/math-core'],
    why: 'The bench compares the engine with other libraries; nothing depends on it.',
  },
  'apps/api': {
    imports: [
      'packages/contracts',
      'packages/math-core',
      'packages/practice',
      'packages/content',
      'packages/fake-stripe',
    ],
    why: 'The server and the site share only the contracts. Both are built on the packages.',
  },
  'apps/web': {
    imports: ['packages/contracts', 'packages/math-core', 'packages/practice'],
    why: 'The site and the server share only the contracts. The content is paid, so only the API imports it.',
  },
  'apps/e2e': {
    imports: [],
    why: 'The browser tests use only what a visitor sees: addresses, texts and roles.',
  },
};

const server = (file) => `apps/api/src/${file}`;
const fake = (file) => `packages/fake-stripe/src/${file}`;

/** Libraries that talk to another program, each with the only files that may import it. */
const DRIVERS = {
  pg: [server('db/postgres-database')],
  'better-sqlite3': [
    server('db/sqlite-database'),
    server('db/database-file'),
    server('db/migrate-lock'),
    server('commands/sqlite-file-repository'),
  ],
  ioredis: [server('plugins/limits/shared-limits')],
  nodemailer: [server('plugins/mail/mail-worker')],
  // The fake imports only its types.
  stripe: [
    server('modules/payments/provider/stripe-provider'),
    fake('fake-stripe'),
    fake('ledger'),
    fake('objects'),
  ],
};

module.exports = {
  SITE_ROOMS,
  SHARED_FEATURES,
  SERVER_ROOMS,
  FOR_ALL,
  ALGEBRA_ROOMS,
  ABOVE_CALCULUS,
  WORKSPACES,
  DRIVERS,
};
