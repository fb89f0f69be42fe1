import type { NotNull } from 'kysely';
import type { Database } from '../../db/schema.js';
import { inHours } from '../../durations.js';
import { hashToken } from '../../tokens.js';

/**
 * The number of sessions that may share a purchase. When another session restores it, the oldest session that restored
 * it loses access, but never the buyer's.
 */
const maxSessions = 5;

/** Selects what browsers hold, with each browser's kind and times. */
function holdings(db: Database) {
  return db
    .selectFrom('holders')
    .innerJoin('sessions', 'id_hash', 'session')
    .select(['session', 'since', 'browser', 'created_at', 'expires_at']);
}

/** Selects the browsers in which learners practice. */
export function devices(db: Database) {
  return holdings(db)
    .select(['learner', 'holders.id', 'log', 'begun_at', 'how'])
    .where('learner', 'is not', null)
    .$narrowType<{
      learner: NotNull;
      id: NotNull;
      log: NotNull;
      begun_at: NotNull;
      how: 'first' | 'joined' | 'recovered';
    }>();
}

/** A browser in which a learner practices. */
export type Device = Awaited<ReturnType<ReturnType<typeof devices>['executeTakeFirstOrThrow']>>;

/** A browser in which a learner practices, as it is stored. */
export type NewDevice = Omit<Device, 'browser' | 'created_at' | 'expires_at'>;

/** Returns the browsers that hold entitlements, oldest first. */
export async function holdersOf(db: Database, entitlements: readonly string[]) {
  if (entitlements.length === 0) return [];
  return holdings(db)
    .select(['entitlement', 'how'])
    .$narrowType<{ entitlement: NotNull; how: 'bought' | 'restored' | 'tried' }>()
    .where('entitlement', 'in', entitlements)
    .orderBy('since')
    .orderBy('session')
    .execute();
}

/** Lets a session hold an entitlement. If too many sessions share it, the oldest one that restored it loses it. */
export async function hold(
  db: Database,
  held: { entitlement: string; session: string; how: 'bought' | 'restored' | 'tried' },
): Promise<void> {
  const { entitlement, session } = held;
  const since = inHours(0);
  await db
    .insertInto('holders')
    .values({ ...held, since })
    .onConflict((conflict) => conflict.columns(['entitlement', 'session']).doUpdateSet({ since }))
    .execute();
  const kept = db
    .selectFrom('holders')
    .select('session')
    .where('entitlement', '=', entitlement)
    .orderBy((row) => row.or([row('how', '=', 'bought'), row('session', '=', session)]), 'desc')
    .orderBy('since', 'desc')
    .limit(maxSessions);
  await db
    .deleteFrom('holders')
    .where('entitlement', '=', entitlement)
    .where('session', 'not in', kept)
    .execute();
}

/** Takes entitlements from a session. */
export async function letGo(db: Database, session: string, entitlements: readonly string[]): Promise<void> {
  await db
    .deleteFrom('holders')
    .where('session', '=', session)
    .where('entitlement', 'in', entitlements)
    .execute();
}

/**
 * Returns the ID by which a session refers to what another one holds. Returns null for its own. The ID is useless to anyone
 * else.
 */
export function idFor(session: string, other: string, own = session): string | null {
  return other === own ? null : hashToken(`${session} ${other}`).slice(0, 22);
}
