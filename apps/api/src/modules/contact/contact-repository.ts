import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@mathtools/contracts/contact';
import { batchSize, deleteInBatches } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { inDays } from '../../durations.js';
import type { MailMessage } from '../../plugins/mail/mail-message.js';
import { enqueueMail } from '../../plugins/mail/outbox-repository.js';

/** A message, and whether it has priority. */
export type PriorityMessage = ContactMessage & { priority: boolean };

/** Stores a message and queues the email that forwards it to support. */
export async function storeMessage(
  db: Database,
  { priority, ...message }: PriorityMessage,
  mail?: MailMessage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const about = { priority: priority ? 1 : 0, created_at: new Date().toISOString() } as const;
    const row = { id: randomUUID(), ...message, ...about };
    await trx.insertInto('contact_messages').values(row).execute();
    if (mail) await enqueueMail(trx, mail);
  });
}

const keptDays = 365;

/** Deletes messages that are more than a year old. */
export function deleteOldMessages(db: Database): Promise<void> {
  const before = inDays(-keptDays);
  return deleteInBatches(
    db,
    async (db) => {
      const old = db.selectFrom('contact_messages').select('id').where('created_at', '<', before);
      return (await old.limit(batchSize).execute()).map(({ id }) => id);
    },
    (db, ids) => db.deleteFrom('contact_messages').where('id', 'in', ids).execute(),
  );
}
