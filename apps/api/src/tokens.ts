import { hash, randomBytes, randomInt } from 'node:crypto';

/** Returns a new token of 256 random bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a new ID of 128 random bits. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the hash under which a token is stored so that nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

// Crockford's Base32 alphabet: without I, L, O and U, which are easily misread.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a code of 80 random bits, in four groups of four characters. */
export function newCode(): string {
  const characters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  return (characters.match(/.{4}/g) ?? []).join('-');
}

/**
 * Returns a typed code as it was created. Corrects characters that are easily misread, and ignores others that no code
 * contains.
 */
export function normalizedCode(typed: string): string {
  const characters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return (characters.match(/.{1,4}/g) ?? []).join('-');
}
