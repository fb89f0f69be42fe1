import { lockByName } from '../../db/advisory-lock.js';
import { deleteRows } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { refuseMoreLetters } from '../../plugins/mail/letter-limit.js';
import type { MailMessage } from '../../plugins/mail/mail-message.js';
import { deleteNewslettersWith, enqueueMail } from '../../plugins/mail/outbox-repository.js';
import { hourMs, inDays, inHours } from '../../durations.js';
import { newToken } from '../../tokens.js';

/** The number of confirmation emails that an address gets per day, no matter who requests them. */
const maxMailsPerDay = 3;

/** A confirmation: the hash of its token, and the email that contains the token. */
export interface Confirmation {
  tokenHash: string;
  mail: MailMessage;
}

/**
 * Stores an address once. If it isn't confirmed yet and `mailing` is given, also queues a confirmation email.
 */
export async function storeSubscriber(
  db: Database,
  email: string,
  mailing?: { mayUseReserve: boolean; confirmationOf: (unsubscribeToken: string) => Confirmation },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (mailing) {
      // This check comes before any lookup of the address so that the response doesn't reveal it. Requests
      // run one at a time, because two at once could both count.
      await lockByName(trx, 'confirmations');
      await refuseMoreLetters(mailing.mayUseReserve, (place) => timeOfConfirmation(trx, place));
    }
    const { confirmed_at, unsubscribe_token } = await trx
      .insertInto('subscribers')
      .values({ email, created_at: inHours(0), unsubscribe_token: newToken() })
      // Changes nothing, but returns the stored row.
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
      .returning(['confirmed_at', 'unsubscribe_token'])
      .executeTakeFirstOrThrow();
    if (!mailing || confirmed_at !== null || (await mailsToday(trx, email)) >= maxMailsPerDay) return;
    const { tokenHash, mail } = mailing.confirmationOf(unsubscribe_token);
    await trx
      .insertInto('confirmations')
      .values({ token_hash: tokenHash, email, created_at: inHours(0), expires_at: inHours(48) })
      .execute();
    await enqueueMail(trx, mail);
  });
}

/**
 * Returns when the `place`-th latest confirmation of the last hour was stored. Each one is valid for 48
 * hours, and the query uses the index on the expiry.
 */
async function timeOfConfirmation(db: Database, place: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('confirmations')
    .select('expires_at')
    .where('expires_at', '>', inHours(47))
    .where('expires_at', '<=', inHours(48))
    .orderBy('expires_at', 'desc')
    .offset(place - 1)
    .limit(1)
    .executeTakeFirst();
  return row && new Date(Date.parse(row.expires_at) - 48 * hourMs);
}

async function mailsToday(db: Database, email: string): Promise<number> {
  const rows = await db
    .selectFrom('confirmations')
    .select('token_hash')
    .where('email', '=', email)
    .where('created_at', '>', inHours(-24))
    // If the clock was set back, confirmations stored earlier must not count.
    .where('created_at', '<=', inHours(0))
    .execute();
  return rows.length;
}

/**
 * Confirms the address that a token was sent to, deletes its tokens, and queues the welcome email. Returns
 * false if the token is invalid or expired.
 */
export async function confirmSubscriber(
  db: Database,
  tokenHash: string,
  welcomeOf: (email: string, unsubscribeToken: string) => MailMessage,
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
    if (confirmed) await enqueueMail(trx, welcomeOf(used.email, confirmed.unsubscribe_token));
    return true;
  });
}

/**
 * Deletes the subscriber with an unsubscribe token, if there is one, and the queued newsletters to that
 * subscriber.
 */
export async function deleteSubscriber(db: Database, unsubscribeToken: string): Promise<void> {
  if (unsubscribeToken === '') return;
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('subscribers').where('unsubscribe_token', '=', unsubscribeToken).execute();
    await deleteNewslettersWith(trx, unsubscribeToken);
  });
}

/** Deletes expired confirmation tokens. */
export function deleteExpiredConfirmations(db: Database): Promise<void> {
  const now = inHours(0);
  return deleteRows(db, 'confirmations', 'token_hash', (row) => row('expires_at', '<=', now));
}

/** The number of days that an unconfirmed address is kept. Without mail, nobody can confirm, so it is kept longer. */
const unconfirmedDays = { mails: 30, noMails: 365 };

/** Deletes addresses that were not confirmed in time, except those that were just sent another link. */
export function deleteUnconfirmedSubscribers(db: Database, mails: boolean): Promise<void> {
  const before = inDays(-unconfirmedDays[mails ? 'mails' : 'noMails']);
  return deleteRows(db, 'subscribers', 'email', (row) => {
    const confirmations = row.selectFrom('confirmations').select('token_hash');
    return row.and([
      row('confirmed_at', 'is', null),
      row('created_at', '<', before),
      row.not(row.exists(confirmations.whereRef('confirmations.email', '=', 'subscribers.email'))),
    ]);
  });
}
