import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { batchSize, deleteInBatches } from '../../db/batches.js';
import type { Database, Schema } from '../../db/schema.js';
import { inHours } from '../../durations.js';

/** A pack or tier that a visitor may use now. */
export interface Entitlement {
  id: string;
  product: string;
  expiresAt: string | null;
  trial: boolean;
  /** The pack chosen with it, if it is Pro. */
  choice: string | null;
}

/**
 * The number of sessions that may share a purchase. When another session restores it, the oldest session that restored
 * it loses access, but never the buyer's.
 */
const maxSessions = 5;

function heldBy(db: Database, session: string) {
  return db
    .selectFrom('holders')
    .innerJoin('entitlements', 'entitlements.id', 'holders.entitlement')
    .leftJoin('pack_choices', 'pack_choices.entitlement', 'entitlements.id')
    .select(['entitlements.id', 'product', 'expires_at', 'trial', 'pack_choices.pack'])
    .where('session', '=', session)
    .orderBy('granted_at')
    .orderBy('entitlements.id')
    .execute();
}

/**
 * Returns the entitlements of a session that are active at a given time, and if the session has had a free
 * trial.
 */
export async function holdingsOf(
  db: Database,
  session: string,
  now: Date,
): Promise<{ active: Entitlement[]; trialUsed: boolean }> {
  const rows = await heldBy(db, session);
  const time = now.toISOString();
  const active = rows.filter(({ expires_at }) => expires_at === null || expires_at > time);
  return {
    active: active.map(({ id, product, expires_at, trial, pack }) => {
      return { id, product, expiresAt: expires_at, trial: trial === 1, choice: pack };
    }),
    trialUsed: rows.some(({ trial }) => trial === 1),
  };
}

/** Returns the entitlements of a session that are active at a given time. */
export async function entitlementsOf(db: Database, session: string, now: Date): Promise<Entitlement[]> {
  return (await holdingsOf(db, session, now)).active;
}

/** An entitlement to store. */
export interface NewEntitlement {
  /** The ID of its order or trial. */
  id: string;
  product: string;
  trial: boolean;
  grantedAt: Date;
  expiresAt: Date | null;
}

/** Stores an entitlement. Throws if one with the same ID exists. */
export async function insertEntitlement(db: Database, entitlement: NewEntitlement): Promise<void> {
  const { id, product, trial, grantedAt, expiresAt } = entitlement;
  await db
    .insertInto('entitlements')
    .values({
      id,
      product,
      trial: trial ? 1 : 0,
      granted_at: grantedAt.toISOString(),
      expires_at: expiresAt && expiresAt.toISOString(),
      code_hash: null,
      code_mailed_at: null,
    })
    .execute();
}

/** Deletes an entitlement and everything that refers to it. */
export async function deleteEntitlement(db: Database, id: string): Promise<void> {
  await db.deleteFrom('entitlements').where('id', '=', id).execute();
}

/** Links a session to an entitlement. If too many sessions share it, deletes the oldest link. */
export async function linkSession(db: Database, entitlement: string, session: string): Promise<void> {
  const since = new Date().toISOString();
  await db
    .insertInto('holders')
    .values({ entitlement, session, since })
    .onConflict((conflict) => conflict.columns(['entitlement', 'session']).doUpdateSet({ since }))
    .execute();
  const linked = await db
    .selectFrom('holders')
    .leftJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'entitlement').onRef('orders.session', '=', 'holders.session'),
    )
    .select(['holders.session', 'orders.id as bought'])
    .where('entitlement', '=', entitlement)
    .orderBy('since', 'desc')
    .execute();
  const others = linked.filter((other) => other.session !== session && other.bought === null);
  const surplus = others.slice(maxSessions - (linked.length - others.length));
  for (const other of surplus) {
    await db
      .deleteFrom('holders')
      .where('entitlement', '=', entitlement)
      .where('session', '=', other.session)
      .execute();
  }
}

