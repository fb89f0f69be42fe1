import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { maxWaiting } from './patient-sqlite-connection.js';
import { stopClock } from '../testing/clock.js';
import { cookieOf, post } from '../testing/post.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { testApp } from '../testing/test-app.js';

const unavailable = { error: 'unavailable', message: expect.any(String) as string };
const message = { name: 'Ada', email: 'ada@math.example', subject: 'Hello', message: 'x'.repeat(4_000) };

const writes = [
  ['/api/contact', message],
  ['/api/progress/algebra', { problemsCompleted: 1, streak: 1 }],
  ['/api/newsletter/subscribe', { email: 'ada@math.example' }],
] as const;
const reads = [
  '/about',
  '/api/health/live',
  '/api/health/ready',
  '/api/marketplace/products',
  '/api/progress/algebra',
];

describe('a locked database', () => {
  async function lockedApp() {
    const file = join(temporaryFolder(), 'm.db');
    const { app, db } = await testApp({ DATABASE_FILE: file, SESSION_SECRET: 'secret'.repeat(6) });
    // A visitor who comes back: the session would be extended.
    const cookie = cookieOf(await post(app, '/api/progress/algebra', { problemsCompleted: 1, streak: 1 }));
    const holder = new SQLite(file);
    holder.exec('begin immediate');
    const write = () => writes.map(([url, body]) => post(app, url, body));
    const expectReads = async () => {
      for (const headers of [{}, { cookie }])
        for (const url of reads) expect((await app.inject({ url, headers })).statusCode).toBe(200);
    };
    return { app, db, holder, write, expectReads };
  }

  it('lets writes wait until the lock is gone, and nothing else', async () => {
    const { db, holder, write, expectReads } = await lockedApp();
    const writing = write();
    let written = 0;
    for (const one of writing) void one.then(() => written++);
    for (let round = 0; round < 5; round++) await expectReads();
    expect(written).toBe(0);
    holder.close();
    expect((await Promise.all(writing)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1);
  });

  it('gets 503 with Retry-After after five seconds, and 200 again once the lock is gone', async () => {
    const { app, db, holder, write, expectReads } = await lockedApp();
    stopClock(undefined, ['performance']);
    const writing = write();
    let refused = 0;
    for (const one of writing) void one.then(() => refused++);
    await expect
      .poll(async () => {
        await expectReads();
        vi.advanceTimersByTime(1_000);
        return refused;
      })
      .toBe(3);
    for (const answer of await Promise.all(writing)) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json()).toEqual(unavailable);
      expect(answer.body).not.toMatch(/sqlite|lock|database/i);
    }
    holder.close();
    expect((await post(app, '/api/contact', message)).statusCode).toBe(200);
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1);
  });

  it('gets 503 at once when very many wait already, of which none is lost', async () => {
    const { app, db, holder } = await lockedApp();
    stopClock(undefined, ['performance']); // nobody gives up waiting
    let written = 0;
    const waiting = Array.from({ length: maxWaiting }, async () => {
      const { numUpdatedRows } = await db
        .updateTable('progress')
        .set((row) => ({ streak: row('streak', '+', 1) }))
        .executeTakeFirstOrThrow();
      written += Number(numUpdatedRows);
    });
    await turn();
    expect((await post(app, '/api/contact', message)).statusCode).toBe(503);
    expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
    expect(written).toBe(0);
    holder.close();
    await Promise.all(waiting);
    expect(written).toBe(maxWaiting);
    expect((await post(app, '/api/contact', message)).statusCode).toBe(200);
  });
});

describe('a full disk', () => {
  it('gets 503, keeps what was acknowledged, and needs no restart once there is room', async () => {
    const file = join(temporaryFolder(), 'm.db');
    const { app, db } = await testApp({ DATABASE_FILE: file, RATE_LIMITS: 'off' });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 8)}`.execute(db);
    const codes: number[] = [];
    while (codes.at(-1) !== 503 && codes.length < 50) {
      codes.push((await post(app, '/api/contact', message)).statusCode);
    }
    expect(new Set(codes.slice(0, -1))).toEqual(new Set([200]));
    expect(codes.at(-1)).toBe(503);
    expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
    const stored = await db.selectFrom('contact_messages').select('id').execute();
    expect(stored).toHaveLength(codes.length - 1);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await post(app, '/api/contact', message)).statusCode).toBe(200);
  });
});
