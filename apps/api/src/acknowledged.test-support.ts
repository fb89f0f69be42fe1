import { createHash } from 'node:crypto';
import { SqliteAdapter, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from './db/schema.js';
import type { MailMessage } from './plugins/mail/mail-message.js';

/** The writes that the server has acknowledged and must therefore have stored. */
export interface Acknowledged {
  messages: Set<string>;
  addresses: Set<string>;
  /** The progress of each visitor, by cookie. */
  progress: Map<string, number>;
}

/** Returns an empty record. */
export function nothingAcknowledged(): Acknowledged {
  return { messages: new Set(), addresses: new Set(), progress: new Map() };
}

/** Returns the number of acknowledged writes. */
export function writesIn({ messages, addresses, progress }: Acknowledged): number {
  const steps = [...progress.values()].reduce((sum, count) => sum + count, 0);
  return messages.size + addresses.size + steps;
}

/**
 * Expects the database to be intact and to contain everything that was acknowledged, with no partial writes.
 */
export async function expectWhole(db: Database, acknowledged: Acknowledged): Promise<void> {
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

/** Matches the digest email for messages that are not forwarded individually. */
const isDigest = ({ subject }: MailMessage) => subject.startsWith('Contact: more messages');

/**
 * Expects every message to wait for a digest or be in exactly one email to support, and every such email to
 * have its messages. A long digest only counts its last messages ("And 3 more.").
 */
async function expectMessages(db: Database, { messages }: Acknowledged, mails: MailMessage[]): Promise<void> {
  const stored = await db.selectFrom('contact_messages').select(['message', 'waits_for_digest']).execute();
  const waiting = stored.filter((row) => row.waits_for_digest === 1).map(({ message }) => message);
  const kept = stored.map(({ message }) => message).sort();
  const mailed = mails.flatMap(({ text, replyTo }) =>
    replyTo ? [/^number-\d+-$/m.exec(text)?.[0] ?? ''] : [],
  );
  const digests = mails.filter(isDigest);
  const digested = digests.flatMap(({ text }) => text.match(/^number-\d+-$/gm) ?? []);
  const counted = digests.reduce(
    (sum, { text }) => sum + Number(/^And (\d+) more\.$/m.exec(text)?.[1] ?? 0),
    0,
  );
  const found = [...mailed, ...digested, ...waiting];
  expect(found.length + counted).toBe(kept.length);
  expect(new Set(found).size).toBe(found.length);
  expect(lost(new Set(found), kept)).toEqual([]);
  expect(lost(messages, kept)).toEqual([]);
}

/** Expects every address to have its token and the email that contains it. */
async function expectSubscribers(
  db: Database,
  { addresses }: Acknowledged,
  mails: MailMessage[],
): Promise<void> {
  const stored = await db.selectFrom('subscribers').select('email').execute();
  const kept = stored.map(({ email }) => email).sort();
  const confirmations = await db.selectFrom('confirmations').select('email').execute();
  expect(confirmations.map(({ email }) => email).sort()).toEqual(kept);
  expect(mails.flatMap((mail) => (mail.replyTo || isDigest(mail) ? [] : [mail.to])).sort()).toEqual(kept);
  expect(lost(addresses, kept)).toEqual([]);
}

/** Checks the progress. The last writes were not acknowledged, so they may or may not be stored. */
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
