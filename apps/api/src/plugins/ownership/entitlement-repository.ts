import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Database, Schema } from '../../db/schema.js';
import { inHours } from '../../durations.js';
import { hold } from './holder-repository.js';
import { findKey, makeKey, takeKey } from './key-repository.js';
import { newCode, newToken } from '../../tokens.js';

/** A pack or tier that a visitor may use now. */
export interface Entitlement {
  id: string;
  product: string;
  expiresAt: string | null;
  trial: boolean;
  /** The pack chosen with it, if it is Pro. */
  choice: string | null;
}

/** Returns the entitlements of a session that are active now, and if the session has had a free trial. */
export async function holdingsOf(
  db: Database,
  session: string,
): Promise<{ active: Entitlement[]; trialUsed: boolean }> {
  const rows = await db
    .selectFrom('holders')
    .innerJoin('entitlements', 'entitlements.id', 'holders.entitlement')
    .leftJoin('pack_choices', 'pack_choices.entitlement', 'entitlements.id')
    .select(['entitlements.id', 'product', 'expires_at as expiresAt', 'trial', 'pack as choice'])
    .where('session', '=', session)
    .orderBy('granted_at')
    .orderBy('entitlements.id')
    .execute();
  const now = inHours(0);
  const active = rows.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  return {
    active: active.map((row) => ({ ...row, trial: row.trial === 1 })),
    trialUsed: rows.some(({ trial }) => trial === 1),
  };
}

/** Returns the entitlements of a session that are active now. */
export async function entitlementsOf(db: Database, session: string): Promise<Entitlement[]> {
  return (await holdingsOf(db, session)).active;
}

/** Locks an active entitlement on PostgreSQL, so that two requests change it one after the other. */
function lockActive(trx: Database, id: string) {
  return trx
    .updateTable('entitlements')
    .set((row) => ({ code_mailed_at: row.ref('code_mailed_at') }))
    .where('id', '=', id)
    .where(isActive())
    .returning(['id', 'product', 'code_mailed_at'])
    .executeTakeFirst();
}

async function hasCode(db: Database, id: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('entitlements')
    .leftJoin('keys', (join) =>
      join.onRef('entitlement', '=', 'entitlements.id').on('keys.expires_at', 'is', null),
    )
    .select('hash')
    .where('entitlements.id', '=', id)
    .where(isActive())
    .executeTakeFirst();
  return row && row.hash !== null;
}

/** Grants and revokes products. Make each call in the transaction that stores the reason for it. */
export const entitlements = {
  /** Grants a product, with the ID of its order or trial. A second grant with the same ID throws. */
  grant: async (
    db: Database,
    grant: {
      id: string;
      product: string;
      trial: boolean;
      /** Null if only the holder of the link can open it. */
      session: string | null;
      grantedAt: Date;
      expiresAt: Date | null;
    },
  ): Promise<void> => {
    const { id, product, trial, session, grantedAt, expiresAt } = grant;
    const granted_at = grantedAt.toISOString();
    const expires_at = expiresAt && expiresAt.toISOString();
    await db
      .insertInto('entitlements')
      .values({ id, product, trial: trial ? 1 : 0, granted_at, expires_at })
      .execute();
    if (session !== null) await hold(db, { entitlement: id, session, how: trial ? 'tried' : 'bought' });
  },
  /** Revokes an entitlement: deletes it and everything that refers to it. */
  revoke: async (db: Database, id: string): Promise<void> => {
    await db.deleteFrom('entitlements').where('id', '=', id).execute();
  },
  /** Returns true if a code exists that restores an entitlement. Returns undefined if the entitlement isn't active. */
  hasCode,
  /** Returns true if a session has the entitlement. */
  isHeldBy: async (db: Database, id: string, session: string): Promise<boolean> =>
    (await entitlementsOf(db, session)).some((held) => held.id === id),
  /**
   * Returns a new code that restores an entitlement, and invalidates the previous one. Returns undefined if there is a
   * previous one and this isn't wanted, or if there was another one in the last eight hours. Call it in a transaction.
   */
  newCode: async (trx: Database, id: string, reason: 'first' | 'again'): Promise<string | undefined> => {
    const found = await lockActive(trx, id);
    if (!found || (reason === 'first' && (await hasCode(trx, id)) === true)) return undefined;
    if (reason === 'again') {
      const { code_mailed_at: last } = found;
      // A later time covers a clock that has been set back since then.
      if (last !== null && last >= inHours(-8) && last <= inHours(0)) return undefined;
      await trx
        .updateTable('entitlements')
        .set({ code_mailed_at: inHours(0) })
        .where('id', '=', id)
        .execute();
    }
    const code = newCode();
    await makeKey(trx, code, { entitlement: id });
    return code;
  },
  /** Returns a new token that restores an entitlement once, within 24 hours. */
  createRestoreToken: async (db: Database, id: string): Promise<string> => {
    const token = newToken();
    await makeKey(db, token, { entitlement: id, expires_at: inHours(24) });
    return token;
  },
};

/**
 * Gives a session the entitlement of a typed code or a link's token, and returns it. Returns undefined if the key is
 * invalid.
 */
export function restore(
  db: Database,
  typed: string,
  session: string,
): Promise<Pick<Entitlement, 'id' | 'product'> | undefined> {
  return db.transaction().execute(async (trx) => {
    const key = await takeKey(trx, 'entitlement', { typed });
    const found = await lockActive(trx, key?.entitlement ?? '');
    if (!found) return undefined;
    // The buyer's browser gets back what was removed from it.
    const order = trx.selectFrom('orders').select('id').where('id', '=', found.id);
    const isBuyer = (await order.where('session', '=', session).executeTakeFirst()) !== undefined;
    await hold(trx, { entitlement: found.id, session, how: isBuyer ? 'bought' : 'restored' });
    return found;
  });
}

/** Returns true if a key is valid. */
export async function opensSomething(db: Database, typed: string): Promise<boolean> {
  const key = await findKey(db, 'entitlement', { typed });
  return (await hasCode(db, key?.entitlement ?? '')) !== undefined;
}

/** Stores the pack chosen with an entitlement. Returns false if one was already chosen. */
export async function choosePack(db: Database, entitlement: string, pack: string): Promise<boolean> {
  const chosen = await db
    .insertInto('pack_choices')
    .values({ entitlement, pack, chosen_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('entitlement').doNothing())
    .returning('pack')
    .executeTakeFirst();
  return chosen !== undefined;
}

/** Selects those of the given sessions that have an active entitlement and therefore never expire. */
export function sessionsWithEntitlements(
  db: Database,
  sessions: string[],
): SelectQueryBuilder<Schema, 'holders' | 'entitlements', { session: string }> {
  return db
    .selectFrom('holders')
    .innerJoin('entitlements', 'entitlements.id', 'holders.entitlement')
    .select('session')
    .where('session', 'in', sessions)
    .where(isActive());
}

/** Returns the condition that an entitlement is active at a given time. */
function isActive() {
  const now = inHours(0);
  return (row: ExpressionBuilder<Schema, 'entitlements'>) =>
    row.or([row('entitlements.expires_at', 'is', null), row('entitlements.expires_at', '>', now)]);
}
