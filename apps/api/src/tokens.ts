import { createHash, randomBytes } from 'node:crypto';

/** A new token of 256 random bits, as cookies and links carry it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a token is stored: who reads the database can't use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
