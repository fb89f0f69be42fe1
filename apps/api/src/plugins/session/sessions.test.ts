import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/schema.js';
import { stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { deleteExpiredSessions } from './session-repository.js';

const url = '/api/progress/algebra';
const done = { problemsCompleted: 3, streak: 2 };
const none = { problemsCompleted: 0, streak: 0 };
const [first, second] = ['first'.repeat(8), 'second'.repeat(8)] as const;

const read = async (app: Awaited<ReturnType<typeof testApp>>['app'], cookie: string) =>
  app.inject({ url, headers: { cookie } });

const dayOf2030 = (day: number) => Date.UTC(2030, 0, 1 + day);

const at = (day: number) => {
  stopClock(dayOf2030(day));
};

/** Waits until the only session is extended to a day. The response does not wait for it. */
async function extended(db: Database, day: number): Promise<void> {
  const sessions = () => db.selectFrom('sessions').select('expires_at').execute();
  await expect.poll(sessions).toEqual([{ expires_at: new Date(dayOf2030(day)).toISOString() }]);
}

/** Stores a purchase that sessions hold. */
async function storePurchase(db: Database, sessions: readonly string[]): Promise<void> {
  const entitlement = { id: 'order', product: 'quadratics', trial: 0, granted_at: '2020' } as const;
  await db.insertInto('entitlements').values(entitlement).execute();
  await db
    .insertInto('holders')
    .values(sessions.map((session) => ({ session, entitlement: 'order', since: '2020' })))
    .execute();
}

// The cookie lasts 400 days, no matter what its session owns: a buyer who returns on day 181 must still have
// it.
describe('the session cookie', () => {
  it('is set by the first write and by nothing else', async () => {
    const { app, db } = await testApp();
    for (const path of ['/', '/about', url, '/api/practice/random/algebra', '/api/config']) {
      expect((await app.inject(path)).headers).not.toHaveProperty('set-cookie');
    }
    const refused = await post(app, url, { problemsCompleted: -1, streak: 0 });
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([400, undefined]);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const written = await post(app, url, done);
    expect(String(written.headers['set-cookie'])).toMatch(
      /^sid=[\w-]{43}\.[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await read(app, cookieOf(written))).headers).not.toHaveProperty('set-cookie');
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  it('is bound to the host and to https behind https', async () => {
    const { app } = await testApp({ PUBLIC_ORIGIN: 'https://math.example' });
    const written = await post(app, url, done);
    expect(String(written.headers['set-cookie'])).toMatch(
      /^__Host-sid=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await read(app, cookieOf(written))).json()).toEqual(done);
  });

  it('is stored as a hash only', async () => {
    const { app, db } = await testApp();
    const [, id = ''] = /^sid=([\w-]+)/.exec(cookieOf(await post(app, url, done))) ?? [];
    const stored = await db.selectFrom('sessions').select('id_hash').execute();
    expect(stored).toEqual([{ id_hash: createHash('sha256').update(id).digest('base64url') }]);
  });

  it('differs for every visitor', async () => {
    const { app } = await testApp();
    const cookies = await Promise.all(Array.from({ length: 20 }, () => post(app, url, done)));
    expect(new Set(cookies.map(cookieOf)).size).toBe(20);
  });
});

describe('a cookie', () => {
  it.each([
    ['made up', () => 'sid=abc'],
    [
      'with another id',
      (cookie: string) => cookie.replace(/sid=./, (start) => (start === 'sid=_' ? 'sid=-' : 'sid=_')),
    ],
    ['without its signature', (cookie: string) => cookie.replace(/\..+/, '')],
    ['with a shorter signature', (cookie: string) => cookie.slice(0, -1)],
    ['with an empty signature', (cookie: string) => cookie.replace(/\..+/, '.')],
    ['that is not a cookie', () => '=;;%00'],
  ])('%s belongs to no session', async (_name, forged) => {
    const { app } = await testApp();
    const cookie = cookieOf(await post(app, url, done));
    expect((await read(app, forged(cookie))).json()).toEqual(none);
    expect((await read(app, cookie)).json()).toEqual(done);
    // A remembered valid cookie doesn't make any other cookie valid.
    expect((await read(app, forged(cookie))).json()).toEqual(none);
  });

  it('whose signature is cached opens nothing once its session is gone', async () => {
    const { db, app } = await testApp();
    const cookie = cookieOf(await post(app, url, done));
    for (let time = 0; time < 3; time++) expect((await read(app, cookie)).json()).toEqual(done);
    await db.deleteFrom('sessions').execute();
    expect((await read(app, cookie)).json()).toEqual(none);
  });

  it('stays valid while its secret is accepted, and is signed again with the new one', async () => {
    const { db, app } = await testApp({ SESSION_SECRET: first });
    const cookie = cookieOf(await post(app, url, done));
    const tables = ['sessions', 'records', 'learners', 'holders', 'progress'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));

    const openedWith = async (secrets: string) => {
      const made = await testApp({ SESSION_SECRET: secrets });
      for (const [index, table] of tables.entries())
        await made.db
          .insertInto(table)
          .values(rows[index] ?? [])
          .execute();
      return made.app;
    };
    const rotated = await openedWith(`${second},${first}`);
    const renewed = await read(rotated, cookie);
    expect(renewed.json()).toEqual(done);
    const replaced = await openedWith(second);
    expect((await read(replaced, cookieOf(renewed))).json()).toEqual(done);
    expect((await read(replaced, cookie)).json()).toEqual(none);
  });
});

describe('a session', () => {
  it('is renewed by use, once a day', async () => {
    const { app, db } = await testApp();
    at(0);
    const cookie = cookieOf(await post(app, url, done));
    at(0.5);
    expect((await read(app, cookie)).headers).not.toHaveProperty('set-cookie');
    at(2);
    expect(cookieOf(await read(app, cookie))).toBe(cookie);
    await extended(db, 2 + 180);
    at(181);
    expect((await read(app, cookie)).json()).toEqual(done);
    await extended(db, 181 + 180);
  });

  it('ends after seven days if its cookie never comes back', async () => {
    const { app, db } = await testApp();
    at(0);
    const cookie = cookieOf(await post(app, url, done));
    at(6.9);
    await deleteExpiredSessions(db);
    expect(await db.selectFrom('progress').selectAll().execute()).toHaveLength(1);
    at(7);
    expect((await read(app, cookie)).json()).toEqual(none);
    await deleteExpiredSessions(db);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('ends after 180 days without use, and its progress is deleted with it', async () => {
    const { app, db } = await testApp();
    at(0);
    const cookie = cookieOf(await post(app, url, done));
    expect((await read(app, cookie)).json()).toEqual(done);
    await extended(db, 180);
    at(179);
    await deleteExpiredSessions(db);
    expect(await db.selectFrom('progress').selectAll().execute()).toHaveLength(1);
    at(180);
    expect((await read(app, cookie)).json()).toEqual(none);
    await deleteExpiredSessions(db);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('progress').selectAll().execute()).toEqual([]);
    expect(cookieOf(await post(app, url, done, { cookie }))).not.toBe(cookie);
  });

  it('never expires while it owns something', async () => {
    const { app, db } = await testApp();
    at(0);
    await post(app, '/api/progress/geometry', done);
    await post(app, '/api/progress/logarithms', done);
    const sessions = await db.selectFrom('sessions').select('id_hash').execute();
    await storePurchase(
      db,
      sessions.map(({ id_hash }) => id_hash),
    );
    await post(app, url, done);
    at(500);
    await deleteExpiredSessions(db);
    const left = await db.selectFrom('progress').select('category').orderBy('category').execute();
    expect(left).toEqual([{ category: 'geometry' }, { category: 'logarithms' }]);
  });

  it('is deleted in batches of 100 at most, between which others are served', async () => {
    const { app, db } = await testApp({ RATE_LIMITS: 'off' });
    const rows = Array.from({ length: 1_203 }, (_, number) => {
      // Many sessions expire at the same time, so the ID decides where a batch begins.
      const time = `2020-01-0${1 + (number % 2)}`;
      const id = `visitor ${number}`;
      return { id_hash: id, created_at: time, expires_at: time, cookie_hash: id };
    });
    for (let from = 0; from < rows.length; from += 400) {
      await db
        .insertInto('sessions')
        .values(rows.slice(from, from + 400))
        .execute();
    }
    const kept = ['visitor 0', 'visitor 7', 'visitor 800'];
    await storePurchase(db, kept);
    const batches: number[] = [];
    const served: number[] = [];
    let turns = 0;
    const cleaning = { isOver: false };
    const turning = (async () => {
      for (; !cleaning.isOver; turns++) await read(app, '').then(() => turn());
    })();
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        if (result.numAffectedRows !== undefined) batches.push(Number(result.numAffectedRows));
        if (result.numAffectedRows !== undefined) served.push(turns);
        return Promise.resolve(result);
      },
    });
    await deleteExpiredSessions(watched);
    cleaning.isOver = true;
    await turning;
    const left = await db.selectFrom('sessions').select('id_hash').orderBy('id_hash').execute();
    expect(left.map(({ id_hash }) => id_hash)).toEqual(kept);
    expect(batches).toHaveLength(13);
    expect(Math.max(...batches)).toBeLessThanOrEqual(100);
    expect(batches.reduce((sum, count) => sum + count)).toBe(1_200);
    expect(served.at(-1)).toBeGreaterThan(served[0] ?? 0);
  });
});
