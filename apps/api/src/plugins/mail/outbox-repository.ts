import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { deleteRows } from '../../db/batches.js';
import type { Database, Schema } from '../../db/schema.js';
import { MailMessage } from './mail-message.js';
import { dayMs, inDays } from '../../durations.js';

/** An email in the outbox. */
export interface QueuedMail {
  id: string;
  mail: MailMessage;
  attempts: number;
  dueAt: string;
}

/**
 * The order of sending: emails that a visitor is waiting for (a receipt, a code, a link), then emails to the
 * owner, then newsletters.
 */
export const mailPriority = { visitor: 0, owner: 1, newsletter: 2 } as const;

/** Adds an email to the outbox. Call it in the transaction that stores the reason for the email. */
export async function enqueueMail(
  db: Database,
  mail: MailMessage,
  priority: number = mailPriority.visitor,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      letter: JSON.stringify(mail),
      state: 'waiting',
      attempts: 0,
      priority,
      due_at: now,
      created_at: now,
    })
    .execute();
}

/**
 * Longer than any pause. An email due later than this was queued while the clock was ahead, before it was set
 * back.
 */
const longestWaitMs = 2 * dayMs;

/** Returns the emails that are due, by priority, most overdue first. */
export async function dueMails(db: Database, now: Date, most: number): Promise<QueuedMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'letter', 'attempts', 'due_at'])
    .where('state', '=', 'waiting')
    .where((row) =>
      row.or([
        row('due_at', '<=', now.toISOString()),
        row('due_at', '>', new Date(now.getTime() + longestWaitMs).toISOString()),
      ]),
    )
    .orderBy('priority')
    .orderBy('due_at')
    .limit(most)
    .execute();
  return rows.map(({ id, letter, attempts, due_at }) => {
    return { id, mail: MailMessage.parse(JSON.parse(letter)), attempts, dueAt: due_at };
  });
}

/**
 * Claims an email for one attempt. Returns false if another process was faster. Unless the email is removed
 * or postponed, it is due again at the given time.
 */
export async function claimMail(
  db: Database,
  { id, attempts, dueAt }: QueuedMail,
  until: Date,
): Promise<boolean> {
  const claimed = await db
    .updateTable('outbox')
    .set({ attempts: attempts + 1, due_at: until.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .where('due_at', '=', dueAt)
    .executeTakeFirstOrThrow();
  return claimed.numUpdatedRows === 1n;
}

/** Deletes an email that was delivered. */
export async function removeMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes the newsletters that contain a string, such as their reader's token. */
export async function deleteNewslettersWith(db: Database, text: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'waiting')
    .where('priority', '=', mailPriority.newsletter)
    .where('letter', 'like', `%${text}%`)
    .execute();
}

/** Postpones an email until a later attempt. */
export function postponeMail(db: Database, id: string, until: Date, reason: string): Promise<void> {
  return change(db, id, { due_at: until.toISOString(), last_error: reason });
}

/** Marks an email as dead: there are no more attempts to send it. */
export function markMailDead(db: Database, id: string, reason: string): Promise<void> {
  return change(db, id, { state: 'dead', last_error: reason });
}

async function change(db: Database, id: string, columns: Updateable<Schema['outbox']>): Promise<void> {
  await db.updateTable('outbox').set(columns).where('id', '=', id).execute();
}

/** Deletes dead emails that are more than 30 days old. */
export function deleteDeadMails(db: Database): Promise<void> {
  const before = inDays(-30);
  return deleteRows(db, 'outbox', 'id', (row) =>
    row.and([row('state', '=', 'dead'), row('created_at', '<', before)]),
  );
}
