import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { codeOf } from '../error-types.js';

const privateMode = 0o600;

/** Creates a file that only its owner can read; leaves one that exists as it is. */
export function createPrivate(file: string): void {
  // Closing a file ends all locks that this process has on it, so one that exists isn't opened.
  if (!existsSync(file)) closeSync(openSync(file, 'a', privateMode));
}

/** Takes everybody's rights to a file but its owner's, if the file exists and this process may. Only for files known to be the server's. */
export function makePrivate(file: string): void {
  if (!existsSync(file) || (statSync(file).mode & 0o777) === privateMode) return;
  try {
    chmodSync(file, privateMode);
  } catch (error) {
    // The file of another user: the rights to it are the operator's choice.
    if (codeOf(error) !== 'EPERM') throw error;
  }
}
