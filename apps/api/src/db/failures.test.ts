import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { post } from '../testing/post.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { testApp } from '../testing/test-app.js';

const unavailable = { error: 'unavailable', message: expect.any(String) as string };
const message = { name: 'Ada', email: 'ada@math.example', subject: 'Hello', message: 'x'.repeat(4_000) };

describe('a locked database', () => {
  it('gets 503 with Retry-After, and 200 again once the lock is gone', async () => {
    const file = join(temporaryFolder(), 'm.db');
    const { app, db } = await testApp({ DATABASE_FILE: file, SESSION_SECRET: 'secret'.repeat(6) });
    await sql`pragma busy_timeout = 50`.execute(db);
    const holder = new SQLite(file);
    holder.exec('begin immediate');
    for (const [url, body] of [
      ['/api/contact', message],
      ['/api/progress/algebra', { problemsCompleted: 1, streak: 1 }],
      ['/api/newsletter/subscribe', { email: 'ada@math.example' }],
    ] as const) {
      const refused = await post(app, url, body);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(refused.json()).toEqual(unavailable);
      expect(refused.body).not.toMatch(/sqlite|lock|database/i);
    }
    expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
    holder.close();
    expect((await post(app, '/api/contact', message)).statusCode).toBe(200);
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1);
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
