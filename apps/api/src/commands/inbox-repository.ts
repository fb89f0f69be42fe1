import type { Database } from '../db/schema.js';

/** Returns all messages from the contact form, oldest first. */
export function listMessages(db: Database) {
  return db
    .selectFrom('contact_messages')
    .select(['created_at', 'name', 'email', 'subject', 'message', 'priority'])
    .orderBy('created_at')
    .execute();
}

/** Returns all newsletter subscribers, oldest first. */
export function listSubscribers(db: Database) {
  return db
    .selectFrom('subscribers')
    .select(['created_at', 'email', 'confirmed_at'])
    .orderBy('created_at')
    .execute();
}
