import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@mathtools/contracts/contact';
import { deleteRows } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { inDays, inHours } from '../../durations.js';
import { composeMail, type MailMessage } from '../../plugins/mail/mail-message.js';
import { enqueueMail, mailPriority } from '../../plugins/mail/outbox-repository.js';

/** A contact message and its priority. */
export type PriorityMessage = ContactMessage & { priority: boolean };

/**
 * The number of messages per hour that are forwarded immediately. The same number is added for priority
 * messages. The rest wait for a digest.
 */
const maxForwarded = 30;

/** Stores a message and queues the email that forwards it to support, unless the hourly limit is reached. */
export async function storeMessage(
  db: Database,
  { priority, ...message }: PriorityMessage,
  mail?: MailMessage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = inHours(0);
    const waits = mail !== undefined && (await forwardedInHour(trx, priority)) >= maxForwarded;
    await trx
      .insertInto('contact_messages')
      .values({
        id: randomUUID(),
        ...message,
        priority: priority ? 1 : 0,
        created_at: now,
        forwarded_at: waits ? null : now,
        waits_for_digest: waits ? 1 : 0,
      })
      .execute();
    if (mail && !waits) await enqueueMail(trx, mail, mailPriority.owner);
  });
}

async function forwardedInHour(db: Database, priority: boolean): Promise<number> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('forwarded_at', '>', inHours(-1))
    // If the clock was set back, messages stored earlier must not count.
    .where('forwarded_at', '<=', inHours(0))
    .where('priority', '=', priority ? 1 : 0)
    .limit(maxForwarded)
    .execute();
  return rows.length;
}

/** The maximum number of messages in a digest, and of characters shown from each message. */
const digest = { messages: 50, characters: 200 };

/** Queues one email to support with all messages that are waiting for a digest. */
export async function sendDigest(db: Database, to: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .updateTable('contact_messages')
      .set({ waits_for_digest: 0 })
      .where('waits_for_digest', '=', 1)
      .returning(['created_at', 'name', 'email', 'subject', 'message', 'priority'])
      .execute();
    if (waiting.length === 0) return;
    const ordered = waiting.sort(
      (a, b) => b.priority - a.priority || a.created_at.localeCompare(b.created_at),
    );
    const paragraphs = ordered
      .slice(0, digest.messages)
      .map(({ priority, name, email, subject, message }) => {
        const flag = priority === 1 ? 'PRIORITY  ' : '';
        // One line per message so that a message can't pretend to be several.
        return `${flag}${name} <${email}>: ${subject}\n${beginning(message.replace(/\s+/g, ' '))}`;
      });
    const rest = waiting.length - paragraphs.length;
    const mail = composeMail({
      to,
      subject: `Contact: more messages (${waiting.length})`,
      paragraphs: [
        `More than ${maxForwarded} messages arrived within an hour, so this email combines the rest. The command \`admin list messages\` shows all of them in full.`,
        ...paragraphs,
        ...(rest > 0 ? [`And ${rest} more.`] : []),
      ],
    });
    await enqueueMail(trx, mail, mailPriority.owner);
  });
}

function beginning(message: string): string {
  return message.length > digest.characters ? `${message.slice(0, digest.characters)}…` : message;
}

const keptDays = 365;

/** Deletes messages that are more than a year old. */
export function deleteOldMessages(db: Database): Promise<void> {
  const before = inDays(-keptDays);
  return deleteRows(db, 'contact_messages', 'id', (row) => row('created_at', '<', before));
}
