import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@mathtools/contracts/contact';
import type { Database } from '../../db/schema.js';
import type { Letter } from '../../plugins/mail/letter.js';
import { enqueueLetter } from '../../plugins/mail/outbox-repository.js';

/** A message, and whether it comes before others. */
export type PriorityMessage = ContactMessage & { priority: boolean };

/** Stores a message and, with it, the letter that brings it to support. */
export async function storeMessage(
  db: Database,
  { priority, ...message }: PriorityMessage,
  letter?: Letter,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const about = { priority: priority ? 1 : 0, created_at: new Date().toISOString() } as const;
    const row = { id: randomUUID(), ...message, ...about };
    await trx.insertInto('contact_messages').values(row).execute();
    if (letter) await enqueueLetter(trx, letter);
  });
}
