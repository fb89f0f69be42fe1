import { randomUUID } from 'node:crypto';
import type { Tier } from '@mathtools/contracts/marketplace';
import type { Database } from '../../db/schema.js';
import { lockByName } from '../../db/advisory-lock.js';
import { enqueueMail } from '../../plugins/mail/outbox-repository.js';
import { refuseMoreLetters } from '../../plugins/mail/letter-limit.js';
import type { MailMessage } from '../../plugins/mail/mail-message.js';
import { entitlements } from '../../plugins/ownership/entitlement-repository.js';
import {
  countLinks,
  linkHours,
  makeKey,
  takeKey,
  timeOfLink,
} from '../../plugins/ownership/key-repository.js';
import { dayMs, inHours } from '../../durations.js';

const trialDays = 7;
/** The number of trial emails that an address gets per day, no matter who requests them. */
const maxMailsPerDay = 3;

/** A trial to store. */
export interface NewTrial {
  session: string;
  tier: Tier;
  /** The confirmed address. Null if mail is not configured. */
  email: string | null;
}

/** Starts a trial and returns its end. Returns undefined if the visitor or the address has already had one. */
export async function startTrial(trx: Database, trial: NewTrial): Promise<Date | undefined> {
  const grantedAt = new Date();
  const stored = await trx
    .insertInto('trials')
    .values({ id: randomUUID(), ...trial, started_at: grantedAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return undefined;
  const { tier: product, session } = trial;
  const expiresAt = new Date(grantedAt.getTime() + trialDays * dayMs);
  await entitlements.grant(trx, { ...stored, product, trial: true, session, grantedAt, expiresAt });
  return expiresAt;
}

/**
 * Starts the trial of an emailed link and returns its end. Returns undefined if the link was used, or if the
 * visitor or the address has already had a trial.
 */
export async function confirmTrial(
  trx: Database,
  { token, session }: { token: string; session: string },
): Promise<Date | undefined> {
  const { tier, email = null } = (await takeKey(trx, 'tier', { typed: token })) ?? {};
  return tier ? startTrial(trx, { session, tier, email }) : undefined;
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
  { token, mayUseReserve, ...link }: { email: string; tier: Tier; token: string; mayUseReserve: boolean },
  mail: MailMessage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockByName(trx, 'trial links');
    await refuseMoreLetters(mayUseReserve, (place) => timeOfLink(trx, place));
    if ((await countLinks(trx, link.email)) >= maxMailsPerDay) return;
    await makeKey(trx, token, { ...link, expires_at: inHours(linkHours) });
    await enqueueMail(trx, mail);
  });
}
