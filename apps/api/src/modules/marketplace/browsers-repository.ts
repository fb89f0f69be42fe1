import type { Database } from '../../db/schema.js';
import { inHours } from '../../durations.js';

/** A purchase that another browser's session shares with the visitor's session. */
export interface Holding {
  session: string;
  /** When the session began and when it ends. The day of its last use follows from the end. */
  createdAt: string;
  expiresAt: string;
  /** The kind of browser. */
  name: string | null;
  product: string;
  since: string;
  how: 'bought' | 'restored' | 'tried';
}

/**
 * Returns the sessions that share the active purchases of a session, including itself, oldest share first.
 */
export async function holdingsBeside(db: Database, own: string): Promise<Holding[]> {
  const rows = await db
    .selectFrom('holders as mine')
    .innerJoin('entitlements', 'entitlements.id', 'mine.entitlement')
    .innerJoin('holders', 'holders.entitlement', 'mine.entitlement')
    .innerJoin('sessions', 'sessions.id_hash', 'holders.session')
    .leftJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'holders.entitlement').onRef('orders.session', '=', 'holders.session'),
    )
    .select(['holders.session', 'sessions.created_at', 'sessions.expires_at', 'sessions.browser'])
    .select(['entitlements.product', 'holders.since', 'entitlements.trial', 'orders.id as order'])
    .where('mine.session', '=', own)
    .where((row) =>
      row.or([row('entitlements.expires_at', 'is', null), row('entitlements.expires_at', '>', inHours(0))]),
    )
    .orderBy('holders.since')
    .orderBy('holders.session')
    .execute();
  return rows.map(({ session, product, since, order, trial, ...row }) => ({
    session,
    product,
    since,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    name: row.browser,
    how: trial === 1 ? 'tried' : order === null ? 'restored' : 'bought',
  }));
}

/** Removes from a session everything that it shares with another. */
export async function deleteHoldingsBeside(db: Database, own: string, session: string): Promise<void> {
  await db
    .deleteFrom('holders')
    .where('session', '=', session)
    .where('entitlement', 'in', (all) =>
      all.selectFrom('holders as mine').select('mine.entitlement').where('mine.session', '=', own),
    )
    .execute();
}
