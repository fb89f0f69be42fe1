import { fileURLToPath } from 'node:url';
import schedule from '@fastify/schedule';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.js';
import { openDatabase } from '../db/database.js';
import { daysLater, stopClock } from '../testing/clock.js';
import { runProcess } from '../testing/server-process.js';
import { testDatabase } from '../testing/test-database.js';
import { hourMs, minuteMs } from '../durations.js';
import { onceADay } from './job-repository.js';
import { type Job, maintenance, runDueJobs } from './maintenance.js';

const isShared = inject('engine') === 'postgres';
const lockProcess = fileURLToPath(new URL('../db/lock-process.test-support.ts', import.meta.url));

/** Creates a database, and servers that run jobs on it. */
async function servers() {
  const environment = await testDatabase();
  const db = await openDatabase(readConfig(environment).database);
  onTestFinished(() => db.destroy());
  const log = { error: vi.fn() };
  return { environment, db, log, runJobs: (jobs: Job[]) => runDueJobs({ db, log }, jobs) };
}

/** Creates a job that does nothing. */
const idle = (name: string) => ({ name, run: vi.fn(() => Promise.resolve()) });

describe('jobs', () => {
  it('run one after another, each told when it last succeeded, and a failure stops no other', async () => {
    const { runJobs, log } = await servers();
    const start = Date.UTC(2026, 10, 23);
    stopClock(start);
    const order: string[] = [];
    const job = (name: string) => ({ name, run: vi.fn(() => Promise.resolve(order.push(name))) });
    const [first, second] = [job('first'), job('second')];
    const failing = { name: 'failing', run: vi.fn(() => Promise.reject(new Error('no disk'))) };
    await runJobs([first, failing, second]);
    expect(order).toEqual(['first', 'second']);
    expect(log.error.mock.calls).toEqual([
      [{ err: new Error('no disk'), job: 'failing' }, 'maintenance failed'],
    ]);
    vi.setSystemTime(start + hourMs);
    await runJobs([first, failing, second]);
    expect(first.run.mock.calls).toEqual([[undefined], [new Date(start)]]);
    expect(failing.run.mock.calls).toEqual([[undefined], [undefined]]);
  });

  it('run once an hour for all servers that share a database; a server on SQLite runs them whenever it starts', async () => {
    const { runJobs } = await servers();
    const start = Date.UTC(2026, 10, 23);
    stopClock(start);
    const job = idle('job');
    const runsAfter = async (ms: number) => {
      job.run.mockClear();
      vi.setSystemTime(start + ms);
      await runJobs([job]);
      return job.run.mock.calls.length;
    };
    expect(await runsAfter(0)).toBe(1);
    expect(await runsAfter(20 * minuteMs)).toBe(isShared ? 0 : 1);
    expect(await runsAfter(54 * minuteMs)).toBe(isShared ? 0 : 1);
    expect(await runsAfter(hourMs)).toBe(1);
    // The clock was an hour ahead.
    expect(await runsAfter(0)).toBe(1);
  });

  it('stop between two when the server closes', async () => {
    const { db, log } = await servers();
    const jobs = [idle('first'), idle('second')] as const;
    await runDueJobs({ db, log, isClosing: () => jobs[0].run.mock.calls.length > 0 }, jobs);
    expect(jobs.map(({ run }) => run.mock.calls.length)).toEqual([1, 0]);
  });

  it('begin when the server listens and every hour, no run beside another, until it closes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { db } = await servers();
    const app = Fastify();
    await app.register(schedule);
    let runs = 0;
    let finish = () => {};
    const slow = {
      name: 'slow',
      run: () => {
        runs++;
        return new Promise<void>((resolve) => (finish = resolve));
      },
    };
    await app.decorate('db', db).decorate('jobs', [slow]).register(maintenance);
    expect(runs).toBe(0);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(() => runs).toBe(1);
    vi.advanceTimersByTime(3 * hourMs);
    finish();
    await expect
      .poll(async () => {
        const { rows } = await sql<{ name: string }>`select name from jobs`.execute(db);
        return rows;
      })
      .toEqual([{ name: 'slow' }]);
    expect(runs).toBe(1);
    await expect
      .poll(() => {
        vi.advanceTimersByTime(hourMs);
        return runs;
      })
      .toBe(2);
    await app.close();
    finish();
    vi.advanceTimersByTime(5 * hourMs);
    expect(runs).toBe(2);
  });
});

describe.skipIf(!isShared)('jobs of several servers on PostgreSQL', () => {
  it('are left alone while another server runs them', async () => {
    const { runJobs } = await servers();
    let finish = () => {};
    const slow = {
      name: 'slow',
      run: vi.fn(() => new Promise<void>((resolve) => (finish = resolve))),
    };
    const running = runJobs([slow]);
    await expect.poll(() => slow.run.mock.calls.length).toBe(1);
    const other = idle('other');
    await runJobs([slow, other]);
    expect([slow, other].map(({ run }) => run.mock.calls.length)).toEqual([1, 0]);
    finish();
    await running;
    await runJobs([slow, other]);
    expect([slow, other].map(({ run }) => run.mock.calls.length)).toEqual([1, 1]);
  });

  it('are taken over when the server that runs them is killed', async () => {
    const { environment, runJobs } = await servers();
    const { child, ended } = runProcess(lockProcess, {}, [environment.DATABASE_URL ?? '']);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    const job = idle('job');
    await runJobs([job]);
    expect(job.run.mock.calls.length).toBe(0);
    child.kill('SIGKILL');
    await ended;
    await expect
      .poll(async () => {
        await runJobs([job]);
        return job.run.mock.calls.length;
      })
      .toBe(1);
  });

  it('leave no lock behind, and none of their settings, on the connections of the pool', async () => {
    const { db, runJobs } = await servers();
    const many = Array.from({ length: 6 }, (_, place) => runJobs([idle(`job ${place}`)]));
    await Promise.all(many);
    const { rows: locks } = await sql`select 1 from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    `.execute(db);
    expect(locks).toEqual([]);
    const { rows } = await sql<Record<string, string>>`show idle_in_transaction_session_timeout`.execute(db);
    expect(rows[0]?.idle_in_transaction_session_timeout).toBe('10s');
  });
});

it('a letter that is sent once a day is sent by one of the servers', async () => {
  const { db } = await servers();
  const [one, other] = [onceADay(db, 'letter'), onceADay(db, 'letter')];
  expect([await one(), await one(), await other(), await onceADay(db, 'another')()]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  daysLater(1.1);
  expect((await Promise.all([one(), other()])).filter(Boolean)).toHaveLength(1);
  daysLater(-30); // the clock was wrong
  expect((await Promise.all([one(), other()])).filter(Boolean)).toHaveLength(1);
});
