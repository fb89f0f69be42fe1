import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartupError } from '../error-types.js';
import { freePort } from '../testing/free-port.js';
import { freezableProxy } from '../testing/freezable-proxy.js';
import { post } from '../testing/post.js';
import { postgresServer } from '../testing/postgres-server.js';
import { testApp } from '../testing/test-app.js';
import { emptyDatabase } from '../testing/test-database.js';
import { counterMigrations, countUp, readCount } from './counter.test-support.js';
import { openDatabase } from './database.js';
import { isMigrated } from './migrate.js';
import type { Migrations } from './migrations/index.js';

const message = { name: 'Ada', email: 'ada@math.example', subject: 'Hello', message: 'How?' };

async function open(url: string, migrations?: Migrations) {
  const db = await openDatabase({ engine: 'postgres', url }, migrations);
  onTestFinished(() => db.destroy());
  return db;
}

describe('an opened database', () => {
  it('ends a statement that takes longer than a request may, and returns counts as numbers', async () => {
    const db = await open(await emptyDatabase(), counterMigrations);
    const valueOf = async (name: string) => {
      const { rows } = await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(db);
      return rows[0]?.[name];
    };
    expect(await valueOf('statement_timeout')).toBe('10s');
    expect(await valueOf('lock_timeout')).toBe('3s');
    expect(await valueOf('idle_in_transaction_session_timeout')).toBe('10s');
    const { rows } = await sql`select count(*) as count, sum(value) as sum from counter`.execute(db);
    expect(rows).toEqual([{ count: 1, sum: 0 }]);
  });

  it('refuses a fraction in an integer column', async () => {
    const db = await open(await emptyDatabase(), counterMigrations);
    await expect(sql`update counter set value = ${12.5}`.execute(db)).rejects.toThrow(/for type integer/);
  });
});

describe('migrations', () => {
  it('run once each, even if several servers start at once', async () => {
    const url = await emptyDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => open(url, counterMigrations)));
    const [db] = servers;
    if (!db) throw new Error('There is no server.');
    expect(await readCount(db)).toBe(0);
    await countUp(db, 1);
    expect(await readCount(await open(url, counterMigrations))).toBe(1);
    expect(await isMigrated(db, counterMigrations)).toBe(true);
    expect(await isMigrated(db, {})).toBe(false);
  });

  it('leave nothing behind when one of them fails, and succeed once it is fixed', async () => {
    const url = await emptyDatabase();
    const up = async (db: Kysely<unknown>) => {
      await db.schema.createTable('half').addColumn('id', 'integer').execute();
      throw new Error('the second half fails');
    };
    const failing = openDatabase({ engine: 'postgres', url }, { ...counterMigrations, '003-half': { up } });
    await expect(failing).rejects.toThrow('the second half fails');
    const db = await open(url, counterMigrations);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(['counter']);
    expect(await readCount(db)).toBe(0);
  });

  it('run again after a deadlock with a request, and leave nothing behind from the first try', async () => {
    let attempts = 0;
    const up = async (db: Kysely<unknown>) => {
      await sql`update counter set value = value + 1`.execute(db);
      attempts++;
      if (attempts > 1) return;
      await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(db);
    };
    const db = await open(await emptyDatabase(), { ...counterMigrations, '003-more': { up } });
    expect([attempts, await readCount(db)]).toEqual([2, 1]);
  });

  it('refuse a database of a newer version in one sentence', async () => {
    const url = await emptyDatabase();
    await open(url, counterMigrations);
    const opening = openDatabase({ engine: 'postgres', url }, {});
    await expect(opening).rejects.toThrow(StartupError);
    await expect(opening).rejects.toThrow(/^The database was made by another version of MathTools: .+\.$/);
  });
});

