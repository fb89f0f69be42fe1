import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { batchSize } from './db/batches.js';
import type { Database } from './db/schema.js';

/** How many a server needs seconds to delete. */
const many = 200 * batchSize;

/** Stores expired sessions, each with its progress, until there are many. */
export async function fillWithExpiredSessions(db: Database): Promise<void> {
  const missing = many - (await expiredSessions(db));
  const id = sql`${sql.lit(randomUUID())} || n`;
  await sql`with recursive numbers(n) as
      (select 1 union all select n + 1 from numbers where n < ${sql.lit(missing)})
    insert into sessions (id_hash, cookie_hash, created_at, expires_at)
    select ${id}, ${id}, '2020', '2020' from numbers`.execute(db);
  await sql`insert into progress (session, category, problems_completed, streak, updated_at)
    select id_hash, 'algebra', 1, 1, '2020' from sessions where expires_at = '2020'
    on conflict do nothing`.execute(db);
}

/** Counts them. */
export async function expiredSessions(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from sessions where expires_at = '2020'`.execute(db);
  return Number(rows[0]?.count);
}

/** Expects some of many to be deleted, in whole batches and with their progress. */
export async function expectSomeDeleted(db: Database): Promise<void> {
  const left = await expiredSessions(db);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(many);
  expect(left % batchSize).toBe(0);
  const { rows } = await sql`select 1 from progress where updated_at = '2020'`.execute(db);
  expect(rows).toHaveLength(left);
}

/** Waits until a server is deleting them. */
export async function untilSomeDeleted(open: () => Promise<Database>): Promise<void> {
  const left = async () => {
    const db = await open();
    try {
      return await expiredSessions(db);
    } finally {
      // The server's connection is the last one again.
      await db.destroy();
    }
  };
  await expect.poll(left, { interval: 20 }).toBeLessThan(many);
}
