import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/schema.js';
import { withoutAddresses } from '../logging.js';
import { type Letter } from './letter.js';
import {
  markLetterDead,
  claimLetter,
  dueLetters,
  postponeLetter,
  removeLetter,
  type WaitingLetter,
} from './outbox-repository.js';

/** What delivering needs. */
export interface DeliveryParts {
  db: Database;
  /** Hands a letter to the mail server, under an id that stays the same over all attempts. */
  send: (letter: Letter, id: string) => Promise<unknown>;
  log: FastifyBaseLogger;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after each failed attempt the next is made; after the last a letter is dead: about two days in all. */
const pauses = [
  ...[10 * second, 30 * second, minute, 5 * minute, 15 * minute],
  ...[hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour],
];

/** Longer than an attempt can take: the time limits of the transport are shorter. */
const lease = 5 * minute;

/** Attempts every letter that is due at a time, one after another; resolves to how many were delivered. */
export async function deliverDue(parts: DeliveryParts, now = new Date()): Promise<number> {
  let delivered = 0;
  for (const waiting of await dueLetters(parts.db, now, 50)) {
    if (!(await claimLetter(parts.db, waiting, new Date(now.getTime() + lease)))) continue;
    if (await attempt(parts, waiting, now)) delivered++;
  }
  return delivered;
}

async function attempt(
  { db, send, log }: DeliveryParts,
  waiting: WaitingLetter,
  now: Date,
): Promise<boolean> {
  const { id, letter, attempts } = waiting;
  try {
    await send(letter, id);
  } catch (error) {
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
    const pause = isFinal(error) ? undefined : pauses[attempts];
    log.warn({ letter: id, attempt: attempts + 1, reason }, pause ? 'mail postponed' : 'mail given up');
    if (pause) await postponeLetter(db, id, new Date(now.getTime() + pause), reason);
    else await markLetterDead(db, id, reason);
    return false;
  }
  await removeLetter(db, id);
  return true;
}

/** A mail server that refuses this letter with a 5xx code will always do so; a wrong password can be mended. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(String(error.code));
}
