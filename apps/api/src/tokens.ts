import { hash, randomBytes } from 'node:crypto';

/** Returns a new token of 256 random bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash under which a token is stored so that nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
