import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/schema.js';
import type { Letter } from './letter.js';
import { dayMs } from '../../durations.js';

/** A letter in the outbox. */
export interface WaitingLetter {
  id: string;
  letter: Letter;
  attempts: number;
  dueAt: string;
}

/** Puts a letter into the outbox: call it in the transaction that stores the letter's cause. */
export async function enqueueLetter(db: Database, letter: Letter): Promise<void> {
  const now = new Date().toISOString();
  const row = { id: randomUUID(), letter: JSON.stringify(letter), state: 'waiting', attempts: 0 } as const;
  await db
    .insertInto('outbox')
    .values({ ...row, due_at: now, created_at: now, last_error: null })
    .execute();
}

/** Returns the letters that are due, the most overdue first. */
export async function dueLetters(db: Database, now: Date, most: number): Promise<WaitingLetter[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'letter', 'attempts', 'due_at'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(most)
    .execute();
  return rows.map(({ id, letter, attempts, due_at }) => {
    return { id, letter: JSON.parse(letter) as Letter, attempts, dueAt: due_at };
  });
}

/** Takes a letter for one attempt; false when another process was faster. Unless settled, it is due again at the given time. */
export async function claimLetter(
  db: Database,
  { id, attempts, dueAt }: WaitingLetter,
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

/** Forgets a letter that was delivered. */
export async function removeLetter(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Leaves a letter for a later attempt. */
export async function postponeLetter(db: Database, id: string, until: Date, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: until.toISOString(), last_error: reason })
    .where('id', '=', id)
    .execute();
}

/** Marks a letter as dead: it is not attempted again. */
export async function markLetterDead(db: Database, id: string, reason: string): Promise<void> {
  await db.updateTable('outbox').set({ state: 'dead', last_error: reason }).where('id', '=', id).execute();
}

/** Deletes letters that were given up and were written more than 30 days ago. */
export async function deleteDeadLetters(db: Database): Promise<void> {
  const before = new Date(Date.now() - 30 * dayMs).toISOString();
  await db.deleteFrom('outbox').where('state', '=', 'dead').where('created_at', '<', before).execute();
}
