import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../db/schema.js';
import {
  addHolder,
  deleteEntitlement,
  insertEntitlement,
  insertLink,
  type NewEntitlement,
  restoreCodeOf,
  type RestoreKey,
} from './entitlement-repository.js';

/** What is handed over, and to which visitor; null: to whoever has the code. */
export type Handover = Omit<NewEntitlement, 'restoreCode'> & { session: string | null };

/** How what was bought or tried reaches the visitor; each call belongs into the transaction of its cause. */
export const delivery = {
  /** Opens something; a second time with the same id throws. */
  grant: async (db: Database, { session, ...entitlement }: Handover): Promise<void> => {
    await insertEntitlement(db, { ...entitlement, restoreCode: entitlement.trial ? null : newCode() });
    if (session !== null) await addHolder(db, entitlement.id, session);
  },
  /** Closes it again. */
  revoke: deleteEntitlement,
  /** Gives the code that restores it. */
  codeOf: restoreCodeOf,
  /** Gives a token that restores it once. */
  tokenFor: async (db: Database, id: string): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await insertLink(db, id, hashOf(token));
    return token;
  },
};

// Crockford's alphabet: no I, L, O or U, which are misread.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a code of 80 random bits. */
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
  return { code: (signs.match(/.{1,4}/g) ?? []).join('-'), tokenHash: hashOf(typed) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
