import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * A slice never names another slice's tables in its SQL: it calls that slice instead. Neither Kysely, whose
 * schema has all tables, nor the import rules can check this.
 */
const SOURCES = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, SOURCES), 'utf8');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/\.(test|test-support)\.ts$|^testing\//.test(path));

/** Foreign tables that a source file may name, with the reason. */
const REASONS: Readonly<Record<string, { readonly tables: readonly string[]; readonly why: string }>> = {
  'commands/inbox-repository.ts': {
    tables: ['contact_messages', 'subscribers'],
    why: 'the operator lists messages and subscribers',
  },
  'commands/personal-data-repository.ts': {
    tables: [
      'a-variable',
      'confirmations',
      'contact_messages',
      'entitlements',
      'facts',
      'holders',
      'keys',
      'learner_logs',
      'learners',
      'orders',
      'outbox',
      'progress',
      'reading_marks',
      'session_renewals',
      'sessions',
      'subscribers',
      'trials',
      'withdrawals',
    ],
    why: 'a person’s data is exported and deleted across all slices',
  },
  'modules/record/device-repository.ts': {
    tables: ['holders'],
    why: 'a learner begins with the browser that holds it',
  },
  'modules/record/erasure-repository.ts': {
    tables: ['holders', 'keys'],
    why: 'a learner that no browser holds and no key opens is erased',
  },
  'modules/record/learner-repository.ts': {
    tables: ['holders'],
    why: 'a device exchanges its learner in the transaction that changes what others read',
  },
  'modules/record/record-repository.ts': {
    tables: ['holders'],
    why: 'a statement that reads facts checks that the browser holds their learner',
  },
  'plugins/ownership/entitlement-repository.ts': {
    tables: ['orders'],
    why: 'the browser that bought something never loses it to browsers that restored it',
  },
  'plugins/ownership/holder-repository.ts': {
    tables: ['sessions'],
    why: 'visitors see the browsers that have what they have: their kind and their last use',
  },
  'plugins/metrics-repository.ts': {
    tables: ['orders', 'outbox', 'trials'],
    why: 'the metrics count sales, trials, and waiting emails',
  },
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/**
 * Every table, and the folder that declares it. Tables are the fields of the folder's interface that hold
 * columns.
 */
const owners = new Map(
  files
    .filter((path) => path.endsWith('-tables.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/^ {2}(\w+): \{$/gm)].map(([, table = '']) => [table, folderOf(path)] as const),
    ),
);

const QUERY = /\.(?:selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|\w+Join)\(/;
const BY_VARIABLE = new RegExp(`(?:${QUERY.source}|\\bsql\\.(?:table|raw|id)\\()\\s*[^\\s'"\`([]`);

/**
 * Returns the tables of other folders that a source file names in its strings; `a-variable` for a computed
 * name.
 */
function foreignTables(path: string, source: string): readonly string[] {
  const code = source.replaceAll(/^import .*|^\s*(?:\/\/|\/?\*).*/gm, '');
  const texts = [...code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].join(' ');
  const names = [...new Set(texts.match(/\w+/g))].filter((word) => {
    const owner = owners.get(word);
    return owner !== undefined && owner !== folderOf(path);
  });
  return [...(BY_VARIABLE.test(code) ? ['a-variable'] : []), ...names.sort()];
}

it('every slice declares its tables', () => {
  expect(owners.size).toBeGreaterThanOrEqual(16);
  expect(owners.get('orders')).toBe('modules/payments');
});

it.each(files.filter((path) => path.endsWith('-repository.ts')))('%s names only its own tables', (path) => {
  expect(foreignTables(path, read(path))).toEqual(REASONS[path]?.tables ?? []);
});

it('only repositories query tables', () => {
  const others = files.filter((path) => !path.endsWith('-repository.ts') && !path.startsWith('db/'));
  expect(others.filter((path) => QUERY.test(read(path)))).toEqual([]);
});

it.each([
  ["db.selectFrom('orders').selectAll()", 'orders'],
  ["db.selectFrom(['trials', 'orders as o'])", 'orders'],
  ["db.selectFrom('trials')\n  .innerJoin(\n    'orders', 'orders.id', 'trials.id')", 'orders'],
  ["db.updateTable('outbox')", 'outbox'],
  ["db.insertInto('holders').columns(['session'])", 'holders'],
  ['sql`delete from orders where id = 1`', 'orders'],
  ["sql`select 1 from ${sql.table('orders')}`", 'orders'],
  ['db.deleteFrom(table)', 'a-variable'],
  ['sql`delete from ${sql.table(table)}`', 'a-variable'],
  ["db.selectFrom('trials').where('session', '=', session)", ''],
  ["// as 'orders' are\nimport type { Order } from './orders.js';", ''],
])('finds the foreign tables in %s', (source, found) => {
  expect(foreignTables('modules/trial/trial-repository.ts', source)).toEqual(
    found.split(' ').filter(Boolean),
  );
});
