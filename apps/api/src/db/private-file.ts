import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { codeOf } from '../error-types.js';

const privateMode = 0o600;

/** Creates a file that only its owner can read. Leaves an existing file unchanged. */
export function createPrivate(file: string): void {
  // Closing a file releases all locks that this process holds on it, so an existing file isn't opened.
  if (!existsSync(file)) closeSync(openSync(file, 'a', privateMode));
}

/**
 * Restricts a file to its owner, if the file exists and this process has permission. Use it only for files
 * that belong to the server.
 */
export function makePrivate(file: string): void {
  if (!existsSync(file) || (statSync(file).mode & 0o777) === privateMode) return;
  try {
    chmodSync(file, privateMode);
  } catch (error) {
    // The file belongs to another user, so its permissions are the operator's choice.
    if (codeOf(error) !== 'EPERM') throw error;
  }
}
