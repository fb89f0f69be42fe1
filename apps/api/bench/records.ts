// Measures exports, joins and erasures of large records in the built server: the memory, and the delay of other requests.
import { setTimeout as delay } from 'node:timers/promises';
import { sign } from '@fastify/cookie';
import { openDatabase } from '../src/db/database.js';
import { hashToken } from '../src/tokens.js';
import { fact, storeVisitor } from './fact.js';
import { median, printHead, printRow } from './figures.js';
import { databaseFile, type Server, startServer } from './servers.js';

const secret = 'records'.repeat(5);
const exported = 200_000;
const exports = 20;
const paths = ['/api/record/export', '/api/record/export.csv'] as const;
const joined = 49_000;
const mostAddedMB = 100;
const mostDelayMs = 200;
const hard = ['x = 5', 'hard'] as const;

async function send({ origin }: Server, visitor: string, path: string, init: RequestInit = {}) {
  const cookie = `sid=${encodeURIComponent(sign(visitor, secret))}`;
  const headers = { cookie, ...(init.body && { 'content-type': 'application/json' }) };
  const response = await fetch(origin + path, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Downloads a record, quickly or slowly, and returns its size in bytes. */
async function download(server: Server, path: string, isSlow: boolean): Promise<number> {
  const { body } = await send(server, 'archivist', path);
  let size = 0;
  for await (const chunk of body ?? []) {
    size += (chunk as Uint8Array).length;
    if (isSlow && size % 7 === 0) await delay(2);
  }
  return size;
}

/** Returns the largest number of megabytes that exports at the same time add to the memory. */
async function addedByExports(server: Server): Promise<number> {
  // The heap has reached its usual size after the first downloads.
  for (const path of paths) await download(server, path, false);
  await delay(2_000);
  const idle = server.residentMB();
  let most = idle;
  const timer = setInterval(() => (most = Math.max(most, server.residentMB())), 20);
  const sizes = await Promise.all(
    Array.from({ length: exports }, (_, n) => download(server, paths[n % 4 < 2 ? 0 : 1], n % 2 === 1)),
  );
  clearInterval(timer);
  if (new Set(sizes).size !== 2) throw new Error(`Exports of different sizes: ${sizes.join()}`);
  return most - idle;
}

/** Returns the median and the longest time of another visitor's requests while work is going on. */
async function waitsDuring(server: Server, work: Promise<unknown>) {
  const times: number[] = [];
  const state = { isDone: false };
  const end = work.finally(() => (state.isDone = true));
  const body = JSON.stringify({ problemsCompleted: 12, streak: 3 });
  for (let n = 0; !state.isDone; n++) {
    const start = performance.now();
    const init = n % 2 === 0 ? {} : { method: 'POST', body };
    await (await send(server, 'neighbor', '/api/progress/algebra', init)).arrayBuffer();
    times.push(performance.now() - start);
    await delay(2);
  }
  await end;
  return { usual: median(times), longest: Math.max(...times) };
}

/** Prints the figures, and returns the names of those over their limit. */
export async function watchRecords(): Promise<string[]> {
  const db = await openDatabase({ engine: 'sqlite', file: databaseFile('records') });
  await storeVisitor(db, 'archivist', exported, ...hard);
  await storeVisitor(db, 'phone', joined, ...hard);
  for (const visitor of ['laptop', 'neighbor', 'learner']) await storeVisitor(db, visitor, 0);
  const server = await startServer('application', 'records', { SESSION_SECRET: secret, RATE_LIMITS: 'off' });
  const over: string[] = [];
  const added = await addedByExports(server);
  console.log(`\n${exports} exports of ${exported.toLocaleString('en')} facts add ${added.toFixed(0)} MB.`);
  if (!(added <= mostAddedMB)) over.push('exports');
  const learnerOf = (visitor: string) => `/api/learners/${hashToken(visitor).slice(0, 22)}`;
  const change = (visitor: string, path: string, body?: object) =>
    send(server, visitor, path, { method: 'POST', ...(body && { body: JSON.stringify(body) }) });
  const works: Record<string, () => Promise<unknown>> = {
    nothing: () => delay(3_000),
    [`joining ${joined.toLocaleString('en')} facts`]: async () => {
      const made = await change('laptop', `${learnerOf('laptop')}/code`);
      const { code } = (await made.json()) as { code: string };
      const begun = await change('phone', '/api/joins', { learner: hashToken('phone').slice(0, 22), code });
      const { join } = (await begun.json()) as { join: { id: string } };
      for (const visitor of ['laptop', 'phone'])
        await change(visitor, `/api/joins/${join.id}/answer`, { isAgreed: true });
    },
    'erasing them': async () => {
      await change('phone', `${learnerOf('phone')}/leave`);
      await change('phone', `${learnerOf('phone')}/delete`, { isErased: true });
      await change('laptop', `${learnerOf('laptop')}/delete`, { isErased: true });
      const facts = db.selectFrom('facts').select('id').where('record', '=', 'phone').limit(1);
      while ((await facts.execute()).length > 0) await delay(50);
    },
    'grading 2,000 answers': async () => {
      for (let n = 0; n < 20; n++) {
        const facts = Array.from({ length: 100 }, (_, index) =>
          fact(`fact-new-${n}-${index}`, n * 100 + index, ...hard),
        );
        await change('learner', '/api/record/facts', { facts });
      }
    },
  };
  printHead('while the server is', 'it takes', 'another visitor waits, median', 'longest');
  let quiet = Number.POSITIVE_INFINITY;
  for (const [name, work] of Object.entries(works)) {
    const start = performance.now();
    const { usual, longest } = await waitsDuring(server, work());
    const took = ((performance.now() - start) / 1000).toFixed(1);
    printRow(name, `${took} s`, `${usual.toFixed(1)} ms`, `${longest.toFixed(0)} ms`);
    quiet = Math.min(quiet, longest);
    if (!(longest - quiet <= mostDelayMs)) over.push(name);
  }
  await db.destroy();
  await server.stop();
  return over;
}
