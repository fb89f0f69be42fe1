// Compares the processor time of the most expensive calls with that of the bare route.
import { readFileSync } from 'node:fs';
import { maxFacts } from '@mathtools/contracts/record';
import { openDatabase } from '../src/db/database.js';
import { loadOf } from './closed-loop.js';
import { fact, storeFacts } from './fact.js';
import { printHead, printRow } from './figures.js';
import { databaseFile } from './servers.js';
import { type Target, visitor } from './targets.js';

const rows = 50_000;
const long = `x = ${'1/7+(2-3)^2*'.repeat(16)}1`;
const factsFrom = (number: number) =>
  Array.from({ length: maxFacts }, (_, index) => fact(`worst-fact-${number + index}`, number + index, long));

/** Fills the record that has one fact with as many as a record may have. */
async function fillRecord(): Promise<void> {
  const db = await openDatabase({ engine: 'sqlite', file: databaseFile('application') });
  const own = db.selectFrom('records').select('id').where('fact_count', '=', 1);
  const { id: record } = await own.executeTakeFirstOrThrow();
  await storeFacts(db, record, [2, rows], long);
  await db.updateTable('records').set({ fact_count: rows }).where('id', '=', record).execute();
  await db.destroy();
}

const sheet = '?topics=algebra.50&version=b&replaced=1x66.2x66.3x66.4x2&seed=';
const calls: [route: string, queryOf: (call: number) => string, bodyOf?: (call: number) => object][] = [
  ['POST /api/record/facts', () => '', (call) => ({ facts: factsFrom(100_000 + call * maxFacts) })],
  ['GET /api/practice/worksheet', (call) => sheet + String(call)],
  ['GET /api/record', () => ''],
  ['GET /api/record/export', () => ''],
  ['GET /api/record/export.csv', () => ''],
];

/** Prints the processor time of the most expensive calls, as a multiple of the bare route's, and for each point. */
export async function compareWorst({ server, bare }: Target): Promise<void> {
  const prices = readFileSync(new URL('../../../src/plugins/limits/prices.txt', import.meta.url), 'utf8');
  const bareUs = (await loadOf(bare)).processorUs;
  printHead('worst input', 'points', 'processor time', 'multiple of bare', 'per point');
  for (const [index, [route, queryOf, bodyOf]] of calls.entries()) {
    const points = Number(new RegExp(`^${route}: (\\d+)`, 'm').exec(prices)?.[1]);
    const own = { cookie: await visitor(server), 'x-forwarded-for': `10.253.0.${index}` };
    const send = async (target: string, facts?: object) => {
      const [method = '', path = ''] = target.split(' ');
      const headers = { ...own, ...(facts && { 'content-type': 'application/json' }) };
      const body = facts && { body: JSON.stringify(facts) };
      const response = await fetch(server.origin + path, { method, headers, ...body });
      if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    };
    if (route.startsWith('GET /api/record')) {
      await send('POST /api/record/facts', { facts: [fact('first-fact', 0)] });
      await fillRecord();
    }
    // A session may spend 20,000 points a minute.
    const times = Math.max(1, Math.min(50, Math.floor(18_000 / points) - 1));
    let before = 0;
    for (let call = 0; call <= times; call++) {
      await send(route + queryOf(call), bodyOf?.(call));
      if (call === 0) before = server.processorMs(); // The first call is a warm-up.
    }
    const us = ((server.processorMs() - before) * 1000) / times;
    const ratios = [`${Math.round(us / bareUs)} ×`, `${Math.round(us / points)} µs`];
    printRow(route, points, `${(us / 1000).toFixed(1)} ms`, ...ratios);
  }
}
