import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from './config.js';
import { closeDatabase, openDatabase } from './db/database.js';
import {
  expectSomeDeleted,
  fillWithExpiredSessions,
  untilSomeDeleted,
} from './expired-sessions.test-support.js';
import { ask } from './testing/ask.js';
import { shutdownDelayMs } from './shutdown.js';
import { expectEndInTime, idleEnd, watchLag } from './testing/end-in-time.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { temporaryFolder } from './testing/temporary-folder.js';
import { testDatabase } from './testing/test-database.js';

/** The number of servers that are stopped. */
const rounds = 50;

// Load on the machine may disturb one measurement, but not three.
const limits = { timeout: 600_000, retry: 2 };

it(
  'ends under load in 2 s, with every request on a keep-alive connection answered',
  limits,
  async ({ skip }) => {
    const database = await testDatabase(join(temporaryFolder(), 'data/mathtools.db'));
    const environment = { ...database, WEB_ROOT: siteFolder(), RATE_LIMITS: 'off' };
    const idle = await idleEnd(environment);
    for (let round = 0; round < rounds; round++) {
      const { port, child, ended } = await startServer(environment);
      let answered = 0;
      /** Sends requests until a response closes the connection, like a browser or a proxy. */
      const keepAsking = async (path: string) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        for (let isOpen = true; isOpen; answered++) {
          const { status, headers } = await ask(port, path, { agent });
          expect(status).toBe(200);
          isOpen = headers.connection !== 'close';
        }
        agent.destroy();
      };
      const paths = ['/about', '/api/practice/random/algebra', '/api/marketplace/products', '/api/config'];
      const load = Promise.allSettled(
        Array.from({ length: 20 }, (_, number) => keepAsking(paths[number % 4] ?? '/')),
      );
      while (answered < 200) await delay(10);
      const worstLag = watchLag();
      const started = performance.now();
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      const took = performance.now() - started;
      const failures = (await load).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      const lag = worstLag();
      // A client that needs longer than the shutdown delay for one request is cut off.
      if (failures.length > 0 && lag > shutdownDelayMs / 4)
        skip(`The machine is too busy to tell: ${lag.toFixed()} ms behind.`);
      expect(failures).toEqual([]);
      expectEndInTime(took, idle);
    }
  },
);

describe('while it deletes expired rows', () => {
  /** Starts a server that is deleting expired rows. */
  async function deleting() {
    const file = join(temporaryFolder(), 'm.db');
    const environment = { ...(await testDatabase(file)), WEB_ROOT: siteFolder() };
    const idle = await idleEnd(environment);
    const open = () => openDatabase(readConfig(environment).database);
    const db = await open();
    // The idle server has already run its jobs for this hour.
    await db.deleteFrom('jobs').execute();
    await fillWithExpiredSessions(db);
    await closeDatabase(db);
    const server = await startServer(environment);
    await untilSomeDeleted(open);
    const expectEnd = async () => {
      const started = performance.now();
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expectEndInTime(performance.now() - started, idle);
      expect(server.output.stderr).toBe('');
    };
    const expectWhole = async () => {
      const left = await open();
      onTestFinished(() => left.destroy());
      await expectSomeDeleted(left);
    };
    return { file, expectEnd, expectWhole };
  }

  it('ends in 2 s', limits, async () => {
    const { expectEnd, expectWhole } = await deleting();
    await expectEnd();
    await expectWhole();
  });

  it.skipIf(inject('engine') === 'postgres')(
    'ends in 2 s even if another program has locked the file',
    limits,
    async () => {
      const { file, expectEnd, expectWhole } = await deleting();
      const holder = new SQLite(file);
      holder.exec('begin immediate');
      await delay(200);
      await expectEnd();
      holder.close();
      await expectWhole();
    },
  );
});