/** Returns true if a code exists that restores an entitlement. Returns undefined if the entitlement isn't active. */
export async function hasCode(db: Database, entitlement: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('entitlements')
    .select('code_hash')
    .where('id', '=', entitlement)
    .where(isActive())
    .executeTakeFirst();
  return row && row.code_hash !== null;
}

/** Returns true if a session has an entitlement. */
export async function isHeldBy(db: Database, entitlement: string, session: string): Promise<boolean> {
  const row = await db
    .selectFrom('holders')
    .select('since')
    .where('entitlement', '=', entitlement)
    .where('session', '=', session)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The reason for creating a code: it is the first, it replaces a previous one, or it is emailed, at most
 * three times a day.
 */
export type CodeReason = 'first' | 'again' | 'mailed';

/**
 * Stores the hash of a code that restores an entitlement, and invalidates the previous one. Returns false if
 * no code can be created.
 */
export async function saveCode(
  db: Database,
  { entitlement, codeHash, reason }: { entitlement: string; codeHash: string; reason: CodeReason },
): Promise<boolean> {
  let update = db
    .updateTable('entitlements')
    .set({ code_hash: codeHash, ...(reason === 'mailed' && { code_mailed_at: inHours(0) }) })
    .where('id', '=', entitlement)
    .where(isActive());
  if (reason === 'first') update = update.where('code_hash', 'is', null);
  if (reason === 'mailed')
    update = update.where((row) =>
      row.or([
        row('code_mailed_at', 'is', null),
        row('code_mailed_at', '<', inHours(-8)),
        row('code_mailed_at', '>', inHours(0)), // Covers a clock that has been set back since then.
      ]),
    );
  return (await update.returning('id').executeTakeFirst()) !== undefined;
}

/** Stores the token of a link that restores an entitlement once, within 24 hours. */
export async function insertLink(db: Database, entitlement: string, tokenHash: string): Promise<void> {
  const row = { token_hash: tokenHash, entitlement, expires_at: inHours(24) };
  await db.insertInto('restore_links').values(row).execute();
}

/** Deletes expired links. */
export function deleteExpiredLinks(db: Database): Promise<void> {
  const now = inHours(0);
  return deleteInBatches(
    async () => {
      const old = db.selectFrom('restore_links').select('token_hash').where('expires_at', '<=', now);
      return (await old.limit(batchSize).execute()).map(({ token_hash }) => token_hash);
    },
    (tokens) => db.deleteFrom('restore_links').where('token_hash', 'in', tokens).execute(),
  );
}

/** A key that restores an entitlement: the hash of a code or of a link's token. */
export interface RestoreKey {
  codeHash: string;
  tokenHash: string;
}

/**
 * Links a session to the entitlement of a key and returns it. Returns undefined if the key is invalid. A link works
 * only once.
 */
export function restore(
  db: Database,
  { codeHash, tokenHash }: RestoreKey,
  session: string,
): Promise<Pick<Entitlement, 'id' | 'product'> | undefined> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .deleteFrom('restore_links')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', inHours(0))
      .returning('entitlement')
      .executeTakeFirst();
    // The update locks the row on PostgreSQL so that two requests count the sessions one after the other.
    const found = await trx
      .updateTable('entitlements')
      .set((row) => ({ code_hash: row.ref('code_hash') }))
      .where(link ? 'id' : 'code_hash', '=', link ? link.entitlement : codeHash)
      .where(isActive())
      .returning(['id', 'product'])
      .executeTakeFirst();
    if (!found) return undefined;
    await linkSession(trx, found.id, session);
    return found;
  });
}

/** Returns true if a key is valid. */
export async function opensSomething(db: Database, { codeHash, tokenHash }: RestoreKey): Promise<boolean> {
  const link = await db
    .selectFrom('restore_links')
    .select('entitlement')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', inHours(0))
    .executeTakeFirst();
  // A single statement would make PostgreSQL scan all entitlements.
  const found = await db
    .selectFrom('entitlements')
    .select('id')
    .where(link ? 'id' : 'code_hash', '=', link ? link.entitlement : codeHash)
    .where(isActive())
    .executeTakeFirst();
  return found !== undefined;
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
    row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]);
}
