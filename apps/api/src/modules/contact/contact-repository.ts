import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@mathtools/contracts/contact';
import type { Database } from '../../db/schema.js';
import type { Letter } from '../../plugins/mail/letter.js';
import { enqueueLetter } from '../../plugins/mail/outbox-repository.js';

/** Stores a message and, with it, the letter that brings it to support. */
export async function storeMessage(db: Database, message: ContactMessage, letter?: Letter): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = { id: randomUUID(), ...message, created_at: new Date().toISOString() };
    await trx.insertInto('contact_messages').values(row).execute();
    if (letter) await enqueueLetter(trx, letter);
  });
}
