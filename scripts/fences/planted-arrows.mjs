// The arrows that arrows.mjs plants: every pair of folders that must not import each other, and some that may.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fence.mjs';
import rooms from './rooms.cjs';

const {
  SITE_ROOMS,
  SHARED_FEATURES,
  SERVER_ROOMS,
  FOR_ALL,
  ALGEBRA_ROOMS,
  ABOVE_CALCULUS,
  WORKSPACES,
  DRIVERS,
} = rooms;
const web = (path) => `apps/web/src/${path}`;
const api = (path) => `apps/api/src/${path}`;
const algebra = (path) => `packages/math-core/src/algebra/${path}`;
const calculus = 'packages/math-core/src/calculus';
const probe = (folder) => `${folder}/fence-probe.ts`;
const target = (folder) => `${folder}/fence-target.ts`;
const nameOf = (folder) => folder.split('/')[1];

const foldersOf = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Returns every ordered pair of a list. */
const twos = (list) => list.flatMap((a) => list.filter((b) => b !== a).map((b) => [a, b]));

/** Returns the arrow from one file to another, and the `rule` that refuses it, if any. */
const arrow = (rule, from, to) => ({ rule, from, to, imported: to });
/** Returns the import of a library, which isn't installed in the temporary folder. */
const library = (rule, from, name) => ({ rule, from, to: name, imported: name });

/**
 * The rooms of the site, pair by pair. Imports to the left are refused, and imports to the right are allowed.
 */
const siteRooms = twos(SITE_ROOMS).map(([from, to]) => {
  const index = SITE_ROOMS.indexOf(from);
  const isAllowed = index < SITE_ROOMS.indexOf(to);
  const rule = isAllowed ? undefined : `${from}-below-${SITE_ROOMS[index - 1]}`;
  return arrow(rule, probe(web(from)), target(web(to)));
});

const unlisted = SITE_ROOMS.flatMap((room) =>
  [web('unlisted/fence-target.ts'), web('unlisted-target.ts')].map((to) =>
    arrow('rooms-are-listed', probe(web(room)), to),
  ),
);

const features = twos(foldersOf(web('features'))).map(([from, to]) => {
  const [a, b] = [SHARED_FEATURES.indexOf(from), SHARED_FEATURES.indexOf(to)];
  const refusing = b < 0 ? 'features-share-few' : b < a ? `feature-${from}-in-order` : undefined;
  return arrow(refusing, probe(web(`features/${from}`)), target(web(`features/${to}`)));
});

const calls = foldersOf(web('features')).map((feature) =>
  arrow('calls-below-features', web('features/fence-calls.ts'), target(web(`features/${feature}`))),
);

/** Sibling folders that must not import each other. */
const alone = (rule, path) =>
  twos(foldersOf(path)).map(([from, to]) => arrow(rule, probe(`${path}/${from}`), target(`${path}/${to}`)));

/** The rooms of the server and the files above them. */
const serverRooms = SERVER_ROOMS.flatMap((from, index) => {
  const rule = `server-${from}-in-order`;
  const files = ['app', 'listen', 'server', 'shop', 'shutdown', ...FOR_ALL].map((name) => {
    const isAllowed = FOR_ALL.includes(name) || (from === 'commands' && name === 'shop');
    return arrow(isAllowed ? undefined : rule, probe(api(from)), api(`${name}.ts`));
  });
  const others = SERVER_ROOMS.filter((to) => to !== from).map((to) =>
    arrow(SERVER_ROOMS.indexOf(to) < index ? rule : undefined, probe(api(from)), target(api(to))),
  );
  return [...files, ...others];
});

const tables = arrow('server-db-in-order', probe(api('db')), api('modules/contact/fence-tables.ts'));

/** The packages that may import only types of other packages, and the rules that say so. */
const OF_TYPES = {
  'packages/contracts': 'contracts-import-only-zod',
  'packages/step-texts': 'texts-are-data',
};

/** The rooms of algebra, pair by pair, and the files next to them. */
const algebraRooms = ALGEBRA_ROOMS.flatMap((from, index) => {
  const rule = `algebra-${from}-in-order`;
  const others = ALGEBRA_ROOMS.filter((to) => to !== from).map((to) =>
    arrow(ALGEBRA_ROOMS.indexOf(to) < index ? rule : undefined, probe(algebra(from)), target(algebra(to))),
  );
  return [...others, arrow(rule, probe(algebra(from)), algebra('index.ts'))];
});

/** Calculus and the rooms of algebra, in both directions. */
const calculusArrows = ALGEBRA_ROOMS.flatMap((room) => {
  const isAbove = ABOVE_CALCULUS.includes(room);
  return [
    arrow(isAbove ? 'calculus-in-order' : undefined, probe(calculus), target(algebra(room))),
    arrow(isAbove ? undefined : 'algebra-below-calculus', probe(algebra(room)), target(calculus)),
  ];
});

