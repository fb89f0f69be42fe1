import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { readConfig } from './config.js';
import { closeDatabase, openDatabase } from './db/database.js';
import { inHours } from './durations.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { temporaryFolder } from './testing/temporary-folder.js';
import { testDatabase } from './testing/test-database.js';
import {
  expectSomeDeleted,
  fillWithExpiredSessions,
  untilSomeDeleted,
} from './expired-sessions.test-support.js';
import { expectWhole, nothingAcknowledged, writesIn } from './acknowledged.test-support.js';
import { startWriters } from './writers.test-support.js';

const kills = 60;

it.each([
  ['writes', false],
  ['writes, and deletes expired rows', true],
])(
  'keeps everything that it acknowledged, without partial writes, when it is killed while it %s',
  { timeout: kills * 120_000 },
  async (what, isDeleting) => {
    const environment = {
      ...(await testDatabase(join(temporaryFolder(), 'm.db'))),
      WEB_ROOT: siteFolder(),
      RATE_LIMITS: 'off',
      // Emails are queued and stay in the outbox.
      SMTP_URL: 'smtp://127.0.0.1:9',
      SUPPORT_EMAIL: 'support@math.example',
    };
    const open = () => openDatabase(readConfig(environment).database);
    const acknowledged = nothingAcknowledged();
    for (let kill = 0; kill < kills; kill++) {
      if (isDeleting) {
        const db = await open();
        await fillWithExpiredSessions(db);
        await closeDatabase(db);
      }
      const { child, ended, port } = await startServer(environment);
      const enough = acknowledged.messages.size + randomInt(1, isDeleting ? 10 : 60);
      const writers = startWriters(port, acknowledged);
      await expect.poll(() => acknowledged.messages.size, { interval: 5 }).toBeGreaterThanOrEqual(enough);
      if (isDeleting) await untilSomeDeleted(open);
      await delay(randomInt(20));
      child.kill('SIGKILL');
      expect(await ended).toBe('SIGKILL');
      for (const reason of await writers.ended) {
        expect(String(reason)).toMatch(/^TypeError: (fetch failed|terminated)$/);
      }
      const db = await open();
      try {
        await expectWhole(db, acknowledged);
        if (isDeleting) await expectSomeDeleted(db);
        // Simulates that an hour has passed, because the number of emails that strangers can trigger per hour
        // is limited.
        await db
          .updateTable('confirmations')
          .set({ expires_at: inHours(46) })
          .execute();
      } finally {
        await closeDatabase(db);
      }
    }
    console.info(
      `${inject('engine')}: ${kills} kills while it ${what}; ${writesIn(acknowledged)} acknowledged writes, none lost`,
    );
  },
);
