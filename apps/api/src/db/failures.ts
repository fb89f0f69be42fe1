import { codeOf } from '../error-types.js';

/** SQLite error codes: another process holds the lock, or the disk is full or missing. */
const sqlite = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/;
/**
 * PostgreSQL error codes: the connection broke, the server is out of resources, read-only, starting, or
 * stopping, or there was a deadlock or a timeout (lock, statement, or transaction).
 */
const postgres = /^(08...|25006|25P0[234]|40001|40P01|53...|55P03|57014|57P0.|58030)$/;
/** Network error codes for a database server. */
const network = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's messages, which have no code, about connections that fail, are lost, or don't respond. */
const driver =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client .*not queryable)/;
/** Another request was faster: if this one is retried, it finds the stored data. */
const conflict = /^(23503|23505|SQLITE_CONSTRAINT_(FOREIGNKEY|PRIMARYKEY|UNIQUE))$/;

/** Returns true if a database error means "not now": the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  // ENOENT means that the server's socket is gone.
  if (code === 'ENOENT') return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  if (code === '') return error instanceof Error && driver.test(error.message);
  return [sqlite, postgres, network, conflict].some((kind) => kind.test(code));
}

/** Returns true if the database server refuses or drops connections, for example during a restart. */
export function isGone(error: unknown): boolean {
  return isUnavailable(error) && (/^(E[A-Z]+|57P0[123])$/.test(codeOf(error)) || isBroken(error));
}

function isBroken(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Connection terminated unexpectedly');
}