/** Packages and apps, pair by pair: by path, by installed name, and by an unresolvable name. */
const workspaces = twos(Object.keys(WORKSPACES)).flatMap(([from, to]) => {
  const isListed = WORKSPACES[from].imports.includes(to);
  const rule = isListed ? OF_TYPES[from] : `imports-of-${nameOf(from)}`;
  const name = `@mathtools/${nameOf(to)}`;
  const file = probe(`${from}/src`);
  return [
    arrow(rule, file, target(`${to}/src`)),
    { rule, from: file, to: `${to}/dist/index.js`, imported: name },
    ...(rule ? [library(rule, file, `${name}/nowhere`)] : []),
  ];
});

/** Places in which a library could be imported by mistake. */
const places = [
  ...SERVER_ROOMS.map((room) => api(`${room}/fence-probe.ts`)),
  ...['routes', 'repository', 'tables'].map((part) => api(`modules/health/fence-${part}.ts`)),
  api('fence-probe.ts'),
  ...Object.keys(WORKSPACES)
    .filter((folder) => folder !== 'apps/api')
    .map((folder) => probe(`${folder}/src`)),
];

const drivers = Object.entries(DRIVERS).flatMap(([name, files]) => [
  ...places.map((from) => library(`driver-${name}`, from, name)),
  ...files.map((file) => library(undefined, `${file}.ts`, name)),
]);

const mayHaveSql = (file) => file.startsWith(api('db/')) || /-(repository|tables)\.ts$/.test(file);
const sql = places.map((from) =>
  library(mayHaveSql(from) ? undefined : 'sql-in-repositories', from, 'kysely'),
);

const frameworks = places.flatMap((from) =>
  ['fastify', '@fastify/cookie', 'fastify-type-provider-zod'].map((name) =>
    library(from.startsWith('apps/api/') ? undefined : 'framework-in-api', from, name),
  ),
);

const support = [
  ...SITE_ROOMS.map((room) => [probe(web(room)), target(web('testing'))]),
  ...SERVER_ROOMS.map((room) => [probe(api(room)), target(api('testing'))]),
  ...Object.keys(WORKSPACES)
    .filter((folder) => folder.startsWith('packages/'))
    .map((folder) => [probe(`${folder}/src`), `${folder}/src/fence.test-support.ts`]),
].map(([from, to]) => arrow('tests-alone-have-support', from, to));

const pure = [
  ['core-imports-nothing', 'packages/math-core'],
  ['texts-are-data', 'packages/step-texts'],
  ['practice-stands-on-core', 'packages/practice'],
  ['content-stands-on-practice', 'packages/content'],
  ['contracts-import-only-zod', 'packages/contracts'],
].flatMap(([rule, folder]) => ['fs', 'left-pad'].map((name) => library(rule, probe(`${folder}/src`), name)));

const circle = [
  arrow('no-circular', web('ui/one.ts'), web('ui/two.ts')),
  // This import is reported only once, at its first occurrence.
  arrow(undefined, web('ui/two.ts'), web('ui/one.ts')),
];

const inPayments = (path) => api(`modules/payments/${path}`);
const payments = [
  ['domain/fence-probe.ts', inPayments('http/payments-routes.ts')],
  ['domain/fence-probe.ts', inPayments('provider/stripe-provider.ts')],
  ['domain/fence-probe.ts', api('plugins/errors.ts')],
].map(([from, to]) => arrow('payments-domain-stands-alone', inPayments(from), to));
const paymentsApart = [
  ...payments,
  library('payments-domain-stands-alone', inPayments('domain/fence-probe.ts'), 'fastify'),
  arrow(undefined, inPayments('domain/fence-probe.ts'), inPayments('provider/payment-provider.ts')),
  arrow(
    'payments-provider-serves-no-route',
    inPayments('provider/fence-probe.ts'),
    inPayments('http/payments-routes.ts'),
  ),
];

export const ARROWS = [
  ...circle,
  ...siteRooms,
  ...unlisted,
  ...features,
  ...calls,
  ...alone('pages-stand-alone', web('pages')),
  ...alone('tools-stand-alone', web('tools')),
  ...alone('slices-meet-in-app', api('modules')),
  ...serverRooms,
  tables,
  ...algebraRooms,
  ...calculusArrows,
  ...workspaces,
  ...drivers,
  ...sql,
  ...frameworks,
  ...support,
  ...pure,
  ...paymentsApart,
];

/** Checks that every folder is in a list, because no rule covers a folder that is missing. */
export const LISTS = [
  ['the rooms of the site', [...SITE_ROOMS, 'testing'], foldersOf(web(''))],
  ['the rooms of the server', [...SERVER_ROOMS, 'testing'], foldersOf(api(''))],
  ['the rooms of algebra', [...ALGEBRA_ROOMS, 'testing'], foldersOf(algebra(''))],
  [
    'packages and apps',
    Object.keys(WORKSPACES),
    ['packages', 'apps'].flatMap((it) => foldersOf(it).map((name) => `${it}/${name}`)),
  ],
];
