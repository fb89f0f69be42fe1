import { randomInt } from 'node:crypto';
import type { Database } from '../../db/schema.js';
import {
  linkSession,
  deleteEntitlement,
  insertEntitlement,
  insertLink,
  type NewEntitlement,
  restoreCodeOf,
  type RestoreKey,
} from './entitlement-repository.js';
import { hashToken, newToken } from '../../tokens.js';

/** What is granted, and to which visitor; null: to whoever has the code. */
export type EntitlementGrant = Omit<NewEntitlement, 'restoreCode'> & { session: string | null };

/** Grants and revokes what was bought or tried; each call belongs in the transaction of its cause. */
export const entitlements = {
  /** Grants a product; a second grant with the same id throws. */
  grant: async (db: Database, { session, ...entitlement }: EntitlementGrant): Promise<void> => {
    await insertEntitlement(db, { ...entitlement, restoreCode: entitlement.trial ? null : newCode() });
    if (session !== null) await linkSession(db, entitlement.id, session);
  },
  /** Takes it back. */
  revoke: deleteEntitlement,
  /** The code that restores it. */
  restoreCode: restoreCodeOf,
  /** Returns a new token that restores it once. */
  createRestoreToken: async (db: Database, id: string): Promise<string> => {
    const token = newToken();
    await insertLink(db, id, hashToken(token));
    return token;
  },
};

// Crockford's alphabet: no I, L, O or U, which are misread.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of 80 random bits. */
function newCode(): string {
  const signs = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  return (signs.match(/.{4}/g) ?? []).join('-');
}

/** Reads what somebody typed or a link brought; misread signs, and what no code has, are forgiven. */
export function restoreKeyOf(typed: string): RestoreKey {
  const signs = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return { code: (signs.match(/.{1,4}/g) ?? []).join('-'), tokenHash: hashToken(typed) };
}
