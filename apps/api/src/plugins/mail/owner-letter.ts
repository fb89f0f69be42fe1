import type { Database } from '../../db/schema.js';
import { onceADay } from '../job-repository.js';
import { composeMail } from './mail-message.js';
import { enqueueMail, mailPriority } from './outbox-repository.js';

/** Returns a function that emails the owner about one matter, at most once a day across all servers. */
export function ownerLetter(db: Database, to: string, matter: string) {
  const isTime = onceADay(db, `letter about ${matter}`);
  return async (subject: string, ...paragraphs: string[]): Promise<void> => {
    if (!(await isTime())) return;
    await enqueueMail(db, composeMail({ to, subject, paragraphs }), mailPriority.owner);
  };
}
