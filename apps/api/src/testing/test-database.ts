import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '../db/database.js';

/** Registers a function to run after the test, or all tests of a file. */
export type AtEnd = (end: () => Promise<void> | void) => void;

/** The PostgreSQL databases, by the file names that tests use. */
const named = new Map<string, string>();
let pool: pg.Pool | undefined;

/**
 * Returns the environment for a database that only the running test uses: a file on SQLite, or an empty
 * database on PostgreSQL. The same file name gives the same database.
 */
export async function testDatabase(
  file = ':memory:',
  atEnd: AtEnd = onTestFinished,
): Promise<Record<string, string>> {
  if (inject('engine') === 'sqlite') return { DATABASE_FILE: file };
  const DATABASE_URL = named.get(file) ?? (await takeDatabase(atEnd));
  if (file !== ':memory:') {
    named.set(file, DATABASE_URL);
    atEnd(() => void named.delete(file));
  }
  return { DATABASE_URL, SESSION_SECRET: 'secret'.repeat(6) };
}

/** Creates an empty database on the tests' PostgreSQL server and returns its URL. */
export async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administration().query(`create database ${name}`);
  return urlOf(name);
}

/**
 * Takes a free test database. Tests reuse databases, because creating one takes much longer than cleaning
 * one.
 */
async function takeDatabase(atEnd: AtEnd): Promise<string> {
  const { rows } = await administration().query<{ url: string }>(
    `update databases set free = false
     where url = (select url from databases where free limit 1 for update skip locked) returning url`,
  );
  const url = rows[0]?.url ?? (await newDatabase());
  atEnd(async () => {
    await administration().query('update databases set free = true where url = $1 and schema = $2', [
      url,
      await cleaned(url),
    ]);
  });
  return url;
}

async function newDatabase(): Promise<string> {
  const url = await emptyDatabase();
  await closeDatabase(await openDatabase({ engine: 'postgres', url }));
  await administration().query('insert into databases values ($1, $2, false)', [url, await cleaned(url)]);
  return url;
}

/**
 * Uses truncate: after a delete, PostgreSQL may keep planning for empty tables, and filling one then takes
 * minutes.
 */
const clean = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  do $$ begin
    execute 'truncate ' || (select string_agg(quote_ident(tablename), ', ') from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%');
  end $$`;

/** A digest of the tables, columns, indexes, and migrations, which a test may have changed. */
const schema = `
  select md5(string_agg(line, ',' order by line)) as schema from (
    select c.relname || '.' || a.attname as line from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0
    union all select name from kysely_migration) as lines`;

/** Closes all connections to a database, deletes its data, and returns a digest of its schema. */
async function cleaned(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(clean);
    const { rows } = await client.query<{ schema: string }>(schema);
    return rows[0]?.schema ?? '';
  } finally {
    await client.end();
  }
}

/** Returns a connection to the database with the list of test databases. */
function administration(): pg.Pool {
  pool ??= new pg.Pool({ connectionString: urlOf('postgres'), max: 1, allowExitOnIdle: true });
  return pool;
}

function urlOf(name: string): string {
  const url = new URL(inject('postgres') ?? '');
  url.pathname = name;
  return url.href;
}
