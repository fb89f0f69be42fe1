import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { batchSize } from './db/batches.js';
import type { Database } from './db/schema.js';

/** A number of sessions large enough that a server takes seconds to delete them. */
const many = 200 * batchSize;

/**
 * The number that one statement stores. On a slow machine, storing all of them would exceed the statement
 * timeout.
 */
const atOnce = 20 * batchSize;

/** Stores a large number of expired sessions, each with its progress. */
export async function fillWithExpiredSessions(db: Database): Promise<void> {
  for (let missing = many - (await expiredSessions(db)); missing > 0; missing -= atOnce) {
    const id = sql`${sql.lit(randomUUID())} || n`;
    await sql`with recursive numbers(n) as
        (select 1 union all select n + 1 from numbers where n < ${sql.lit(Math.min(missing, atOnce))})
      insert into sessions (id_hash, cookie_hash, created_at, expires_at)
      select ${id}, ${id}, '2020', '2020' from numbers`.execute(db);
    await sql`insert into progress (session, category, problems_completed, streak, updated_at)
      select id_hash, 'algebra', 1, 1, '2020' from sessions
      where expires_at = '2020' and not exists (select 1 from progress where session = id_hash)`.execute(db);
  }
}

/** Counts the expired sessions. */
export async function expiredSessions(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from sessions where expires_at = '2020'`.execute(db);
  return Number(rows[0]?.count);
}

/** Expects part of the sessions to be deleted, in whole batches and along with their progress. */
export async function expectSomeDeleted(db: Database): Promise<void> {
  // A single statement, because PostgreSQL may still be executing the server's last request.
  const { rows } = await sql<{ sessions: number; progress: number }>`select
    (select count(*) from sessions where expires_at = '2020') as sessions,
    (select count(*) from progress where updated_at = '2020') as progress`.execute(db);
  const { sessions = 0, progress } = rows[0] ?? {};
  expect(sessions).toBeGreaterThan(0);
  expect(sessions).toBeLessThan(many);
  expect(sessions % batchSize).toBe(0);
  expect(progress).toBe(sessions);
}

/** Waits until a server is deleting the sessions. */
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
