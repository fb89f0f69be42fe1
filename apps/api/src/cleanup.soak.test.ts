import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from './config.js';
import { openDatabase } from './db/database.js';
import type { Database } from './db/schema.js';
import { type Answer, answerTo, ask } from './testing/ask.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { temporaryFolder } from './testing/temporary-folder.js';
import { testDatabase } from './testing/test-database.js';

const sessions = 1_000_000;
const orders = 100_000;
const part = 5_000;
const longestWaitMs = 100;

const paths = ['/api/marketplace/products', '/api/progress/algebra', '/api/health/ready', '/about'];
const done = JSON.stringify({ problemsCompleted: 1, streak: 1 });

/** Stores expired sessions; every seventh one has an order. */
async function fill(db: Database): Promise<void> {
  const insert = async (count: number, rows: ReturnType<typeof sql>) => {
    // Inserts in batches, because PostgreSQL limits the duration of a statement.
    for (let first = 1; first <= count; first += part)
      await sql`with recursive numbers(n) as
        (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(first + part - 1)})
        ${rows} from numbers`.execute(db);
  };
  await insert(
    sessions,
    sql`insert into sessions (id_hash, cookie_hash, created_at, expires_at)
      select 'visitor ' || n, 'visitor ' || n, '2020-01-01', '2020-01-' || (10 + n % 20)`,
  );
  await insert(
    orders,
    sql`insert into orders
      (id, session, product, amount_cents, attempt, payment, refunded_cents, dispute, created_at)
      select 'order ' || n, 'visitor ' || (1 + n * 7 % ${sql.lit(sessions)}),
        'quadratics', 1499, 1, 'paid', 0, 'none', '2020-01-01'`,
  );
}

/**
 * Returns how long the first thread of a process, or of this one, was ready to run but waited for a
 * processor, according to Linux.
 */
function queuedMs(process: number | 'thread-self'): number {
  try {
    return Number(readFileSync(`/proc/${process}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** The duration of a request, and the part of it that neither process spent waiting for a processor. */
interface Wait {
  whole: number;
  own: number;
}

/** Reads and writes continuously until stopped. */
async function waitsFor(port: number, pid: number, isOver: () => Promise<boolean>): Promise<Wait[]> {
  const agent = new Agent({ keepAlive: true });
  const waits: Wait[] = [];
  let stopped = false;
  const isStopped = () => stopped;
  const read = (path: string) => () => ask(port, path, { agent, headers: { cookie: 'sid=unknown' } });
  // Each iteration uses a new visitor, which adds a row.
  const write = () => {
    const headers = { 'content-type': 'application/json' };
    const to = { port, host: '127.0.0.1', path: '/api/progress/algebra', method: 'POST', headers, agent };
    return answerTo(request(to).end(done));
  };
  const queued = () => [queuedMs(pid), queuedMs('thread-self')] as const;
  const asking = async (answer: () => Promise<Answer>) => {
    while (!isStopped()) {
      const started = performance.now();
      const [thereBefore, hereBefore] = queued();
      expect((await answer()).status).toBe(200);
      const whole = performance.now() - started;
      const [there, here] = queued();
      // Both may wait at the same time, so only the longer wait is certain.
      waits.push({ whole, own: whole - Math.max(there - thereBefore, here - hereBefore) });
      await delay(5);
    }
  };
  const all = Promise.all([...paths.map(read), write].map(asking));
  while (!(await isOver())) await delay(2_000);
  stopped = true;
  await all;
  agent.destroy();
  return waits;
}

/** Returns the 99th percentile and the maximum of the waits. */
function longest(waits: number[]): { usual: number; last: number } {
  const sorted = [...waits].sort((one, other) => one - other);
  return { usual: sorted[Math.floor(sorted.length * 0.99)] ?? 0, last: sorted.at(-1) ?? 0 };
}

it('deletes very many sessions while no request waits long', { timeout: 1_800_000 }, async () => {
  const environment = {
    ...(await testDatabase(join(temporaryFolder(), 'm.db'))),
    WEB_ROOT: siteFolder(),
    RATE_LIMITS: 'off',
  };
  const db = await openDatabase(readConfig(environment).database);
  onTestFinished(() => db.destroy());
  await fill(db);
  const { port, child } = await startServer(environment);
  const waits = (isOver: () => Promise<boolean>) => waitsFor(port, child.pid ?? 0, isOver);
  const started = performance.now();
  // This query isn't measured: it keeps the measuring process busy for a long time.
  const areGone = async () =>
    (await db.selectFrom('sessions').select('id_hash').where('expires_at', '<', '2021').limit(1).execute())
      .length === 0;
  const during = await waits(areGone);
  const took = performance.now() - started;
  const idleUntil = performance.now() + 10_000;
  const after = await waits(() => Promise.resolve(performance.now() > idleUntil));
  const summary = (waits: Wait[]) => {
    const [whole, own] = [longest(waits.map(({ whole }) => whole)), longest(waits.map(({ own }) => own))];
    return (
      `99% of ${waits.length} requests waited at most ${whole.usual.toFixed(1)} ms, the slowest ${whole.last.toFixed(1)} ms; ` +
      `without waiting for a processor, ${own.usual.toFixed(1)} and ${own.last.toFixed(1)} ms`
    );
  };
  console.info(
    `${inject('engine')}: ${sessions} sessions deleted in ${(took / 1000).toFixed(1)} s; ${summary(during)}; afterwards, ${summary(after)}`,
  );
  // Other programs compete for the processors. That wait isn't caused by the cleanup.
  expect(longest(during.map(({ own }) => own)).last).toBeLessThan(longestWaitMs);
});
