// Measures the effect of more data: problems, sessions, facts, tools, and visitors. Measures all of them, or those
// named on the command line.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BANK } from '@mathtools/content';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { DatabaseConfig } from '../src/config.js';
import type { Database } from '../src/db/schema.js';
import { inDays } from '../src/durations.js';
import { deleteExpiredSessions } from '../src/plugins/session/session-repository.js';
import { insertLearners } from '../src/testing/insert-learners.js';
import { durable, postgresServer } from '../src/testing/postgres-server.js';
import { hashToken } from '../src/tokens.js';
import { applicationOn, headersOf } from './application.js';
import { factsGrow } from './facts.js';
import { printHead, printRow, quantile } from './figures.js';
import { visitorsGrow } from './visitors.js';

const samples = 2_000;
const batch = 1_000;
/** Every tenth session owns a pack, and every fiftieth has expired. */
const owners = 10;
const expired = 50;

/** Stores sessions with progress, some with a purchase. */
async function fill(db: Database, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += batch) {
    const ids = Array.from({ length: batch }, (_, n) => start + n);
    const own = ids.filter((n) => n % owners === 0);
    const key = (n: number) => hashToken(`visitor-${n}`);
    await db.transaction().execute(async (trx) => {
      const sessions = ids.map((n) => {
        const expires_at = inDays(n % expired === 1 ? -1 : 180);
        return { id_hash: key(n), cookie_hash: key(n), created_at: inDays(-2), expires_at };
      });
      await trx.insertInto('sessions').values(sessions).execute();
      const learners = ids.map((n) => ({ session: key(n), log: key(n), facts: 0 }));
      await insertLearners(trx, learners);
      const practiced = { category: 'algebra', problems_completed: 1, streak: 1 } as const;
      const progress = { ...practiced, updated_at: inDays(0) };
      await trx
        .insertInto('progress')
        .values(ids.map((n) => ({ session: key(n), learner: key(n).slice(0, 22), ...progress })))
        .execute();
      const bought = { product: 'quadratics', trial: 0, granted_at: inDays(0), expires_at: null } as const;
      await trx
        .insertInto('entitlements')
        .values(own.map((n) => ({ id: `order-${n}`, ...bought })))
        .execute();
      await trx
        .insertInto('holders')
        .values(
          own.map((n) => ({ entitlement: `order-${n}`, session: key(n), since: inDays(0), how: 'bought' })),
        )
        .execute();
    });
  }
}

/**
 * Returns the median and the 99th percentile of a route's response time, for sequential requests from
 * different visitors.
 */
async function timesOf(
  app: FastifyInstance,
  sessions: number,
  method: 'GET' | 'POST',
  url: string,
): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < samples; n++) {
    const visitor = Math.floor((sessions / samples) * n);
    const headers = headersOf(app, `visitor-${visitor - (visitor % owners)}`);
    const payload = { problemsCompleted: n, streak: 1 };
    const start = performance.now();
    const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
    times.push(performance.now() - start);
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  }
  const at = (share: number) => quantile(times, share).toFixed(2);
  return `${at(0.5)} / ${at(0.99)}`;
}

async function sessionsGrow(
  name: string,
  database: DatabaseConfig,
  sizeOf: (db: Database) => Promise<number>,
) {
  const { app, db, close } = await applicationOn(database);
  let stored = 0;
  for (const sessions of [10_000, 1_000_000]) {
    await fill(db, stored, sessions);
    stored = sessions;
    const cells = [name, sessions.toLocaleString('en'), `${((await sizeOf(db)) / 1e6).toFixed(0)} MB`];
    for (const [method, url] of [
      ['GET', '/api/progress/algebra'],
      ['POST', '/api/progress/algebra'],
      ['GET', '/api/marketplace/library'],
    ] as const)
      cells.push(await timesOf(app, sessions, method, url));
    const { count } = await db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('expires_at', '<', inDays(0))
      .executeTakeFirstOrThrow();
    const start = performance.now();
    await deleteExpiredSessions(db);
    cells.push(`${count} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    printRow(...cells);
  }
  await close();
}

async function sessionsGrowOnBoth(folder: string): Promise<void> {
  printHead(
    ...['engine', 'sessions', 'size', 'GET progress, ms, median / p99', 'POST progress', 'library'],
    'expired sessions deleted',
  );
  const file = join(folder, 'mathtools.db');
  await sessionsGrow('SQLite', { engine: 'sqlite', file }, () => Promise.resolve(statSync(file).size));
  const postgres = await postgresServer(durable);
  await sessionsGrow('PostgreSQL', { engine: 'postgres', url: postgres.urlOf('postgres') }, async (db) => {
    await sql`vacuum analyze`.execute(db); // PostgreSQL does the same within a minute
    const size = sql<{ size: string }>`select pg_database_size(current_database()) as size`;
    return Number((await size.execute(db)).rows[0]?.size);
  });
  await postgres.remove();
}

/** Times random problems without the minimum interval between two generated ones. */
async function problemsGrow(folder: string): Promise<void> {
  printHead('authored problems', 'random problem, ms, median / p99', 'start', 'additional memory');
  for (const times of [1, 1_000]) {
    const before = process.memoryUsage().rss;
    const authored = BANK.flatMap((problem) =>
      Array.from({ length: times }, (_, n) => (n === 0 ? problem : { ...problem, id: `${problem.id}-${n}` })),
    );
    const database = { engine: 'sqlite', file: join(folder, 'problems.db') } as const;
    const { app, startedInMs, close } = await applicationOn(database, authored);
    const drawn = await timesOf(app, 1, 'GET', '/api/practice/random/algebra');
    const memory = (process.memoryUsage().rss - before) / 1e6;
    const count = authored.length.toLocaleString('en');
    printRow(count, drawn, `${startedInMs.toFixed(0)} ms`, `${memory.toFixed(0)} MB`);
    await close();
  }
}

const parts = {
  problems: problemsGrow,
  sessions: sessionsGrowOnBoth,
  facts: factsGrow,
  visitors: visitorsGrow,
};
const named = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const folder = mkdtempSync(join(tmpdir(), 'mathtools-growth-'));
  await part(folder).finally(() => {
    rmSync(folder, { recursive: true });
  });
}
