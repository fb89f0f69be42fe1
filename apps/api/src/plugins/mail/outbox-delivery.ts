import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/schema.js';
import { dayMs, hourMs, minuteMs } from '../../durations.js';
import { withoutAddresses } from '../logging.js';
import type { MailMessage } from './mail-message.js';
import {
  markMailDead,
  claimMail,
  dueMails,
  postponeMail,
  removeMail,
  type QueuedMail,
} from './outbox-repository.js';

/** The outcome of an attempt to send an email. */
export type LetterOutcome = 'sent' | 'postponed' | 'given up';

/** The dependencies of delivery. */
export interface DeliveryDependencies {
  db: Database;
  /** Hands an email to the mail server, with an ID that stays the same for all attempts. */
  send: (mail: MailMessage, id: string) => Promise<unknown>;
  log: FastifyBaseLogger;
  /** Notifies the owner that an email was given up. It isn't called for the owner's own emails. */
  onDead?: ((mail: MailMessage, reason: string) => Promise<void>) | undefined;
  /** Returns true once the server is closing. After that, no other email is sent. */
  isClosing?: (() => boolean) | undefined;
  /** Counts the outcome of an attempt. */
  count?: ((outcome: LetterOutcome) => void) | undefined;
}

/** The pauses after failed attempts. When they are used up, after about two days, the email is dead. */
const pauses = [
  ...[10_000, 30_000, minuteMs, 5 * minuteMs, 15 * minuteMs],
  ...[hourMs, 3 * hourMs, 6 * hourMs, 12 * hourMs, dayMs],
];

/** The duration of a claim. An attempt can't take longer, because the transport's timeouts are shorter. */
const lease = 5 * minuteMs;

/**
 * The number of emails that are sent before the outbox is queried again. By then, it may contain a new email
 * with a higher priority.
 */
const batch = 5;

/** Tries to send the emails that are due, one after another. Resolves to the number delivered. */
export async function deliverDue(parts: DeliveryDependencies, now = new Date()): Promise<number> {
  let delivered = 0;
  const begun = Date.now();
  // The previous emails took time, in which new ones may have arrived.
  const later = () => new Date(now.getTime() + Math.max(0, Date.now() - begun));
  for (let claimed = true; claimed; ) {
    claimed = false;
    for (const waiting of await dueMails(parts.db, later(), batch)) {
      if (parts.isClosing?.()) return delivered;
      const at = later();
      if (!(await claimMail(parts.db, waiting, new Date(at.getTime() + lease)))) continue;
      claimed = true;
      if (await attempt(parts, waiting, at)) delivered++;
    }
  }
  return delivered;
}

async function attempt(
  { db, send, log, onDead, count }: DeliveryDependencies,
  waiting: QueuedMail,
  now: Date,
): Promise<boolean> {
  const { id, mail, attempts } = waiting;
  try {
    await send(mail, id);
  } catch (error) {
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
    const pause = isFinal(error) ? undefined : pauses[attempts];
    log.warn({ mail: id, attempt: attempts + 1, reason }, pause ? 'mail postponed' : 'mail given up');
    count?.(pause ? 'postponed' : 'given up');
    if (pause) await postponeMail(db, id, new Date(now.getTime() + pause), reason);
    else {
      await markMailDead(db, id, reason);
      await onDead?.(mail, reason);
    }
    return false;
  }
  count?.('sent');
  await removeMail(db, id);
  return true;
}

/**
 * Returns true if the mail server rejected the email permanently (5xx). Other failures, such as a wrong
 * password, can be fixed.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(String(error.code));
}
