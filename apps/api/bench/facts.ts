// Measures the effect of more facts on reading and writing a record.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseConfig } from '../src/config.js';
import { openDatabase } from '../src/db/database.js';
import { durable, postgresServer } from '../src/testing/postgres-server.js';
import { type Application, applicationOn, headersOf } from './application.js';
import { fact, storeVisitor } from './fact.js';
import { median, printHead, printRow } from './figures.js';

/** Facts of each record. */
const each = 1_000;
const samples = 500;
const repetitions = 5;

/** An application with a number of records. */
interface Measured extends Application {
  records: number;
}

type Ask = (measured: Measured, sample: number) => Promise<number>;

/** Returns a learner, from all over the table. */
const learnerOf = ({ records }: Measured, sample: number) =>
  `learner-${Math.floor((records / samples) * sample)}`;

async function readFacts({ app }: Measured, learner: string, query = ''): Promise<number> {
  const headers = headersOf(app, learner);
  return (await app.inject({ url: `/api/record${query}`, headers })).statusCode;
}

const requests: Record<string, Ask> = {
  'GET what is new': (measured, sample) => {
    const learner = learnerOf(measured, sample);
    return readFacts(measured, learner, `?after=${learner}.${each}`);
  },
  'GET 1,000 facts': (measured, sample) => readFacts(measured, learnerOf(measured, sample)),
  'POST 5 facts': async (measured, sample) => {
    const facts = Array.from({ length: 5 }, () => fact(randomUUID(), sample));
    const headers = headersOf(measured.app, learnerOf(measured, sample));
    const url = '/api/record/facts';
    const response = await measured.app.inject({ method: 'POST', url, headers, payload: { facts } });
    return response.statusCode;
  },
};

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
  return times.map(median);
}

async function compare(
  name: string,
  databases: readonly (readonly [DatabaseConfig, number])[],
): Promise<void> {
  const all: Measured[] = [];
  for (const [database, records] of databases) {
    const application = await applicationOn(database);
    for (let record = 0; record < records; record++)
      await storeVisitor(application.db, `learner-${record}`, each);
    all.push({ ...application, records });
  }
  if (name === 'PostgreSQL') for (const { db } of all) await sql`vacuum analyze`.execute(db);
  for (const [request, ask] of Object.entries(requests)) {
    const rounds: number[][] = [];
    for (let round = 0; round < repetitions; round++) rounds.push(await mediansOf(all, ask));
    const medians = all.map((_, index) => median(rounds.map((round) => round[index] ?? Number.NaN)));
    const ratios = rounds.map(([small = 0, large = 0]) => large / small).sort((one, other) => one - other);
    printRow(
      `${request}, ${name}`,
      ...medians.map((time) => time.toFixed(2)),
      ratios.map((ratio) => ratio.toFixed(2)).join(', '),
    );
  }
  for (const { close } of all) await close();
}

/** Compares 10,000 facts with a million, on both databases. */
export async function factsGrow(folder: string): Promise<void> {
  printHead('request', '10,000 facts, median ms', '1,000,000 facts', 'ratios of the repetitions');
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
