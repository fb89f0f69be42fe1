import type { Insertable } from 'kysely';
import { deleteRows } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { hourMs, inHours } from '../../durations.js';
import { hashToken, normalizedCode } from '../../tokens.js';
import type { OwnershipTables } from './ownership-tables.js';

/** The lifetime of a link that starts a trial. */
export const linkHours = 48;

export type Key = OwnershipTables['keys'];

/** Stores a code or a link's token, in place of the previous ones that open the same and expire if it does. */
export async function makeKey(
  trx: Database,
  typed: string,
  { made_at = inHours(0), ...key }: Omit<Insertable<Key>, 'hash' | 'made_at'> & { made_at?: string },
): Promise<void> {
  await endKeys(trx, key);
  await trx
    .insertInto('keys')
    .values({ ...key, hash: hashToken(typed), made_at })
    .execute();
}

/** Ends the keys of an entitlement or a learner: those that expire, or the others. */
export async function endKeys(
  trx: Database,
  { entitlement = null, learner = null, expires_at = null }: Partial<Key>,
): Promise<void> {
  await trx
    .deleteFrom('keys')
    .where((row) => row.or([row('entitlement', '=', entitlement), row('learner', '=', learner)]))
    .where('expires_at', expires_at === null ? 'is' : 'is not', null)
    .execute();
}

/** Ends the codes that some devices show. */
export async function endShownKeys(trx: Database, logs: readonly string[]): Promise<void> {
  await trx.deleteFrom('keys').where('log', 'in', logs).execute();
}

/** Returns the valid key for something of a kind that was typed or is in a link. */
export function findKey(
  db: Database,
  opens: 'entitlement' | 'learner' | 'tier',
  { typed, now = inHours(0) }: { typed: string; now?: string },
): Promise<Key | undefined> {
  return db
    .selectFrom('keys')
    .selectAll()
    .where('hash', 'in', [hashToken(typed), hashToken(normalizedCode(typed))])
    .where(opens, 'is not', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Returns a valid key as `findKey` does. Uses it up if it works once: only one of simultaneous calls returns that. */
export async function takeKey(...[trx, ...wanted]: Parameters<typeof findKey>): Promise<Key | undefined> {
  const key = await findKey(trx, ...wanted);
  if (!key || key.expires_at === null) return key;
  return trx.deleteFrom('keys').where('hash', '=', key.hash).returningAll().executeTakeFirst();
}

/** Returns the recovery codes of learners. */
export function recoveryKeys(db: Database, learners: readonly string[]): Promise<Key[]> {
  const keys = db.selectFrom('keys').selectAll().where('learner', 'in', learners);
  return keys.where('expires_at', 'is', null).execute();
}

/** Returns the number of links that an address got in the last 24 hours. */
export async function countLinks(db: Database, email: string): Promise<number> {
  const links = db.selectFrom('keys').select('hash').where('email', '=', email);
  const today = links.where('made_at', '>', inHours(-24)).where('made_at', '<=', inHours(0));
  return (await today.execute()).length;
}

/** Returns when the `place`-th latest link of the last hour to a trial was stored, with an index on the expiry. */
export async function timeOfLink(db: Database, place: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('keys')
    .select('expires_at')
    .where('tier', 'is not', null)
    .where('expires_at', '>', inHours(linkHours - 1))
    .where('expires_at', '<=', inHours(linkHours))
    .orderBy('expires_at', 'desc')
    .offset(place - 1)
    .limit(1)
    .executeTakeFirst();
  return row && new Date(Date.parse(row.expires_at ?? '') - linkHours * hourMs);
}

/** Deletes expired keys. For the hourly job. */
export function deleteExpiredKeys(db: Database): Promise<void> {
  const now = inHours(0);
  return deleteRows(db, 'keys', 'hash', (row) => row('expires_at', '<=', now));
}
