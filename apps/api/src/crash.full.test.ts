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
import { expectWhole, nothingAcknowledged, writesIn } from './acknowledged.test-support.js';
import { startWriters } from './writers.test-support.js';

const kills = inject('scale') === 'soak' ? 60 : 5;

it(
  'keeps all that it acknowledged, and nothing by halves, when it is killed while it writes',
  async () => {
    const environment = {
      ...(await testDatabase(join(temporaryFolder(), 'm.db'))),
      WEB_ROOT: siteFolder(),
      RATE_LIMITS: 'off',
      // Emails are queued, and stay in the outbox.
      SMTP_URL: 'smtp://127.0.0.1:9',
      SUPPORT_EMAIL: 'support@math.example',
    };
    const acknowledged = nothingAcknowledged();
    for (let kill = 0; kill < kills; kill++) {
      const { child, ended, port } = await startServer(environment);
      const enough = acknowledged.messages.size + randomInt(1, 60);
      const writers = startWriters(port, acknowledged);
      await expect.poll(() => acknowledged.messages.size, { interval: 5 }).toBeGreaterThanOrEqual(enough);
      await delay(randomInt(20));
      child.kill('SIGKILL');
      expect(await ended).toBe('SIGKILL');
      for (const reason of await writers.ended) {
        expect(String(reason)).toMatch(/^TypeError: (fetch failed|terminated)$/);
      }
      const db = await openDatabase(readConfig(environment).database);
      try {
        await expectWhole(db, acknowledged);
        // As if an hour had passed: strangers can have only so many letters sent in one.
        await db
          .updateTable('confirmations')
          .set({ expires_at: inHours(46) })
          .execute();
      } finally {
        await closeDatabase(db);
      }
    }
    if (inject('scale') === 'soak')
      console.info(
        `${inject('engine')}: ${kills} kills, ${writesIn(acknowledged)} acknowledged writes, none lost`,
      );
  },
  kills * 120_000,
);
