import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sign } from '@fastify/cookie';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { ownDatabase } from './commands/own-database.test-support.js';
import { readConfig } from './config.js';
import { openDatabase } from './db/database.js';
import { isUnavailable } from './db/failures.js';
import { isMigrated } from './db/migrate.js';
import { migrations } from './db/migrations/index.js';
import type { Database } from './db/schema.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { hashToken } from './tokens.js';

/**
 * The previous release, identified by its newest migration. The server has had no release yet, so this is the
 * shop before it handled withdrawals. Every statement in this file belongs to that release, so none changes
 * with the schema. A later release replaces them.
 */
const newest = '015-resolved-events';
const previous = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= newest));

const secret = 'secret'.repeat(6);
const now = new Date().toISOString();
const filled = 20_000;
const visitors = ['visitor 1', 'visitor 2', 'visitor 3', 'visitor 4'];

const columnsOfOrder = sql`(id, session, product, amount_cents, attempt, payment, refunded_cents, dispute, created_at, paid_at)`;

/** Creates visitors with progress, each of whom has bought a pack and written a message. */
async function fill(db: Database): Promise<void> {
  const rows = [
    sql`insert into sessions (id_hash, cookie_hash, created_at, expires_at)
      select 'visitor ' || n, 'visitor ' || n, ${now}, '2099'`,
    sql`insert into progress (session, category, problems_completed, streak, updated_at)
      select 'visitor ' || n, 'algebra', 0, 0, ${now}`,
    sql`insert into orders ${columnsOfOrder}
      select 'order ' || n, 'visitor ' || n, 'quadratics', 1499, 1, 'paid', 0, 'none', ${now}, ${now}`,
    sql`insert into contact_messages (id, name, email, subject, message, created_at)
      select 'message ' || n, 'Ada', 'ada@math.example', 'Hello', 'How?', ${now}`,
  ];
  for (const insert of rows)
    await sql`with recursive numbers(n) as
      (select 1 union all select n + 1 from numbers where n < ${sql.lit(filled)}) ${insert} from numbers`.execute(
      db,
    );
}

/** Stores a visitor who returns after the upgrade, and that visitor's data. */
async function storeAda(db: Database) {
  const order = randomUUID();
  const session = hashToken('ada');
  await sql`insert into sessions (id_hash, cookie_hash, created_at, expires_at)
    values (${session}, ${session}, ${now}, '2099')`.execute(db);
  await sql`insert into progress (session, category, problems_completed, streak, updated_at)
    values (${session}, 'algebra', 7, 3, ${now})`.execute(db);
  await sql`insert into orders ${columnsOfOrder}
    values (${order}, ${session}, 'quadratics', 1499, 1, 'pending', 0, 'none', ${now}, null)`.execute(db);
  await pay(db, order, session);
  return { order, cookie: `sid=${encodeURIComponent(sign('ada', secret))}` };
}

/** Receives the message that an order is paid, like a server of the previous release. */
async function pay(db: Database, order: string, session: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`insert into payment_events (id, type, created_at, received_at, outcome)
      values (${order}, 'payment_intent.succeeded', ${now}, ${now}, 'foreign') on conflict do nothing returning id`.execute(
      trx,
    );
    if (rows.length === 0) return;
    await sql`select * from orders where id = ${order}`.execute(trx);
    await sql`update orders set payment = 'paid', paid_at = ${now} where id = ${order}`.execute(trx);
    await sql`insert into entitlements (id, product, granted_at, trial) values (${order}, 'quadratics', ${now}, 0)`.execute(
      trx,
    );
    await sql`insert into holders (entitlement, session, since) values (${order}, ${session}, ${now})`.execute(
      trx,
    );
    await sql`update payment_events set outcome = 'applied', order_id = ${order} where id = ${order}`.execute(
      trx,
    );
  });
}

/**
 * Retries operations that fail temporarily, as visitors and the payment provider do. Any other error is real.
 */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    await delay(20);
  }
}

