import { randomUUID } from 'node:crypto';
import type { Tier } from '@mathtools/contracts/marketplace';
import { batchSize, deleteInBatches } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { lockByName } from '../../db/advisory-lock.js';
import { enqueueMail } from '../../plugins/mail/outbox-repository.js';
import { refuseMoreLetters } from '../../plugins/mail/letter-limit.js';
import type { MailMessage } from '../../plugins/mail/mail-message.js';
import { hourMs, inHours } from '../../durations.js';

/** The number of trial emails that an address gets per day, no matter who requests them. */
const maxMailsPerDay = 3;

/** A trial to store. */
export interface NewTrial {
  session: string;
  tier: Tier;
  /** The confirmed address. Null if mail is not configured. */
  email: string | null;
}

/** Stores a trial and returns its ID. Returns undefined if the visitor or the address has already had one. */
export async function insertTrial(db: Database, trial: NewTrial): Promise<string | undefined> {
  const stored = await db
    .insertInto('trials')
    .values({ id: randomUUID(), ...trial, started_at: inHours(0) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

/** Returns true if a session or an address has had a trial. */
export async function hasHadTrial(
  db: Database,
  column: 'session' | 'email',
  values: readonly string[],
): Promise<boolean> {
  const row = await db.selectFrom('trials').select('id').where(column, 'in', values).executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a link that starts a trial and queues its email. Does nothing if the mailbox has reached its daily
 * limit of emails.
 */
export async function storeTrialLink(
  db: Database,
  {
    email,
    tier,
    tokenHash,
    mayUseReserve,
  }: { email: string; tier: Tier; tokenHash: string; mayUseReserve: boolean },
  mail: MailMessage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockByName(trx, 'trial links');
    await refuseMoreLetters(mayUseReserve, (place) => timeOfLink(trx, place));
    const row = { token_hash: tokenHash, email, tier, created_at: inHours(0), expires_at: inHours(48) };
    await trx.insertInto('trial_links').values(row).execute();
    const today = await trx
      .selectFrom('trial_links')
      .select('token_hash')
      .where('email', '=', email)
      .where('created_at', '>', inHours(-24))
      .where('created_at', '<=', inHours(0))
      .execute();
    if (today.length > maxMailsPerDay) {
      await trx.deleteFrom('trial_links').where('token_hash', '=', tokenHash).execute();
    } else {
      await enqueueMail(trx, mail);
    }
  });
}

/**
 * Returns when the `place`-th latest link of the last hour was stored. Each one is valid for 48 hours, and
 * the query uses the index on the expiry.
 */
async function timeOfLink(db: Database, place: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('trial_links')
    .select('expires_at')
    .where('expires_at', '>', inHours(47))
    .where('expires_at', '<=', inHours(48))
    .orderBy('expires_at', 'desc')
    .offset(place - 1)
    .limit(1)
    .executeTakeFirst();
  return row && new Date(Date.parse(row.expires_at) - 48 * hourMs);
}

/** Deletes a link and returns its address and tier. Returns undefined if it was used or has expired. */
export async function consumeTrialLink(
  db: Database,
  tokenHash: string,
): Promise<{ email: string; tier: Tier } | undefined> {
  return db
    .deleteFrom('trial_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', inHours(0))
    .returning(['email', 'tier'])
    .executeTakeFirst();
}

/** Returns true if a link can be used. */
export async function isTrialLinkValid(db: Database, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('trial_links')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', inHours(0))
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes expired links. */
export function deleteExpiredTrialLinks(db: Database): Promise<void> {
  const now = inHours(0);
  return deleteInBatches(
    async () => {
      const old = db.selectFrom('trial_links').select('token_hash').where('expires_at', '<=', now);
      return (await old.limit(batchSize).execute()).map(({ token_hash }) => token_hash);
    },
    (tokens) => db.deleteFrom('trial_links').where('token_hash', 'in', tokens).execute(),
  );
}
