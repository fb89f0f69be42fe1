import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from './config.js';
import { openDatabase } from './db/database.js';
import type { Database } from './db/schema.js';
import { ask } from './testing/ask.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { temporaryFolder } from './testing/temporary-folder.js';
import { testDatabase } from './testing/test-database.js';

const sessions = inject('scale') === 'soak' ? 1_000_000 : 100_000;
const orders = 100_000;
const longestWaitMs = 100;

const paths = ['/api/marketplace/products', '/api/progress/algebra', '/api/health/ready', '/about'];

/** Stores expired sessions, each seventh with an order. */
async function fill(db: Database): Promise<void> {
  const numbers = (count: number) =>
    sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;
  await sql`${numbers(sessions)} insert into sessions (id_hash, cookie_hash, created_at, expires_at)
    select 'visitor ' || n, 'visitor ' || n, '2020-01-01', '2020-01-' || (10 + n % 20) from numbers`.execute(
    db,
  );
  await sql`${numbers(orders)} insert into orders
    (id, session, product, amount_cents, attempt, payment, refunded_cents, dispute, created_at)
    select 'order ' || n, 'visitor ' || (1 + n * 7 % ${sql.lit(sessions)}), 'quadratics', 1499, 1, 'paid', 0, 'none', '2020-01-01'
    from numbers`.execute(db);
}

/** Asks without pause until told to stop; returns the longest wait and the number of answers. */
async function longestWait(port: number, isOver: () => Promise<boolean>) {
  const agent = new Agent({ keepAlive: true });
  let longest = 0;
  let answers = 0;
  const asking = async (path: string, isDone: () => boolean) => {
    while (!isDone()) {
      const started = performance.now();
      expect((await ask(port, path, { agent, headers: { cookie: 'sid=unknown' } })).status).toBe(200);
      longest = Math.max(longest, performance.now() - started);
      answers++;
      await delay(5);
    }
  };
  let done = false;
  const all = Promise.all(paths.map((path) => asking(path, () => done)));
  while (!(await isOver())) await delay(2_000);
  done = true;
  await all;
  agent.destroy();
  return { longest, answers };
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
  const { port } = await startServer(environment);
  const started = performance.now();
  const left = async () => {
    const { rows } = await sql<{ left: number }>`select count(*) as left from sessions`.execute(db);
    return rows[0]?.left ?? 0;
  };
  const during = await longestWait(port, async () => (await left()) === 0);
  const took = performance.now() - started;
  const idleUntil = performance.now() + 10_000;
  const after = await longestWait(port, () => Promise.resolve(performance.now() > idleUntil));
  console.info(
    `${inject('engine')}: ${sessions} sessions deleted in ${(took / 1000).toFixed(1)} s; longest wait of ` +
      `${during.answers} requests ${during.longest.toFixed(1)} ms, afterwards of ${after.answers} ${after.longest.toFixed(1)} ms`,
  );
  // Beside other tests a request waits for them too. On a quiet machine what it waits for anyway does not count.
  if (inject('scale') === 'soak') expect(during.longest).toBeLessThan(longestWaitMs + after.longest);
});
