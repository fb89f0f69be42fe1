import type { Database } from '../../db/schema.js';
import {
  linkSession,
  deleteEntitlement,
  insertEntitlement,
  insertLink,
  hasCode,
  isHeldBy,
  type CodeReason,
  type NewEntitlement,
  type RestoreKey,
  saveCode,
} from './entitlement-repository.js';
import { normalizedCode, hashToken, newCode, newToken } from '../../tokens.js';

/** A grant and its session. Null if only the holder of the link can open it. */
export type EntitlementGrant = NewEntitlement & { session: string | null };

/** Grants and revokes products. Make each call in the transaction that stores the reason for it. */
export const entitlements = {
  /** Grants a product. A second grant with the same ID throws. */
  grant: async (db: Database, { session, ...entitlement }: EntitlementGrant): Promise<void> => {
    await insertEntitlement(db, entitlement);
    if (session !== null) await linkSession(db, entitlement.id, session);
  },
  /** Revokes an entitlement. */
  revoke: deleteEntitlement,
  /**
   * Returns true if a code exists that restores an entitlement. Returns undefined if the entitlement isn't active.
   */
  hasCode,
  /** Returns true if a session has the entitlement. */
  isHeldBy,
  /**
   * Returns a new code that restores an entitlement, and invalidates the previous one. Returns undefined if no code
   * can be created.
   */
  newCode: async (db: Database, id: string, reason: CodeReason): Promise<string | undefined> => {
    const code = newCode();
    const isSaved = await saveCode(db, { entitlement: id, codeHash: hashToken(code), reason });
    return isSaved ? code : undefined;
  },
  /** Returns a new token that restores an entitlement once. */
  createRestoreToken: async (db: Database, id: string): Promise<string> => {
    const token = newToken();
    await insertLink(db, id, hashToken(token));
    return token;
  },
};

/** Returns the keys that a typed code or a link's token may be. */
export function restoreKeyOf(typed: string): RestoreKey {
  return { codeHash: hashToken(normalizedCode(typed)), tokenHash: hashToken(typed) };
}