describe('a start without a database', () => {
  it.each([
    ['server', async () => `postgres://ada:hunter2@127.0.0.1:${await freePort()}/mathtools`],
    ['database', async () => (await emptyDatabase()).replace('/test_', '/none_')],
    ['user', async () => (await emptyDatabase()).replace('user=postgres', 'user=ada')],
  ])('fails in one sentence when there is no such %s', async (_name, address) => {
    const opening = openDatabase({ engine: 'postgres', url: await address() });
    await expect(opening).rejects.toThrow(StartupError);
    await expect(opening).rejects.toThrow(/^The PostgreSQL database at \S.* can't be used \(.+\): .+\.$/);
    await expect(opening).rejects.not.toThrow('hunter2');
  });
});

describe('a database that is temporarily unavailable', () => {
  const progress = { problemsCompleted: 1, streak: 1 };

  it('gets 503 while its server is down, and 200 again once it is back', async () => {
    const server = await postgresServer();
    onTestFinished(server.remove);
    const environment = { DATABASE_URL: server.urlOf('postgres'), RATE_LIMITS: 'off' };
    const { app, log } = await testApp(environment);
    expect((await post(app, '/api/contact', message)).statusCode).toBe(200);
    for (let time = 1; time <= 2; time++) {
      const requests = Array.from({ length: 20 }, () => post(app, '/api/contact', message));
      await server.stop();
      for (const { statusCode } of await Promise.all(requests)) expect([200, 503]).toContain(statusCode);
      for (const url of ['/api/contact', '/api/progress/algebra', '/api/newsletter/subscribe']) {
        const body =
          url === '/api/contact' ? message : url.includes('progress') ? progress : { email: message.email };
        const refused = await post(app, url, body);
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
        expect(refused.body).not.toMatch(/postgres|connect|sql/i);
      }
      expect((await app.inject('/api/health/ready')).statusCode).toBe(503);
      expect((await app.inject('/api/health/live')).statusCode).toBe(200);
      expect((await app.inject('/about')).statusCode).toBe(200);
      await server.start();
      expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
      expect((await post(app, '/api/contact', message)).statusCode).toBe(200);
    }
    expect(log()).not.toContain(message.email);
  });

  it('makes reads wait while its server restarts', async () => {
    const server = await postgresServer();
    onTestFinished(server.remove);
    const { app } = await testApp({ DATABASE_URL: server.urlOf('postgres') });
    expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
    await server.stop();
    const reading = app.inject({ url: '/api/marketplace/products' });
    await server.start();
    expect((await reading).statusCode).toBe(200);
  });

  it('is not written through a timed-out connection when it thaws', async () => {
    const server = await postgresServer();
    onTestFinished(server.remove);
    const proxy = await freezableProxy(server.socket);
    const { app, db } = await testApp({ DATABASE_URL: proxy.urlOf('postgres'), RATE_LIMITS: 'off' });
    expect((await post(app, '/api/contact', message)).statusCode).toBe(200);
    proxy.freeze();
    const requests = Array.from({ length: 10 }, () => post(app, '/api/contact', message));
    for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBe(503);
    proxy.thaw();
    await expect.poll(async () => (await post(app, '/api/progress/algebra', progress)).statusCode).toBe(200);
    for (let time = 0; time < 20; time++)
      expect((await post(app, '/api/progress/algebra', progress)).statusCode).toBe(200);
    await db.destroy();
    const after = await open(server.urlOf('postgres'));
    expect(await after.selectFrom('progress').selectAll().execute()).toHaveLength(21);
  });

  it.each([
    ['a full disk', '53100', 503],
    ['a deadlock', '40P01', 503],
    ['a conflict with another request', '23505', 503],
    ['a standby that became the server', '25006', 503],
    ['a mistake', '22012', 500],
  ])('is what %s, code %s, is taken for: %i', async (_name, code, status) => {
    const { app, db } = await testApp();
    const failure = sql.raw(`do $$ begin raise exception 'hunter2' using errcode = '${code}'; end $$`);
    app.get('/api/fails', () => sql`${failure}`.execute(db));
    const response = await app.inject('/api/fails');
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain('hunter2');
  });

  it('gets 503 while its server is frozen, and 200 once it is not', async () => {
    const server = await postgresServer();
    onTestFinished(server.remove);
    const proxy = await freezableProxy(server.socket);
    const { app } = await testApp({ DATABASE_URL: proxy.urlOf('postgres'), RATE_LIMITS: 'off' });
    expect((await post(app, '/api/contact', message)).statusCode).toBe(200);
    proxy.freeze();
    const requests = Array.from({ length: 25 }, () => post(app, '/api/contact', message));
    expect((await app.inject('/about')).statusCode).toBe(200);
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    const answers = await Promise.all(requests);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    proxy.thaw();
    await expect.poll(async () => (await post(app, '/api/contact', message)).statusCode).toBe(200);
  });

  it('gets 503 while another program locks a table, and 200 once the lock is released', async () => {
    const { app, db } = await testApp();
    await db.transaction().execute(async (trx) => {
      await sql`lock table contact_messages`.execute(trx);
      expect((await post(app, '/api/contact', message)).statusCode).toBe(503);
      expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
    });
    expect((await post(app, '/api/contact', message)).statusCode).toBe(200);
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1);
  });

  it('gets 503 while all connections are busy, and 200 once one is free', async () => {
    const { app, db } = await testApp();
    let free = (): void => undefined;
    const freed = new Promise<void>((resolve) => (free = resolve));
    const busy = Array.from({ length: 10 }, () => db.connection().execute(() => freed));
    expect((await app.inject('/api/marketplace/products')).statusCode).toBe(503);
    free();
    await Promise.all(busy);
    expect((await app.inject('/api/marketplace/products')).statusCode).toBe(200);
  });
});
