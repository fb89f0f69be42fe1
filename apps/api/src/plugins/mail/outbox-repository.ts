import { randomUUID } from 'node:crypto';
import { batchSize, deleteInBatches } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { MailMessage } from './mail-message.js';
import { dayMs, inDays } from '../../durations.js';

/** An email in the outbox. */
export interface QueuedMail {
  id: string;
  mail: MailMessage;
  attempts: number;
  dueAt: string;
}

/** The order of sending: what a visitor waits for (a receipt, a code, a link), then letters to the owner, then newsletters. */
export const mailPriority = { visitor: 0, owner: 1, newsletter: 2 } as const;

/** Adds an email to the outbox; belongs in the transaction that stores the reason for it. */
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
      last_error: null,
    })
    .execute();
}

/** Longer than any pause: an email that would wait longer was queued while a clock that was set back since was ahead. */
const longestWaitMs = 2 * dayMs;

/** Returns the emails that are due, by priority, the most overdue first. */
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

/** Claims an email for one attempt; false if another process was faster. Unless it is removed or postponed, it is due again at the given time. */
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
    .returning('id')
    .execute();
  return claimed.length === 1;
}

/** Deletes an email that was delivered. */
export async function removeMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes the newsletters with a text in them, such as the token of their reader. */
export async function deleteNewslettersWith(db: Database, text: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'waiting')
    .where('priority', '=', mailPriority.newsletter)
    .where('letter', 'like', `%${text}%`)
    .execute();
}

/** Postpones an email to a later attempt. */
export async function postponeMail(db: Database, id: string, until: Date, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: until.toISOString(), last_error: reason })
    .where('id', '=', id)
    .execute();
}

/** Marks an email as dead: it is not attempted again. */
export async function markMailDead(db: Database, id: string, reason: string): Promise<void> {
  await db.updateTable('outbox').set({ state: 'dead', last_error: reason }).where('id', '=', id).execute();
}

/** Deletes dead emails that are more than 30 days old. */
export async function deleteDeadMails(db: Database): Promise<void> {
  const before = inDays(-30);
  await deleteInBatches(
    async () => {
      const dead = db.selectFrom('outbox').select('id').where('state', '=', 'dead');
      return (await dead.where('created_at', '<', before).limit(batchSize).execute()).map(({ id }) => id);
    },
    (ids) => db.deleteFrom('outbox').where('id', 'in', ids).execute(),
  );
}