/** Reads and writes continuously, like servers of the previous release. */
function startLoad(db: Database) {
  const rounds = new Map(visitors.map((session) => [session, 0]));
  let isOver = false;
  const visit = async (session: string) => {
    for (let round = 1; !isOver; round++) {
      const order = `${session}, ${round}`;
      await untilDone(() =>
        sql`update progress set problems_completed = ${round} where session = ${session}`.execute(db),
      );
      await untilDone(() =>
        sql`insert into orders ${columnsOfOrder}
          values (${order}, ${session}, 'quadratics', 1499, 1, 'pending', 0, 'none', ${now}, null)
          on conflict do nothing`.execute(db),
      );
      await untilDone(() => pay(db, order, session));
      rounds.set(session, round);
      const bought = await untilDone(() =>
        sql`select id from orders where session = ${session} and payment = 'paid'`.execute(db),
      );
      expect(bought.rows).toHaveLength(1 + round);
      await delay(1);
    }
  };
  const all = Promise.all(visitors.map(visit));
  const grown = async () => {
    const before = new Map(rounds);
    while (visitors.some((session) => (rounds.get(session) ?? 0) < (before.get(session) ?? 0) + 10))
      await delay(5);
  };
  const stop = async () => {
    isOver = true;
    await all;
  };
  onTestFinished(async () => {
    isOver = true;
    await Promise.allSettled([all]);
  });
  /** Waits until every visitor has made ten more rounds. */
  return { rounds, stop, more: () => Promise.race([all, grown()]) };
}

async function count(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
  return rows[0]?.rows ?? Number.NaN;
}

it('a filled database of the previous release is upgraded while that release reads and writes: nothing is lost, and what failed succeeds later', async () => {
  const environment = { SESSION_SECRET: secret, ...(await ownDatabase()) };
  const { database } = readConfig(environment);
  const old = await openDatabase(database, previous);
  onTestFinished(() => old.destroy());
  await fill(old);
  const ada = await storeAda(old);
  expect(await isMigrated(old, previous)).toBe(true);

  const { rounds, stop, more } = startLoad(old);
  await more();
  const { port } = await startServer({ ...environment, WEB_ROOT: siteFolder() });
  await more();
  await stop();

  expect(await isMigrated(old), 'the database belongs to the new release').toBe(true);
  expect(await isMigrated(old, previous), 'servers of the old one are not ready').toBe(false);
  const bought = [...rounds.values()].reduce((sum, round) => sum + round);
  expect(await count(old, 'contact_messages')).toBe(filled);
  expect(await count(old, 'orders')).toBe(filled + 1 + bought);
  for (const table of ['payment_events', 'entitlements'])
    expect(await count(old, table), table).toBe(1 + bought);
  const { rows: holders } = await sql`select entitlement from holders where learner is null`.execute(old);
  expect(holders).toHaveLength(1 + bought);
  expect(await count(old, 'holders'), 'purchases, and a learner for the progress of each visitor').toBe(
    1 + bought + filled + 1,
  );
  for (const [session, round] of rounds) {
    const { rows } = await sql`select problems_completed from progress where session = ${session}`.execute(
      old,
    );
    expect(rows).toEqual([{ problems_completed: round }]);
  }

  const ask = async (path: string, body?: object) => {
    const headers = { cookie: ada.cookie, 'content-type': 'application/json' };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, { headers, ...sent });
    return [answer.status, await answer.json()] as const;
  };
  expect((await ask('health/ready'))[0]).toBe(200);
  expect(await ask('progress/algebra')).toEqual([200, { problemsCompleted: 7, streak: 3 }]);
  expect(await ask('marketplace/library')).toMatchObject([200, { packs: ['quadratics'] }]);
  const next = { problemsCompleted: 8, streak: 4 };
  expect(await ask('progress/algebra', next)).toMatchObject([200, next]);
  const withdrawal = { name: 'Ada', order: ada.order, email: 'ada@math.example' };
  expect((await ask('withdrawals', withdrawal))[0], 'new features work for an old order').toBe(200);
});
