// Measures the effect of more facts on reading and writing a record.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../src/app.js';
import { type DatabaseConfig, readConfig } from '../src/config.js';
import { openDatabase } from '../src/db/database.js';
import type { Database } from '../src/db/schema.js';
import { inDays } from '../src/durations.js';
import { durable, postgresServer } from '../src/testing/postgres-server.js';
import { hashToken } from '../src/tokens.js';
import { insertLearners } from '../src/testing/insert-learners.js';
import { fact } from './fact.js';

/** Facts of each record. */
const each = 1_000;
const samples = 500;
const repetitions = 5;
const batch = 500;

/** Stores records, each with its session. */
async function fill(db: Database, from: number, to: number): Promise<void> {
  for (let record = from; record < to; record++)
    await db.transaction().execute(async (trx) => {
      const session = hashToken(`learner-${record}`);
      const dates = { created_at: inDays(-2), expires_at: inDays(180) };
      await trx
        .insertInto('sessions')
        .values({ id_hash: session, cookie_hash: session, ...dates })
        .execute();
      const id = `record-${record}`;
      await insertLearners(trx, [{ session, log: id, facts: each }]);
      const rows = Array.from({ length: each }, (_, index) => {
        const stored = fact(`fact-${record}-${index + 1}`, index + 1);
        return { record: id, number: index + 1, id: stored.id, fact: JSON.stringify(stored) };
      });
      for (let start = 0; start < each; start += batch)
        await trx
          .insertInto('facts')
          .values(rows.slice(start, start + batch))
          .execute();
    });
}

/** An application with a number of records. */
interface Measured {
  app: FastifyInstance;
  db: Database;
  records: number;
}

type Ask = (measured: Measured, sample: number) => Promise<number>;

/** Returns a record, from all over the table. */
const recordOf = (records: number, sample: number) => Math.floor((records / samples) * sample);
const headersOf = ({ app }: Measured, record: number) => ({
  cookie: `sid=${encodeURIComponent(app.signCookie(`learner-${record}`))}`,
});

async function readFacts(measured: Measured, record: number, query: string): Promise<number> {
  const headers = headersOf(measured, record);
  return (await measured.app.inject({ url: `/api/record${query}`, headers })).statusCode;
}

const requests: Record<string, Ask> = {
  'GET what is new': (measured, sample) => {
    const record = recordOf(measured.records, sample);
    return readFacts(measured, record, `?after=record-${record}.${each}`);
  },
  'GET 1,000 facts': (measured, sample) => readFacts(measured, recordOf(measured.records, sample), ''),
  'POST 5 facts': async (measured, sample) => {
    const facts = Array.from({ length: 5 }, () => fact(randomUUID(), sample));
    const headers = headersOf(measured, recordOf(measured.records, sample));
    const response = await measured.app.inject({
      method: 'POST',
      url: '/api/record/facts',
      headers,
      payload: { facts },
    });
    return response.statusCode;
  },
};

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Returns the median times of a request to each application. They take turns, so that other work on the machine slows
 * all of them.
 */
async function mediansOf(all: readonly Measured[], ask: Ask): Promise<number[]> {
  const times = all.map((): number[] => []);
  for (let sample = 0; sample < samples; sample++)
    for (const [index, measured] of all.entries()) {
      const start = performance.now();
      const status = await ask(measured, sample);
      times[index]?.push(performance.now() - start);
      if (status !== 200) throw new Error(`status ${status}`);
    }
  return times.map(medianOf);
}

async function opened(database: DatabaseConfig, records: number): Promise<Measured> {
  const db = await openDatabase(database);
  const environment = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', LOAD_SHEDDING: 'off' };
  const config = { ...readConfig({ ...environment, SESSION_SECRET: 'growth'.repeat(6) }), database };
  const app = await buildApp({ config, db });
  await app.ready();
  await fill(db, 0, records);
  return { app, db, records };
}

async function compare(
  name: string,
  databases: readonly (readonly [DatabaseConfig, number])[],
): Promise<void> {
  const all: Measured[] = [];
  for (const [database, records] of databases) all.push(await opened(database, records));
  if (name === 'PostgreSQL') for (const { db } of all) await sql`vacuum analyze`.execute(db);
  for (const [request, ask] of Object.entries(requests)) {
    const rounds: number[][] = [];
    for (let round = 0; round < repetitions; round++) rounds.push(await mediansOf(all, ask));
    const medians = all.map((_, index) => medianOf(rounds.map((round) => round[index] ?? Number.NaN)));
    const ratios = rounds.map(([small = 0, large = 0]) => large / small).sort((one, other) => one - other);
    const cells = [
      `${request}, ${name}`,
      ...medians.map((time) => time.toFixed(2)),
      ratios.map((ratio) => ratio.toFixed(2)).join(', '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  for (const { app, db } of all) {
    await app.close();
    await db.destroy();
  }
}

/** Compares 10,000 facts with a million, on both databases. */
export async function factsGrow(folder: string): Promise<void> {
  console.log(
    '| request | 10,000 facts, median ms | 1,000,000 facts | ratios of the repetitions |\n|---|---|---|---|',
  );
  const sizes = [10, 1_000];
  await compare(
    'SQLite',
    sizes.map((records) => [{ engine: 'sqlite', file: join(folder, `facts-${records}.db`) }, records]),
  );
  const postgres = await postgresServer(durable);
  const admin = await openDatabase({ engine: 'postgres', url: postgres.urlOf('postgres') });
  for (const records of sizes) await sql`create database ${sql.raw(`facts_${records}`)}`.execute(admin);
  await admin.destroy();
  await compare(
    'PostgreSQL',
    sizes.map((records) => [{ engine: 'postgres', url: postgres.urlOf(`facts_${records}`) }, records]),
  );
  await postgres.remove();
}
