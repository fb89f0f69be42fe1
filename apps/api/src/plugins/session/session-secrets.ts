import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseConfig } from '../../config.js';
import { kindOf } from '../../db/database-file.js';
import { makePrivate } from '../../db/private-file.js';
import { codeOf, StartupError } from '../../error-types.js';

/** The settings that the session secrets depend on. */
export interface SecretSource {
  /** The configured secrets: the first one signs, all are accepted. */
  sessionSecrets: readonly string[];
  database: DatabaseConfig;
  production: boolean;
}

/**
 * Returns the secrets for cookies: the configured ones, or else one that is created once and kept in a file
 * next to the database.
 */
export function sessionSecretsOf({ sessionSecrets, database, production }: SecretSource): string[] {
  if (sessionSecrets.length > 0) return [...sessionSecrets];
  // Several servers may share a PostgreSQL database, and each must accept the others' cookies.
  if (production || database.engine === 'postgres') {
    throw new StartupError(
      `${production ? 'In production' : 'With DATABASE_URL'}, the secret that signs cookies must be configured: set SESSION_SECRET to at least 32 random characters.`,
    );
  }
  if (database.file === ':memory:') return [newSecret()];
  const file = join(dirname(database.file), 'session-secret');
  try {
    return [keptSecret(file)];
  } catch (error) {
    if (error instanceof StartupError || codeOf(error) === '') throw error;
    throw new StartupError(
      `The file ${file} can't be created or read: make it accessible, or set SESSION_SECRET.`,
    );
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function keptSecret(file: string): string {
  if (kindOf(file) === undefined) createOnce(file);
  // Reading a pipe would block forever.
  const secret = kindOf(file) === 'a file' ? readFileSync(file, 'utf8').trim() : '';
  if (secret.length >= 32) {
    // A file that was restored from a copy may have lost its permissions.
    makePrivate(file);
    return secret;
  }
  throw new StartupError(
    `The file ${file} contains no secret: delete it, and the next start creates a new one.`,
  );
}

/**
 * Creates the file with an atomic link so that processes that start at the same time read the same secret.
 */
function createOnce(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${newSecret()}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
