import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
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
    const { app, db } = await testApp({
      DATABASE_FILE: file,
      SESSION_SECRET: 'secret'.repeat(6),
      RATE_LIMITS: 'off',
    });
    // This returning visitor's session is due to be extended.
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

  it('gets 503 with Retry-After immediately, and 200 again once the lock is released', async () => {
    const { db, holder, write, expectReads } = await lockedApp();
    for (let round = 0; round < 3; round++) {
      for (const answer of await Promise.all(write())) {
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
        expect(answer.json()).toEqual(unavailable);
        expect(answer.body).not.toMatch(/sqlite|lock|database/i);
      }
      await expectReads();
    }
    holder.close();
    expect((await Promise.all(write())).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1);
  });

  it('still reads while very many write, and stores nothing that it refused', async () => {
    const { app, db, holder } = await lockedApp();
    const writing = Array.from({ length: 500 }, () =>
      post(app, '/api/progress/algebra', { problemsCompleted: 1, streak: 1 }),
    );
    expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
    for (const { statusCode } of await Promise.all(writing)) expect(statusCode).toBe(503);
    holder.close();
    expect(await db.selectFrom('progress').selectAll().execute()).toHaveLength(1);
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
