import { codeOf } from '../error-types.js';

/** SQLite: another process holds the lock, or the disk is full or gone. */
const sqlite = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/;
/**
 * PostgreSQL: the connection broke, the server is out of resources, read-only, starting or stopping, or there was a deadlock or a
 * timeout of a lock, a statement or a transaction.
 */
const postgres = /^(08...|25006|25P0[234]|40001|40P01|53...|55P03|57014|57P0.|58030)$/;
/** The network to a database server. */
const network = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The messages of the driver, which have no code, about connections that fail, are lost, or don't answer. */
const driver =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client .*not queryable)/;
/** Another request was faster: if this one is repeated, it finds what that one stored. */
const conflict = /^(23503|23505|SQLITE_CONSTRAINT_(FOREIGNKEY|PRIMARYKEY|UNIQUE))$/;

/** Whether a database error means "not now": the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  // ENOENT: the socket of the server is gone.
  if (code === 'ENOENT') return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  if (code === '') return error instanceof Error && driver.test(error.message);
  return [sqlite, postgres, network, conflict].some((kind) => kind.test(code));
}

/** Whether the database server refuses connections or breaks them off: it is being restarted, perhaps. */
export function isGone(error: unknown): boolean {
  return isUnavailable(error) && (/^(E[A-Z]+|57P0[123])$/.test(codeOf(error)) || isBroken(error));
}

function isBroken(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Connection terminated unexpectedly');
}
