// Measures the effect of more facts on reading and writing a record.
import { statSync } from 'node:fs';
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

/** Facts of each record. */
const each = 1_000;
const samples = 1_000;
const batch = 500;

function fact(record: number, number: number, id = `fact-${record}-${number}`) {
  return {
    kind: 'answer',
    id,
    at: 1_700_000_000_000 + number,
    problem: `linear-equation.easy.${number}`,
    skill: 'linear-equation',
    level: 'easy',
    setting: 'skill',
    text: 'x = 5',
    verdict: 'incorrect',
    tries: 1,
    hints: 0,
    redMarks: 0,
    milliseconds: 20_000,
  };
}

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
      await trx.insertInto('records').values({ id, fact_count: each, code_hash: null }).execute();
      await trx.insertInto('record_holders').values({ session, record: id }).execute();
      const rows = Array.from({ length: each }, (_, index) => {
        const stored = fact(record, index + 1);
        return { record: id, number: index + 1, id: stored.id, fact: JSON.stringify(stored) };
      });
      for (let start = 0; start < each; start += batch)
        await trx
          .insertInto('facts')
          .values(rows.slice(start, start + batch))
          .execute();
    });
}

async function timesOf(ask: (sample: number) => Promise<number>): Promise<string> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const start = performance.now();
    const status = await ask(sample);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`status ${status}`);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);
  return `${at(0.5)} / ${at(0.99)}`;
}

/** Reads what is new, reads a complete record, and stores five facts, in records from all over the table. */
async function cellsOf(app: FastifyInstance, records: number): Promise<string[]> {
  const recordOf = (sample: number) => Math.floor((records / samples) * sample);
  const headersOf = (record: number) => ({
    cookie: `sid=${encodeURIComponent(app.signCookie(`learner-${record}`))}`,
  });
  const read = async (record: number, query: string) =>
    (await app.inject({ url: `/api/record${query}`, headers: headersOf(record) })).statusCode;
  return [
    await timesOf((sample) => read(recordOf(sample), `?after=record-${recordOf(sample)}.${each}`)),
    await timesOf((sample) => read(recordOf(sample), '')),
    await timesOf(async (sample) => {
      const facts = Array.from({ length: 5 }, (_, index) =>
        fact(sample, index, `new-${records}-${sample}-${index}`),
      );
      const headers = headersOf(recordOf(sample));
      const response = await app.inject({
        method: 'POST',
        url: '/api/record/facts',
        headers,
        payload: { facts },
      });
      return response.statusCode;
    }),
  ];
}

async function factsGrowIn(
  name: string,
  database: DatabaseConfig,
  sizeOf: (db: Database) => Promise<number>,
): Promise<void> {
  const db = await openDatabase(database);
  const environment = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', LOAD_SHEDDING: 'off' };
  const config = { ...readConfig({ ...environment, SESSION_SECRET: 'growth'.repeat(6) }), database };
  const app = await buildApp({ config, db });
  await app.ready();
  let stored = 0;
  for (const records of [10, 1_000]) {
    await fill(db, stored, records);
    stored = records;
    const size = `${((await sizeOf(db)) / 1e6).toFixed(0)} MB`;
    const cells = [
      `${(records * each).toLocaleString('en')}, ${name}`,
      size,
      ...(await cellsOf(app, records)),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await app.close();
  await db.destroy();
}

/** Compares 10,000 facts with a million, on both databases. */
export async function factsGrow(folder: string): Promise<void> {
  console.log(
    '| facts | on disk | GET what is new | GET 1,000 facts | POST 5 facts |\n|---|---|---|---|---|',
  );
  const file = join(folder, 'facts.db');
  await factsGrowIn('SQLite', { engine: 'sqlite', file }, () => Promise.resolve(statSync(file).size));
  const postgres = await postgresServer(durable);
  await factsGrowIn('PostgreSQL', { engine: 'postgres', url: postgres.urlOf('postgres') }, async (db) => {
    await sql`vacuum analyze`.execute(db);
    const size = sql<{ size: string }>`select pg_database_size(current_database()) as size`;
    return Number((await size.execute(db)).rows[0]?.size);
  });
  await postgres.remove();
}
