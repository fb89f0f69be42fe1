import { createHash, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { readConfig } from './config.js';
import { closeDatabase, openDatabase } from './db/database.js';
import type { Database } from './db/schema.js';
import type { MailMessage } from './plugins/mail/mail-message.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { temporaryFolder } from './testing/temporary-folder.js';
import { testDatabase } from './testing/test-database.js';
import { type Acknowledged, nothingAcknowledged, startWriters } from './writers.test-support.js';

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
      } finally {
        await closeDatabase(db);
      }
    }
    if (inject('scale') === 'soak')
      console.info(`${inject('engine')}: ${figuresOf(acknowledged)}, none lost`);
  },
  kills * 120_000,
);

function figuresOf({ messages, addresses, progress }: Acknowledged): string {
  const steps = [...progress.values()].reduce((sum, count) => sum + count, 0);
  return `${kills} kills, ${messages.size + addresses.size + steps} acknowledged writes`;
}

async function expectWhole(db: Database, acknowledged: Acknowledged): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  }
  const rows = await db.selectFrom('outbox').select('letter').execute();
  const mails = rows.map(({ letter }) => JSON.parse(letter) as MailMessage);
  await expectMessages(db, acknowledged, mails);
  await expectSubscribers(db, acknowledged, mails);
  await expectProgress(db, acknowledged);
}

/** Every message has its email to support, and every email its message. */
async function expectMessages(db: Database, { messages }: Acknowledged, mails: MailMessage[]): Promise<void> {
  const stored = await db.selectFrom('contact_messages').select('message').execute();
  const kept = stored.map(({ message }) => message).sort();
  const mailed = mails.flatMap(({ text, replyTo }) => (replyTo ? [/^number-\d+-$/m.exec(text)?.[0]] : []));
  expect(mailed.sort()).toEqual(kept);
  expect(lost(messages, kept)).toEqual([]);
}

/** Every address has its token and the email with it. */
async function expectSubscribers(
  db: Database,
  { addresses }: Acknowledged,
  mails: MailMessage[],
): Promise<void> {
  const stored = await db.selectFrom('subscribers').select('email').execute();
  const kept = stored.map(({ email }) => email).sort();
  const asked = await db.selectFrom('confirmations').select('email').execute();
  expect(asked.map(({ email }) => email).sort()).toEqual(kept);
  expect(mails.flatMap(({ to, replyTo }) => (replyTo ? [] : [to])).sort()).toEqual(kept);
  expect(lost(addresses, kept)).toEqual([]);
}

/** The last writes, which were not acknowledged, may be stored or not. */
async function expectProgress(db: Database, { progress }: Acknowledged): Promise<void> {
  for (const [cookie, count] of progress) {
    const [id = ''] = cookie.replace('sid=', '').split('.');
    const session = createHash('sha256').update(id).digest('base64url');
    const stored = await db.selectFrom('progress').selectAll().where('session', '=', session).execute();
    expect([[count], [count + 1]]).toContainEqual(stored.map((row) => row.problems_completed));
  }
}

function lost(acknowledged: Set<string>, stored: string[]): string[] {
  const kept = new Set(stored);
  return [...acknowledged].filter((each) => !kept.has(each));
}
