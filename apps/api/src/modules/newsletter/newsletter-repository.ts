import type { Database } from '../../db/schema.js';
import type { Letter } from '../../plugins/mail/letter.js';
import { enqueueLetter } from '../../plugins/mail/outbox-repository.js';
import { hourMs } from '../../durations.js';
import { newToken } from '../../tokens.js';

/** How often in a day an address gets a confirmation letter, whoever asks. */
const maxLettersPerDay = 3;

/** A confirmation to be mailed: the hash of its token, and the letter with the token. */
export interface Confirmation {
  tokenHash: string;
  letter: Letter;
}

/** Stores an address once; with a confirmation to offer, it is mailed to an address that has not confirmed. */
export async function storeSubscriber(
  db: Database,
  email: string,
  confirmationOf?: (unsubscribeToken: string) => Confirmation,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertSubscriber(trx, email);
    if (!confirmationOf) return;
    const subscriber = await trx
      .selectFrom('subscribers')
      .select(['confirmed_at', 'unsubscribe_token'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    if (subscriber.confirmed_at !== null || (await lettersToday(trx, email)) >= maxLettersPerDay) return;
    const { tokenHash, letter } = confirmationOf(subscriber.unsubscribe_token);
    await insertConfirmation(trx, email, tokenHash);
    await enqueueLetter(trx, letter);
  });
}

async function insertSubscriber(db: Database, email: string): Promise<void> {
  const unsubscribe_token = newToken();
  await db
    .insertInto('subscribers')
    .values({ email, created_at: inHours(0), confirmed_at: null, unsubscribe_token })
    // Not doNothing: PostgreSQL then lets two requests count the letters of one address at once.
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .execute();
}

async function insertConfirmation(db: Database, email: string, token_hash: string): Promise<void> {
  await db
    .insertInto('confirmations')
    .values({ token_hash, email, created_at: inHours(0), expires_at: inHours(48) })
    .execute();
}

async function lettersToday(db: Database, email: string): Promise<number> {
  const rows = await db
    .selectFrom('confirmations')
    .select('token_hash')
    .where('email', '=', email)
    .where('created_at', '>', inHours(-24))
    .execute();
  return rows.length;
}

/** Confirms the address that a token was mailed to, uses its tokens up and mails the welcome; false if the token is not (or no more) valid. */
export async function confirmSubscriber(
  db: Database,
  tokenHash: string,
  welcomeOf: (email: string, unsubscribeToken: string) => Letter,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('confirmations')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', inHours(0))
      .returning('email')
      .executeTakeFirst();
    if (!used) return false;
    await trx.deleteFrom('confirmations').where('email', '=', used.email).execute();
    const confirmed = await trx
      .updateTable('subscribers')
      .set({ confirmed_at: inHours(0) })
      .where('email', '=', used.email)
      .where('confirmed_at', 'is', null)
      .returning('unsubscribe_token')
      .executeTakeFirst();
    if (confirmed) await enqueueLetter(trx, welcomeOf(used.email, confirmed.unsubscribe_token));
    return true;
  });
}

/** Deletes the subscriber whose letters carry a token, if there still is one. */
export async function deleteSubscriber(db: Database, unsubscribeToken: string): Promise<void> {
  await db.deleteFrom('subscribers').where('unsubscribe_token', '=', unsubscribeToken).execute();
}

/** Deletes the tokens that can't be used any more. */
export async function deleteExpiredConfirmations(db: Database): Promise<void> {
  await db.deleteFrom('confirmations').where('expires_at', '<=', inHours(0)).execute();
}

function inHours(hours: number): string {
  return new Date(Date.now() + hours * hourMs).toISOString();
}
